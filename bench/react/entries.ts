/** What the sidebar shows. */
export const entries = [
  'Dashboard',
  'Banner Slides',
  'Categories',
  'Product List',
  'Product Upload',
  'Orders',
  'Home Banners',
  'Side Banners',
  'Bottom Banners',
];
