import { paths } from '#features/paths.ts';

// The order that is open over the table stands in the address, so that it can be linked and Back closes it.

const PARAM = 'order';

export const getOpenOrder = (params: URLSearchParams): string | undefined => params.get(PARAM) || undefined;

/** Returns the parameters with an order open, or with none; all others stay. */
export function setOpenOrder(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === undefined) next.delete(PARAM);
  else next.set(PARAM, id);
  return next;
}

/** Returns the address of one order, for who opens it elsewhere. */
export const getOrderHref = (id: string): string =>
  `${paths.orders}?${setOpenOrder(new URLSearchParams(), id)}`;
