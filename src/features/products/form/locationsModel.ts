import { LOCATIONS } from '#contract/product.ts';

/** 'united kingdom' as it is read: 'United Kingdom'. */
export const locationLabel = (location: string): string =>
  location.replace(/(^|\s)(\p{L})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());

/** Each place once, however it is spelled; the list's spelling before any other. */
export function uniqueLocations(locations: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const location of locations) {
    const name = location.trim().toLowerCase();
    if (name === '' || byName.has(name)) continue;
    byName.set(name, LOCATIONS.find((one) => one === name) ?? location.trim());
  }
  return [...byName.values()];
}

/** The places that a search finds. */
export function foundLocations(query: string): readonly string[] {
  const wanted = query.trim().toLowerCase();
  return LOCATIONS.filter((location) => location.includes(wanted));
}
