import { number, plural } from './rules.ts';

export const productPage = {
  page: 'Product',
  loading: 'Loading product details...',
  unnamed: 'Unnamed product',
  dashboard: 'Dashboard',
  edit: 'Edit Product',
  duplicate: 'Duplicate',
  delete: 'Delete',
  moreActions: 'More actions',
  breadcrumb: 'Breadcrumb',
  products: 'Products',
  details: 'Product details',
  was: 'was',
  off: (percent: number) => `${number(percent)}% OFF`,
  reviews: 'Reviews',
  reviewCount: (count: number) => plural(count, { one: '# review', other: '# reviews' }),
  published: 'Published',
  created: 'Created',
};

export const gallery = {
  thumbnails: 'Product images',
  thumbnail: (place: number, count: number) => `Image ${number(place)} of ${number(count)}`,
  alt: (name: string, place: number, count: number) =>
    count === 1 ? name : `${name}, image ${number(place)} of ${number(count)}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  hoverHint: 'Hover to zoom',
  tapHint: 'Tap to zoom',
  pinnedHint: 'Drag or use the arrow keys to move',
  noImage: 'No image',
};

/** Shown instead of the product. */
export const failure = {
  notFound: 'Product not found.',
  notFoundHint: 'It may have been deleted, or the link may be incomplete.',
  refused: (statusText: string) => `Failed to load product details: ${statusText}`,
  refusedHint: 'The store sent an unexpected response.',
  unanswered: 'Failed to load product details. Please try again later.',
  unansweredHint: 'The store didn’t send a valid response.',
  noData: 'Product data is not available.',
  noDataHint: 'The store’s response didn’t include this product.',
  back: 'Back to Products',
  retry: 'Try again',
  accessTitle: 'Access Required',
  accessText: 'Please login to view product details.',
  signIn: 'Sign In',
  goHome: 'Go Home',
};
