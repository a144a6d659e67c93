import { waitFor } from 'storybook/test';

/** Loads images of the sample data as files. */
export const loadImageFiles = (...names: readonly string[]): Promise<File[]> =>
  Promise.all(
    names.map(async (name) => {
      const image = await fetch(`/uploads/${name}.webp`);
      return new File([await image.blob()], `${name}.webp`, { type: 'image/webp' });
    }),
  );

export const aFile = (name: string, type: string, bytes = 1) =>
  new File([new Uint8Array(bytes)], name, { type });

/** Dispatches the event of dragging, dropping or pasting files. */
export function dispatchFiles(
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

/** Waits until the form shows `count` images and all are decoded. */
export const waitForImages = (root: HTMLElement, count: number) =>
  waitFor(async () => {
    const images = [...root.querySelectorAll<HTMLImageElement>('ul[aria-label="Product images"] img')];
    if (images.length !== count) throw new Error(`${images.length} images instead of ${count}`);
    await Promise.all(images.map((image) => image.decode()));
  });

/** Returns the arrow key that moves an image towards the first position, in either text direction. */
export const getKeyTowardsFirst = () =>
  document.documentElement.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}';
