import { expect, it } from 'vitest';
import { LOCATIONS } from '#contract/products/productFields.ts';
import { searchLocations, formatLocation, dedupeLocations } from '#features/products/form/formOptions.ts';
import { choices as german } from '#languages/de/productForm.ts';
import { choices as choicesMessages } from '#languages/en/productForm.ts';

const names = choicesMessages.locations;

it('finds a place by any part of its name, in any case', () => {
  expect(searchLocations(names, ' UNITED')).toEqual(['united states', 'united kingdom']);
  expect(searchLocations(names, '')).toEqual(LOCATIONS);
  expect(searchLocations(names, 'atlantis')).toEqual([]);
});

it('finds a place by its translated name', () => {
  expect(searchLocations(german.locations, 'DEUT')).toEqual(['germany']);
});

it('finds a place without accents, and with accents in any Unicode form', () => {
  for (const search of ['sudkorea', 'Südkorea', 'südkorea'.normalize('NFD')])
    expect([search, searchLocations(german.locations, search)]).toEqual([search, ['south korea']]);
});

it('adds each place once, regardless of case and Unicode form', () => {
  expect(dedupeLocations(['Japan', 'japan', 'JAPAN ', 'india'])).toEqual(['japan', 'india']);
  expect(dedupeLocations(['Réunion', 'RÉUNION'.normalize('NFD')])).toEqual(['Réunion']);
});

it('capitalizes names', () => {
  expect(formatLocation(names, 'south korea')).toBe('South Korea');
  expect(formatLocation(names, 'new zealand')).toBe('New Zealand');
  expect(formatLocation(names, 'östersund')).toBe('Östersund');
});
