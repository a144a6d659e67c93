import type { ProductRuleTexts } from '#contract/products/productRules.ts';

/** Texts that both forms share. */
const common = {
  required: 'are required.',
  marked: 'Fields marked',
  basics: 'Basic Information',
  basicsText: 'What customers read first.',
  pricing: 'Pricing & Stock',
  settings: 'Settings & Availability',
  media: 'Product Media',

  name: 'Product Name',
  description: 'Description',
  category: 'Category',
  subCategory: 'Sub-category',
  brand: 'Brand',
  optional: 'Optional',
  choose: 'Choose',
  actualPrice: 'Actual Price',
  discountedPrice: 'Discounted Price',
  discountedHint: 'Not above the actual price',
  discount: 'Discount',
  percentOff: '% off',
  discountHint: 'Calculated',
  stock: 'Stock',
  stockUnit: 'Stock Unit',
  status: 'Product Status',
  featured: 'Featured product',
  featuredHint: 'Shown on the store home page',
  locations: 'Locations',
  searchLocations: 'Search locations...',
  noLocation: 'No location found',
  removeLocation: (location: string) => `Remove ${location}`,
  locationCount: (count: number, all: number) => `${count} of ${all}`,

  cancel: 'Cancel',
  needAttention: (count: number) =>
    count === 1 ? '1 field needs attention' : `${count} fields need attention`,
  noImages: 'Add at least one image to publish',
  unsaved: 'Unsaved changes',
  percent: (share: number) => `${Math.floor(share * 100)}%`,
  progress: 'Upload progress',
};

const createProblems: ProductRuleTexts = {
  name: 'Product name is required',
  description: 'Description is required',
  category: 'Category is required',
  brand: 'Brand is required',
  stockUnit: 'Stock unit is required',
  locations: 'At least one location is required',
  status: 'Product status is required',
  actualPrice: 'Actual price must be a positive number',
  discountedPrice: 'Discounted price must be a positive number if provided',
  discountedAboveActual: 'Discounted price cannot be greater than actual price',
  stock: 'Stock must be a non-negative number',
  images: 'At least one product image is required',
};

export const createCopy = {
  ...common,
  page: 'Add New Product',
  submit: 'Publish Product',
  /** While the files have arrived and the store is busy with them. */
  saving: 'Publishing...',
  saved: 'Product created successfully!',
  failed: 'Failed to create product. Please try again.',
  /** No answer came, or one that can't be read. */
  unanswered: 'Failed to create product. Please try again.',
  problems: createProblems,
};
export type ProductFormCopy = typeof createCopy;

/** The edit form's messages end with a period; three of them have words of their own. */
export const editCopy: ProductFormCopy = {
  ...common,
  page: 'Edit Product',
  submit: 'Save Changes',
  saving: 'Saving...',
  saved: 'Product updated successfully!',
  failed: 'Failed to update product. Please try again.',
  unanswered: 'An unexpected error occurred.',
  problems: {
    name: 'Product name is required.',
    description: 'Description is required.',
    category: 'Category is required.',
    brand: 'Brand is required.',
    stockUnit: 'Stock unit is required.',
    locations: 'At least one location is required.',
    status: 'Product status is required.',
    actualPrice: 'Actual price must be a positive number.',
    discountedPrice: 'Discounted price must be positive if provided.',
    discountedAboveActual: 'Discounted price cannot exceed actual price.',
    stock: 'Stock must be a non-negative number.',
    images: 'At least one product image is required.',
  },
};

export const createOnlyCopy = {
  noId: 'Failed to get product ID from response.',
  accessTitle: 'Access Restricted',
  accessText: 'Please sign in to add products',
  toLogin: 'Go to Login',
};

export const editOnlyCopy = {
  loading: 'Loading product',
  noIdGiven: 'No product ID provided.',
  notFound: 'Product not found.',
  notFoundText: 'It may have been deleted, or the address is incomplete.',
  toProducts: 'Back to Products',
  fetchFailed: 'Failed to fetch product details.',
  accessTitle: 'Access Required',
  accessText: 'Please sign in to edit products',
  toLogin: 'Sign In',
};

export const conflictCopy = {
  title: 'Somebody else saved this product',
  text: 'Reload it to see what they saved; what you typed is then offered as a draft. Or overwrite it with what stands here.',
  stay: 'Keep editing',
  reload: 'Reload',
  overwrite: 'Overwrite',
};

export const draftCopy = {
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

export const leaveCopy = {
  title: 'Leave without saving?',
  text: 'The changes on this page have not been saved.',
  stay: 'Stay',
  leave: 'Leave',
};

export const CATEGORY_LABELS: Record<string, string> = {
  Home: 'Home & Kitchen',
  Sports: 'Sports & Outdoors',
};

export const STATUS_LABELS = { active: 'Active', inactive: 'Inactive', draft: 'Draft' };

export const newerVersionCopy = {
  saved: 'Somebody else has just saved this product',
  savedText:
    'What you have typed is still here. To go on from their version, load it: it replaces what stands here.',
  see: 'See it in a new tab',
  load: 'Load their version',
  deleted: 'Somebody else has just deleted this product',
  deletedText: 'What you have typed is still here, but it can’t be saved any more.',
};

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
};
