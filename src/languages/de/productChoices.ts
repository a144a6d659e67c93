import type * as En from '../en/productChoices.ts';

export const choices: typeof En.choices = {
  categories: {
    Electronics: 'Elektronik',
    Fashion: 'Mode',
    Home: 'Haus und Küche',
    Sports: 'Sport und Freizeit',
  },
  stockUnits: {
    pieces: 'Stück',
    kg: 'kg',
    liters: 'Liter',
    grams: 'Gramm',
    packs: 'Packungen',
    sets: 'Sets',
  },
  statuses: { active: 'Aktiv', inactive: 'Inaktiv', draft: 'Entwurf' },
  locations: {
    india: 'Indien',
    pakistan: 'Pakistan',
    australia: 'Australien',
    canada: 'Kanada',
    'united states': 'Vereinigte Staaten',
    'united kingdom': 'Vereinigtes Königreich',
    germany: 'Deutschland',
    france: 'Frankreich',
    italy: 'Italien',
    spain: 'Spanien',
    japan: 'Japan',
    china: 'China',
    mexico: 'Mexiko',
    russia: 'Russland',
    'south korea': 'Südkorea',
  },
};
