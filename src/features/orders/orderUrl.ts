import { paths } from '#features/paths.ts';

// The open order is in the URL, so that it can be linked to and Back closes it.

const PARAM = 'order';

export const getOpenOrder = (params: URLSearchParams): string | undefined => params.get(PARAM) || undefined;

/** Returns the parameters with this order open, or with none open. Keeps other parameters. */
export function setOpenOrder(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === undefined) next.delete(PARAM);
  else next.set(PARAM, id);
  return next;
}

/** Returns the URL of an order. */
export const getOrderHref = (id: string): string =>
  `${paths.orders}?${setOpenOrder(new URLSearchParams(), id)}`;
