/** Texts of a product that is made from another one. */
export const duplicateCopy = {
  mark: '(copy)',
  markAgain: (count: number) => `(copy ${count})`,
  loading: 'Copying the product',
  subtitle: (name: string) => `A copy of “${name}”. Nothing is saved until you publish it.`,
  unnamed: 'Unnamed product',
  notFound: 'The product to copy was not found.',
  notFoundText: 'It may have been deleted, or the address is incomplete.',
  failed: 'The product could not be copied.',
  failedText: 'Check your connection, or try again later.',
  retry: 'Try again',
  toProducts: 'Back to Products',
  addEmpty: 'Add an empty product',
  missingImages: (count: number) =>
    count === 1 ? 'One image could not be copied' : `${count} images could not be copied`,
  missingImagesText: 'Add them again: open each one here, and save it on your device.',
  openImage: (place: number) => `Open image ${place} in a new tab`,
} as const;
