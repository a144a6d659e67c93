import { IMAGE_TYPES } from '#contract/products/productFields.ts';

type ImageType = (typeof IMAGE_TYPES)[number];

/** Two by two grey pixels in each type. */
const CONTENTS: Record<ImageType, string> = {
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAAA1BMVEWIiIhYZW6zAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgAAEAAAYAAeaH/n8AAAAASUVORK5CYII=',
  'image/jpeg':
    '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAACAAIDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAA//2Q==',
  'image/gif': 'R0lGODlhAgACAIAAAExpcYiIiCH5BAUAAAAALAAAAAACAAIAAAICjFMAOw==',
  'image/webp': 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoCAAIADMDOJaQAA3AAzQAA',
};

/** Decodes the content of an image, followed by zeros up to a size. */
function getBytes(type: ImageType, size = 0): Uint8Array<ArrayBuffer> {
  const content = Uint8Array.from(atob(CONTENTS[type]), (character) => character.charCodeAt(0));
  const bytes = new Uint8Array(Math.max(size, content.length));
  bytes.set(content);
  return bytes;
}

/** Creates an image of a type. With `size`, it has that many bytes. */
export const createImage = (type: ImageType = 'image/png', size?: number): File =>
  new File([getBytes(type, size)], `image.${type.slice('image/'.length)}`, { type });
