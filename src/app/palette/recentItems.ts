import type { PaletteItem } from '#features/palette/paletteModel.ts';

const RECENT_MAX = 6;
const KEY_START = 'recent:';

/** Kept for each administrator: a browser may be shared. */
const toKey = (email: string) => `${KEY_START}${email}`;

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

function parse(text: string | null): RecentItem[] {
  const value: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(value) ? value.filter(isRecentItem).slice(0, RECENT_MAX) : [];
}

/** Returns what was opened last, the newest first. */
export function loadRecentItems(email: string): PaletteItem[] {
  try {
    return parse(localStorage.getItem(toKey(email))).map(({ href, ...item }) => ({
      ...item,
      target: { href },
    }));
  } catch {
    return [];
  }
}

/** Remembers a product or an order; of a page or an action there is nothing to remember. */
export function saveRecentItem(email: string, { kind, id, label, detail, target }: PaletteItem) {
  if (!('href' in target) || (kind !== 'product' && kind !== 'order')) return;
  try {
    const item: RecentItem = { kind, id, label, detail, href: target.href };
    const others = parse(localStorage.getItem(toKey(email))).filter((one) => one.id !== id);
    localStorage.setItem(toKey(email), JSON.stringify([item, ...others].slice(0, RECENT_MAX)));
  } catch {
    // Storage is forbidden or broken here: nothing is recent.
  }
}

/** Forgets everybody's: the next one at this browser need not know what was looked at. */
export function clearRecentItems() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(KEY_START)) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden here: there is nothing to forget.
  }
}
