import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '#contract/products/productFields.ts';

/** Returns why the store would reject a file as an image. */
export function findFileProblem({ type, size }: File): 'invalidType' | 'tooLarge' | undefined {
  if (!(IMAGE_TYPES as readonly string[]).includes(type)) return 'invalidType';
  return size > MAX_IMAGE_BYTES ? 'tooLarge' : undefined;
}
