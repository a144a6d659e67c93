import type { ProductImage } from '#contract/product.ts';

/** Where the pictures of products are kept. Their names are the store's own and never a client's. */
export type ImageStore = {
  /** Keeps all of these files as pictures, or none: a file that is no picture is refused by its name. */
  add(files: readonly File[]): Promise<ProductImage[]>;
  /** Ids that it does not keep are no failure. */
  remove(publicIds: readonly string[]): Promise<void>;
  /** Where a small copy of it is, for tables. A store that has none leaves it out. */
  thumbUrl?(image: ProductImage): string | undefined;
};
