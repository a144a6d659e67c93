import { expect, it } from 'vitest';
import { LOCATIONS } from '#contract/product.ts';
import { foundLocations, locationLabel, uniqueLocations } from '#features/products/form/locationsModel.ts';

it('finds a place by any part of its name, in any case', () => {
  expect(foundLocations(' UNITED')).toEqual(['united states', 'united kingdom']);
  expect(foundLocations('')).toEqual(LOCATIONS);
  expect(foundLocations('atlantis')).toEqual([]);
});

it('holds each place once, without regard to case', () => {
  expect(uniqueLocations(['Japan', 'japan', 'JAPAN ', 'india'])).toEqual(['japan', 'india']);
});

it('writes names with capitals', () => {
  expect(locationLabel('south korea')).toBe('South Korea');
  expect(locationLabel('östersund')).toBe('Östersund');
});
