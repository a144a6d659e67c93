/** Words of the category filter, by the value that is compared; the first is every category. */
export const categoryLabels = {
  All: 'All categories',
  Electronics: 'Electronics',
  Fashion: 'Fashion',
  'Food & Health': 'Food & Health',
  Home: 'Home',
  Sports: 'Sports',
  Travel: 'Travel',
  Vehicles: 'Vehicles',
  Others: 'Others',
} as const;
