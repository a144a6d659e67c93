import { multiplyAmount } from '#contract/money/decimal.ts';
import type { Order } from '#contract/orders/order.ts';

/** Returns unit price times quantity; undefined where either is missing. */
export const getSubtotal = ({ productPrice, quantity }: Order): number | undefined =>
  productPrice === undefined || quantity === undefined ? undefined : multiplyAmount(productPrice, quantity);

/** Returns the discount as a negative amount, whichever sign the backend gives it; none is 0. */
export const getOrderDiscount = ({ totalDiscount }: Order): number | undefined =>
  totalDiscount === undefined ? undefined : -Math.abs(totalDiscount) || 0;
