import type { Words } from '#languages/words.ts';

export type CategoryNames = Words['products']['productFilters']['category']['options'];

const isKnown = (names: CategoryNames, category: string): category is keyof CategoryNames =>
  Object.hasOwn(names, category);

/** Returns a category's name in the administrator's language; an unknown one keeps its own. */
export const formatCategory = (names: CategoryNames, category: string): string =>
  isKnown(names, category) ? names[category] : category;
