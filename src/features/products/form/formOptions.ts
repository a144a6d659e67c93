import { LOCATIONS } from '#contract/products/productFields.ts';
import { cleanLine } from '#contract/text/cleanText.ts';
import { foldForSearch, toMatchKey } from '#contract/text/foldText.ts';
import type { SelectOption } from '#ui/select/Select.tsx';
import { formatLocation, type LocationNames } from '#features/format/formatFieldValue.ts';

/** Returns a list's options. A saved value that is not in the list is added, so that an edit doesn't lose it. */
export function buildOptions(
  knownValues: readonly string[],
  savedValue: string | undefined,
  labels: Record<string, string>,
): SelectOption<string>[] {
  const values = savedValue && !knownValues.includes(savedValue) ? [...knownValues, savedValue] : knownValues;
  return values.map((value) => ({ value, label: labels[value] ?? value }));
}

/** Removes duplicate locations, ignoring case, and prefers the list's spelling. */
export function dedupeLocations(locations: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const location of locations) {
    const name = toMatchKey(cleanLine(location));
    if (name === '' || byName.has(name)) continue;
    byName.set(name, LOCATIONS.find((knownLocation) => knownLocation === name) ?? cleanLine(location));
  }
  return [...byName.values()];
}

/** Returns the locations that match a search. */
export function searchLocations(names: LocationNames, search: string): readonly string[] {
  const query = foldForSearch(cleanLine(search));
  return LOCATIONS.filter((location) => foldForSearch(formatLocation(names, location)).includes(query));
}
