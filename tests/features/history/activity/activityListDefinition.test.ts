import { expect, it } from 'vitest';
import { FORMER_ADMIN } from '#contract/history/history.ts';
import { createActivityListDefinition } from '#features/history/activity/createActivityListDefinition.ts';
import { createFormats } from '#features/format/formats.ts';
import { formatFilterValue } from '#features/list/filterModel.ts';
import * as english from '#languages/en/signedIn.ts';

const formats = createFormats({ locale: 'en-IN', currency: null, timeZone: 'UTC' });
const asha = { id: 'asha', name: 'Asha Rao' };

type Names = Parameters<typeof createActivityListDefinition>[2];
const getFilters = (names: Partial<Names>) =>
  createActivityListDefinition(english, formats, {
    people: [asha],
    personId: undefined,
    subjectName: undefined,
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
    { value: 'system', label: 'Counter' },
  ]));

it('keeps a person of the URL who has no entries', () => {
  expect(getPeople({ personId: 'gone' })?.at(-1)).toEqual({ value: 'gone', label: 'Unknown administrator' });
  expect(getPeople({ personId: FORMER_ADMIN })).toHaveLength(5);
});

it('shows the name of the filtered product, or its id while the name is unknown', () => {
  const format = (subjectName: string | undefined) => {
    const filter = getFilters({ subjectName }).find(({ param }) => param === 'subject')!;
    return formatFilterValue(english.list.filterChips, formats, filter, 'p1', undefined);
  };
  expect([format('Kettle'), format(undefined)]).toEqual(['Kettle', 'p1']);
});
