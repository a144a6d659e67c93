import { ORDER_PARAM, paths } from '#features/paths.ts';

// The open order is in the URL, so that it can be linked to and Back closes it.

export const getOpenOrder = (params: URLSearchParams): string | undefined =>
  params.get(ORDER_PARAM) || undefined;

/** Returns the parameters with this order open, or with none open. Keeps other parameters. */
export function setOpenOrder(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === undefined) next.delete(ORDER_PARAM);
  else next.set(ORDER_PARAM, id);
  return next;
}

/** Returns the URL of an order. */
export const getOrderHref = (id: string): string => paths.order(id);
