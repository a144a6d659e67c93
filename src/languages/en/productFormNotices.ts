import { number, plural } from './rules.ts';

export const conflict = {
  title: 'Somebody else saved this product',
  text: 'Reload it to see what they saved; what you typed is then offered as a draft. Or overwrite it with what stands here.',
  stay: 'Keep editing',
  reload: 'Reload',
  overwrite: 'Overwrite',
};

export const draft = {
  titles: {
    new: 'You have an unfinished product',
    copy: 'You have an unfinished copy',
    edit: 'You have unsaved changes of this product',
    outdatedEdit: 'You have unsaved changes; somebody else has saved this product since',
  },
  edited: 'New images have to be added again.',
  outdated: 'You are asked before they replace the newer version.',
  named: (name: string) => `“${name}” was not published. Its images have to be added again.`,
  unnamed: 'It was not published. Its images have to be added again.',
  restore: 'Restore',
  discard: 'Discard',
};

export const newerVersion = {
  saved: 'Somebody else has just saved this product',
  savedText:
    'What you have typed is still here. To go on from their version, load it: it replaces what stands here.',
  see: 'See it in a new tab',
  load: 'Load their version',
  deleted: 'Somebody else has just deleted this product',
  deletedText: 'What you have typed is still here, but it can’t be saved any more.',
};

/** Texts of a product that is made from another one. */
export const duplicate = {
  /** Behind the name of a copy; '#' is the number of a copy of a copy. Found again in the name by these words. */
  mark: '(copy)',
  markAgain: '(copy #)',
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
    plural(count, { one: 'One image could not be copied', other: '# images could not be copied' }),
  missingImagesText: 'Add them again: open each one here, and save it on your device.',
  openImage: (place: number) => `Open image ${number(place)} in a new tab`,
};
