import { problems, sentences } from './productProblems.ts';
import { number, plural } from './rules.ts';

export { choices } from './productChoices.ts';

/** Shared by both forms. */
const common = {
  requirement: 'Fields marked * are required.',
  basics: 'Basic Information',
  basicsText: 'The first thing customers read.',
  pricing: 'Pricing & Stock',
  settings: 'Settings & Availability',
  media: 'Product Media',

  optional: 'Optional',
  choose: 'Choose',
  percentOff: '% off',
  searchLocations: 'Search locations...',
  noLocation: 'No location found',
  removeLocation: (location: string) => `Remove ${location}`,
  locationCount: (count: number, all: number) => `${number(count)} of ${number(all)}`,

  cancel: 'Cancel',
  needAttention: (count: number) =>
    plural(count, { one: '# field needs attention', other: '# fields need attention' }),
  noImages: 'Add at least one image to publish',
  unsaved: 'Unsaved changes',
  progress: 'Upload progress',
};

export const create = {
  ...common,
  page: 'Add New Product',
  submit: 'Publish Product',
  /** Shown after the upload, until the store answers. */
  saving: 'Publishing...',
  saved: 'Product created successfully!',
  failed: 'Failed to create product. Please try again.',
  /** No response, or an unreadable one. */
  unanswered: 'Failed to create product. Please try again.',
  problems,
};

export const edit: typeof create = {
  ...common,
  page: 'Edit Product',
  submit: 'Save Changes',
  saving: 'Saving...',
  saved: 'Product updated successfully!',
  failed: 'Failed to update product. Please try again.',
  unanswered: 'An unexpected error occurred.',
  problems: sentences,
};

export const createOnly = {
  noId: 'Failed to get product ID from response.',
  accessTitle: 'Access Restricted',
  accessText: 'Please sign in to add products',
  toLogin: 'Go to Login',
};

export const editOnly = {
  loading: 'Loading product',
  noIdGiven: 'No product ID provided.',
  notFound: 'Product not found.',
  notFoundText: 'It may have been deleted, or the link may be incomplete.',
  toProducts: 'Back to Products',
  fetchFailed: 'Failed to fetch product details.',
  accessTitle: 'Access Required',
  accessText: 'Please sign in to edit products',
  toLogin: 'Sign In',
};

export const leaveDialog = {
  title: 'Leave without saving?',
  text: 'Your changes on this page haven’t been saved.',
  stay: 'Stay',
  leave: 'Leave',
};

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
  subtitle: (name: string) =>
    `A copy of “${name}”, as a draft without stock. Nothing is saved until you publish it.`,
  withoutCodes: 'SKU and barcode stay with the original.',
  unnamed: 'Unnamed product',
  notFound: 'Couldn’t find the product to copy.',
  notFoundText: 'It may have been deleted, or the link may be incomplete.',
  failed: 'Couldn’t copy the product.',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
  toProducts: 'Back to Products',
  addEmpty: 'Add New Product',
  missingImages: (count: number) =>
    plural(count, { one: 'Couldn’t copy one image', other: 'Couldn’t copy # images' }),
  missingImagesText: 'Open each image here, save it to your device, then add it again.',
  openImage: (place: number) => `Open image ${number(place)} in a new tab`,
};
