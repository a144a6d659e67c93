import type { PaletteItem } from '#features/palette/paletteModel.ts';
import { RECENT_KEY as KEY } from './clearRecentItems.ts';

const RECENT_MAX = 6;

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
    // Only pages of the app: what is stored may have been written by something else.
    /^\/(?!\/)/u.test(String(href)) &&
    ['string', 'undefined'].includes(typeof detail)
  );
}

/** Kept for one administrator: a browser may be shared, and the next one begins anew. */
function parse(text: string | null, email: string): RecentItem[] {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null) return [];
  const { email: owner, items } = value as Record<string, unknown>;
  return owner === email && Array.isArray(items) ? items.filter(isRecentItem).slice(0, RECENT_MAX) : [];
}

function load(email: string): RecentItem[] {
  try {
    return parse(localStorage.getItem(KEY), email);
  } catch {
    // Storage is forbidden or broken here: nothing is recent.
    return [];
  }
}

/** Returns what was opened last, the newest first. */
export const loadRecentItems = (email: string): PaletteItem[] =>
  load(email).map(({ href, ...item }) => ({ ...item, target: { href } }));

/** Remembers a product or an order; of a page or an action there is nothing to remember. */
export function saveRecentItem(email: string, { kind, id, label, detail, target }: PaletteItem) {
  if (!('href' in target) || (kind !== 'product' && kind !== 'order')) return;
  const item: RecentItem = { kind, id, label, detail, href: target.href };
  const others = load(email).filter((one) => one.id !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify({ email, items: [item, ...others].slice(0, RECENT_MAX) }));
  } catch {
    // Storage is forbidden or full here: nothing is recent.
  }
}
