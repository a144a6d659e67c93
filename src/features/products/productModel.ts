import type { Product } from '#contract/products/product.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Messages } from '#languages/messages.ts';
import type { Formats } from '#features/format/formats.ts';

/** Returns the URL of the first image, preferably its thumbnail. */
export const getThumbnailUrl = ({ images }: Pick<Product, 'images'>): string | undefined =>
  images?.[0]?.thumbUrl ?? images?.[0]?.url;

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 3 };

/** Formats a percentage: '15%'. */
export const formatPercent = (percent: number, formats: Formats): string =>
  formats.number(percent / 100, PERCENT);

/** Returns a product's name for lists, dialogs and labels. */
export const formatProductName = (
  t: Messages['products']['inventory'],
  { name }: Pick<Product, 'name'>,
): string => trimToUndefined(name) ?? t.unnamed;

export type CategoryNames = Messages['products']['productFilters']['category']['options'];

const isKnown = (names: CategoryNames, category: string): category is keyof CategoryNames =>
  Object.hasOwn(names, category);

/** Returns a category's translated name; unknown ones stay as they are. */
export const formatCategory = (names: CategoryNames, category: string): string =>
  isKnown(names, category) ? names[category] : category;
