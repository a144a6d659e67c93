import { expect, it } from 'vitest';
import { FORMER_ADMIN } from '#contract/history/history.ts';
import { createActivityListDefinition } from '#features/history/activity/createActivityListDefinition.ts';
import { createFormats } from '#features/format/formats.ts';
import { formatFilterValue, isInToolbar } from '#features/list/filterModel.ts';
import * as english from '#languages/en/signedIn.ts';

const formats = createFormats({ locale: 'en-IN', currency: null, timeZone: 'UTC' });
const asha = { id: 'asha', name: 'Asha Rao' };

type Names = Parameters<typeof createActivityListDefinition>[2];
const getFilters = (names: Partial<Names>) =>
  createActivityListDefinition(english, formats, {
    people: [asha],
    personId: undefined,
    subject: undefined,
    ...names,
  }).filters;
const getPeople = (names: Partial<Names> = {}) =>
  getFilters(names).find(({ param }) => param === 'person')?.options;

it('filters by everyone with entries, former administrators, storefronts and the system', () =>
  expect(getPeople()).toEqual([
    { value: 'any', label: 'Everyone' },
    { value: 'asha', label: 'Asha Rao' },
    { value: FORMER_ADMIN, label: 'Former administrator' },
    { value: 'storefront', label: 'Storefront' },
    { value: 'system', label: 'System' },
  ]));

it('keeps a person of the URL who has no entries', () => {
  expect(getPeople({ personId: 'gone' })?.at(-1)).toEqual({ value: 'gone', label: 'Unknown administrator' });
  expect(getPeople({ personId: FORMER_ADMIN })).toHaveLength(5);
});

it('names the filtered product or order, and shows its id while the name is unknown', () => {
  const format = (subject: Names['subject']) => {
    const filter = getFilters({ subject }).find(({ param }) => param === 'subject')!;
    return `${filter.label}: ${formatFilterValue(english.list.filterChips, formats, filter, 'p1', undefined)}`;
  };
  expect(format({ kind: 'product', name: 'Kettle' })).toBe('Product: Kettle');
  expect(format({ kind: 'order', name: 'ORD-1' })).toBe('Order: ORD-1');
  expect(format(undefined)).toBe('Product: p1');
});

it('has the type in the toolbar, and the person in the panel', () =>
  expect(
    getFilters({})
      .filter(isInToolbar)
      .map(({ label }) => label),
  ).toEqual(['Type']));
