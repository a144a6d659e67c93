import { useEffect } from 'react';
import type { Order } from '#contract/orders/order.ts';
import type { Product } from '#contract/products/product.ts';
import { getOrderHref } from '#features/orders/orderUrl.ts';
import type { PaletteItem } from '#features/palette/paletteModel.ts';
import { paths } from '#features/paths.ts';
import { getAdminKey, readKey, writeKey } from '../browser/adminStorage.ts';
import { useSession } from '../session/useSession.ts';

const MAX_RECENT_ITEMS = 6;

type RecentItem = {
  kind: 'product' | 'order';
  id: string;
  label: string;
  detail?: string | undefined;
  href: string;
};

function isRecentItem(value: unknown): value is RecentItem {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, label, detail, href } = value as Record<string, unknown>;
  return (
    (kind === 'product' || kind === 'order') &&
    [id, label, href].every((one) => typeof one === 'string') &&
    // Only paths of this app, because anything may be in storage.
    /^\/(?!\/)/u.test(String(href)) &&
    ['string', 'undefined'].includes(typeof detail)
  );
}

const getKey = (email: string) => getAdminKey(email, 'recent');

function load(email: string): RecentItem[] {
  const items = readKey(getKey(email));
  return Array.isArray(items) ? items.filter(isRecentItem).slice(0, MAX_RECENT_ITEMS) : [];
}

/** Returns the recent items, newest first. */
export const loadRecentItems = (email: string): PaletteItem[] =>
  load(email).map(({ href, ...item }) => ({ ...item, target: { href } }));

/** Saves a product or order as a recent item. Pages and actions are not saved. */
export function saveRecentItem(email: string, { kind, id, label, detail, target }: PaletteItem) {
  if (!('href' in target) || (kind !== 'product' && kind !== 'order')) return;
  const item: RecentItem = { kind, id, label, detail, href: target.href };
  const others = load(email).filter((one) => one.id !== id);
  writeKey(getKey(email), [item, ...others].slice(0, MAX_RECENT_ITEMS));
}

export const toProductItem = ({ _id, name }: Pick<Product, '_id' | 'name'>): PaletteItem => ({
  id: `product:${_id}`,
  kind: 'product',
  label: name ?? _id,
  detail: _id,
  target: { href: paths.viewProduct(_id) },
});

export const toOrderItem = ({ _id, orderDetails, product }: Order): PaletteItem => ({
  id: `order:${_id}`,
  kind: 'order',
  label: product?.name ?? orderDetails?.orderId ?? _id,
  detail: [_id, orderDetails?.orderId].filter((one) => one !== undefined).join(' · '),
  target: { href: getOrderHref(_id) },
});

/** Saves the shown row as a recent item. */
export function useRecentItem(item: PaletteItem | undefined) {
  const session = useSession();
  const email = session.status === 'signedIn' ? session.admin.email : undefined;
  useEffect(() => {
    if (item && email !== undefined) saveRecentItem(email, item);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the item is a new object on each render
  }, [item?.id, item?.label, email]);
}
