import type { Words } from '#languages/words.ts';

/** The categories that the list can be filtered by. The last is for what is in none of the others. */
export const CATEGORIES = [
  'Electronics',
  'Fashion',
  'Food & Health',
  'Home',
  'Sports',
  'Travel',
  'Vehicles',
  'Others',
] as const;

/** The value of the filter that lets every category pass. */
export const ALL_CATEGORIES = 'All';

export type CategoryNames = Words['products']['inventoryCopy']['categories'];

const isKnown = (names: CategoryNames, category: string): category is keyof CategoryNames =>
  Object.hasOwn(names, category);

/** Returns what a category is called in the administrator's language; one that is not known keeps its own name. */
export const formatCategory = (names: CategoryNames, category: string): string =>
  isKnown(names, category) ? names[category] : category;
