import { describe, expect, it } from 'vitest';
import { LOCATIONS, PRODUCT_CATEGORIES } from '#contract/products/productFields.ts';
import { buildOptions, dedupeLocations, searchLocations } from '#features/products/form/formOptions.ts';
import { formatLocation } from '#features/format/formatFieldValue.ts';
import { choices as german } from '#languages/de/productForm.ts';
import { choices as english } from '#languages/en/productForm.ts';

describe('categories', () => {
  const getLabels = (saved?: string) =>
    buildOptions(PRODUCT_CATEGORIES, saved, english.categories).map(({ label }) => label);

  it('offers the four categories with their labels', () => {
    expect(getLabels()).toEqual(['Electronics', 'Fashion', 'Home & Kitchen', 'Sports & Outdoors']);
    expect(getLabels('Home')).toHaveLength(4);
  });

  it('also offers a saved category that is not in the list', () => {
    expect(getLabels('Travel')).toEqual([...getLabels(), 'Travel']);
  });
});

describe('locations', () => {
  const names = english.locations;

  it('finds a location by any part of its name, in any case', () => {
    expect(searchLocations(names, ' UNITED')).toEqual(['united states', 'united kingdom']);
    expect(searchLocations(names, '')).toEqual(LOCATIONS);
    expect(searchLocations(names, 'atlantis')).toEqual([]);
  });

  it('finds a location by its translated name', () => {
    expect(searchLocations(german.locations, 'DEUT')).toEqual(['germany']);
  });

  it('finds a location without accents, and with accents in any Unicode form', () => {
    for (const search of ['sudkorea', 'Südkorea', 'südkorea'.normalize('NFD')])
      expect([search, searchLocations(german.locations, search)]).toEqual([search, ['south korea']]);
  });

  it('adds each location once, regardless of case and Unicode form', () => {
    expect(dedupeLocations(['Japan', 'japan', 'JAPAN ', 'india'])).toEqual(['japan', 'india']);
    expect(dedupeLocations(['Réunion', 'RÉUNION'.normalize('NFD')])).toEqual(['Réunion']);
  });

  it('capitalizes names', () => {
    expect(formatLocation(names, 'south korea')).toBe('South Korea');
    expect(formatLocation(names, 'new zealand')).toBe('New Zealand');
    expect(formatLocation(names, 'östersund')).toBe('Östersund');
  });
});
