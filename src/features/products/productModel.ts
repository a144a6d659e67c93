import { LOW_STOCK_LIMIT, type Product } from '#contract/product.ts';
import { countText } from '#features/countText.ts';
import { discountOf } from './discount.ts';

type Prices = Pick<Product, 'actualPrice' | 'discountedPrice' | 'discountPercentage'>;

/** What the customer pays, and what it cost before where that is more. */
export function pricesOf({ actualPrice, discountedPrice, discountPercentage }: Prices): {
  pays?: number;
  was?: number;
} {
  if (actualPrice === undefined) return discountedPrice === undefined ? {} : { pays: discountedPrice };
  // A price of zero stands for no second price, unless all of it is taken off.
  const lowest = discountPercentage === 100 ? 0 : Number.MIN_VALUE;
  if (discountedPrice === undefined || discountedPrice < lowest || discountedPrice >= actualPrice)
    return { pays: actualPrice };
  return { pays: discountedPrice, was: actualPrice };
}

/** Whole percent off, or undefined where there is nothing to say. */
export function percentOff(prices: Prices): number | undefined {
  const percent = prices.discountPercentage ?? discountOf(prices.actualPrice, prices.discountedPrice);
  return percent !== undefined && percent > 0 ? percent : undefined;
}

/** What stands for the product in a table: the first image, its small copy where there is one. */
export const thumbnailOf = ({ images }: Pick<Product, 'images'>): string | undefined =>
  images?.[0]?.thumbUrl ?? images?.[0]?.url;

export const stockLevel = (stock: number): 'low' | 'enough' => (stock <= LOW_STOCK_LIMIT ? 'low' : 'enough');

/** '46 pieces', with a true minus sign before what was sold beyond the stock. */
export const amountText = (stock: number, unit: string): string =>
  `${countText(stock).replace('-', '\u2212')} ${unit}`;
