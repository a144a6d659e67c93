import { expect, it } from 'vitest';
import { LOCATIONS } from '#contract/products/productFields.ts';
import { searchLocations, formatLocation, dedupeLocations } from '#features/products/form/formOptions.ts';

it('finds a place by any part of its name, in any case', () => {
  expect(searchLocations(' UNITED')).toEqual(['united states', 'united kingdom']);
  expect(searchLocations('')).toEqual(LOCATIONS);
  expect(searchLocations('atlantis')).toEqual([]);
});

it('holds each place once, without regard to case', () => {
  expect(dedupeLocations(['Japan', 'japan', 'JAPAN ', 'india'])).toEqual(['japan', 'india']);
});

it('writes names with capitals', () => {
  expect(formatLocation('south korea')).toBe('South Korea');
  expect(formatLocation('östersund')).toBe('Östersund');
});
