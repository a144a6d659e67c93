import { waitFor } from 'storybook/test';

/** Real pictures of the seed, as somebody would choose them from a disk. */
export const pictureFiles = (...names: readonly string[]): Promise<File[]> =>
  Promise.all(
    names.map(async (name) => {
      const picture = await fetch(`/uploads/${name}.webp`);
      return new File([await picture.blob()], `${name}.webp`, { type: 'image/webp' });
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

/** As many pictures as that stand in the form, and all can be seen. */
export const areShown = (root: HTMLElement, count: number) =>
  waitFor(async () => {
    const pictures = [...root.querySelectorAll<HTMLImageElement>('ul[aria-labelledby] img')];
    if (pictures.length !== count) throw new Error(`${pictures.length} pictures instead of ${count}`);
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
