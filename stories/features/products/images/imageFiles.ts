import { waitFor } from 'storybook/test';

/** Real images of the seed, as somebody would choose them from a disk. */
export const loadImageFiles = (...names: readonly string[]): Promise<File[]> =>
  Promise.all(
    names.map(async (name) => {
      const image = await fetch(`/uploads/${name}.webp`);
      return new File([await image.blob()], `${name}.webp`, { type: 'image/webp' });
    }),
  );

export const aFile = (name: string, type: string, bytes = 1) =>
  new File([new Uint8Array(bytes)], name, { type });

/** What the browser tells the page while files are dragged over it, dropped on it or pasted into it. */
export function bring(
  event: 'dragenter' | 'dragover' | 'drop' | 'paste',
  target: Element,
  files: readonly File[],
) {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const options = { bubbles: true, cancelable: true };
  target.dispatchEvent(
    event === 'paste'
      ? new ClipboardEvent(event, { ...options, clipboardData: data })
      : new DragEvent(event, { ...options, dataTransfer: data }),
  );
}

/** Waits until the form shows as many images as given, each decoded. */
export const waitForImages = (root: HTMLElement, count: number) =>
  waitFor(async () => {
    const images = [...root.querySelectorAll<HTMLImageElement>('ul[aria-label="Product images"] img')];
    if (images.length !== count) throw new Error(`${images.length} images instead of ${count}`);
    await Promise.all(images.map((image) => image.decode()));
  });

/** The arrow that moves an image towards the first place, whichever way the page reads. */
export const getArrowToStart = () =>
  document.documentElement.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}';
