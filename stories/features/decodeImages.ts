/** Waits until all images of an element can be painted. */
export const decodeImages = (root: HTMLElement) =>
  Promise.all([...root.querySelectorAll('img')].map((image) => image.decode()));
