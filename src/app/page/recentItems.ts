import { useEffect } from 'react';
import type { Order } from '#contract/orders/order.ts';
import type { Product } from '#contract/products/product.ts';
import { getAdminKey, readKey, writeKey } from '../browser/adminStorage.ts';
import { useSession } from '../session/useSession.ts';

const MAX_RECENT_ITEMS = 6;

/** A product or order with the name that it had when it was opened. */
export type RecentItem = { kind: 'product' | 'order'; id: string; name: string };

function isRecentItem(value: unknown): value is RecentItem {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, name } = value as Record<string, unknown>;
  return (
    (kind === 'product' || kind === 'order') &&
    typeof id === 'string' &&
    id !== '' &&
    typeof name === 'string'
  );
}

const getKey = (email: string) => getAdminKey(email, 'recent');

/** Returns the recent items, newest first. */
export function loadRecentItems(email: string): RecentItem[] {
  const items = readKey(getKey(email));
  return Array.isArray(items) ? items.filter(isRecentItem).slice(0, MAX_RECENT_ITEMS) : [];
}

export function saveRecentItem(email: string, item: RecentItem) {
  const others = loadRecentItems(email).filter(({ kind, id }) => kind !== item.kind || id !== item.id);
  writeKey(getKey(email), [item, ...others].slice(0, MAX_RECENT_ITEMS));
}

export const toRecentProduct = ({ _id, name }: Pick<Product, '_id' | 'name'>): RecentItem => ({
  kind: 'product',
  id: _id,
  name: name ?? _id,
});

export const toRecentOrder = ({ _id, orderDetails, product }: Order): RecentItem => ({
  kind: 'order',
  id: _id,
  name: product?.name ?? orderDetails?.orderId ?? _id,
});

/** Saves the shown row as a recent item. */
export function useRecentItem(item: RecentItem | undefined) {
  const session = useSession();
  const email = session.status === 'signedIn' ? session.admin.email : undefined;
  useEffect(() => {
    if (item && email !== undefined) saveRecentItem(email, item);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the item is a new object on each render
  }, [item?.id, item?.name, email]);
}
