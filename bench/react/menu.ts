export const menuEntries = [
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
