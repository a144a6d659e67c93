import { number, plural } from './rules.ts';

export const conflict = {
  title: 'Someone else saved this product',
  text: 'Reload to see their version and keep yours as a draft. Or overwrite it with your version.',
  stay: 'Keep editing',
  reload: 'Reload',
  overwrite: 'Overwrite',
};

export const draft = {
  titles: {
    new: 'You have an unfinished product',
    copy: 'You have an unfinished copy',
    edit: 'You have unsaved changes to this product',
    outdatedEdit: 'You have unsaved changes, but someone else has saved this product since',
  },
  edited: 'You need to add new images again.',
  outdated: 'You’ll be asked before they replace the newer version.',
  named: (name: string) => `“${name}” wasn’t published. You need to add its images again.`,
  unnamed: 'It wasn’t published. You need to add its images again.',
  restore: 'Restore',
  discard: 'Discard',
};

export const newerVersion = {
  saved: 'Someone else just saved this product',
  savedText: 'What you typed is still here. Loading their version replaces your changes.',
  see: 'Open in a new tab',
  load: 'Load their version',
  deleted: 'Someone else just deleted this product',
  deletedText: 'What you typed is still here, but you can no longer save it.',
};

/** A copy of a product. */
export const duplicate = {
  /** Appended to the name of a copy, and recognized there. '#' is the number of a copy of a copy. */
  mark: '(copy)',
  markAgain: '(copy #)',
  loading: 'Copying the product',
  subtitle: (name: string) => `A copy of “${name}”. Nothing is saved until you publish it.`,
  unnamed: 'Unnamed product',
  notFound: 'Couldn’t find the product to copy.',
  notFoundText: 'It may have been deleted, or the link may be incomplete.',
  failed: 'Couldn’t copy the product.',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
  toProducts: 'Back to Products',
  addEmpty: 'Add an empty product',
  missingImages: (count: number) =>
    plural(count, { one: 'Couldn’t copy one image', other: 'Couldn’t copy # images' }),
  missingImagesText: 'Open each image here, save it to your device, then add it again.',
  openImage: (place: number) => `Open image ${number(place)} in a new tab`,
};
