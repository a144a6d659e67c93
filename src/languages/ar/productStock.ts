import type * as En from '../en/products.ts';
import { isolate, number, plural } from './rules.ts';

/** Units of the form, and the default for a product without one. */
const amounts = new Map([
  [
    undefined,
    {
      zero: '# وحدة',
      one: 'وحدة واحدة',
      two: 'وحدتان',
      few: '# وحدات',
      many: '# وحدة',
      other: '# وحدة',
    },
  ],
  [
    'pieces',
    {
      zero: '# قطعة',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: '# قطع',
      many: '# قطعة',
      other: '# قطعة',
    },
  ],
  [
    'kg',
    {
      zero: '# كيلوجرام',
      one: 'كيلوجرام واحد',
      two: 'كيلوجرامان',
      few: '# كيلوجرامات',
      many: '# كيلوجرامًا',
      other: '# كيلوجرام',
    },
  ],
  [
    'liters',
    {
      zero: '# لتر',
      one: 'لتر واحد',
      two: 'لتران',
      few: '# لترات',
      many: '# لترًا',
      other: '# لتر',
    },
  ],
  [
    'grams',
    {
      zero: '# جرام',
      one: 'جرام واحد',
      two: 'جرامان',
      few: '# جرامات',
      many: '# جرامًا',
      other: '# جرام',
    },
  ],
  [
    'packs',
    {
      zero: '# عبوة',
      one: 'عبوة واحدة',
      two: 'عبوتان',
      few: '# عبوات',
      many: '# عبوة',
      other: '# عبوة',
    },
  ],
  [
    'sets',
    {
      zero: '# طقم',
      one: 'طقم واحد',
      two: 'طقمان',
      few: '# أطقم',
      many: '# طقمًا',
      other: '# طقم',
    },
  ],
]);
const units = new Map([
  ['pieces', 'قطعة'],
  ['kg', 'كيلوجرام'],
  ['liters', 'لتر'],
  ['grams', 'جرام'],
  ['packs', 'عبوة'],
  ['sets', 'طقم'],
]);

export const stock: typeof En.stock = {
  unit: (unit = 'وحدة') => units.get(unit) ?? unit,
  amount(amount, unit) {
    const forms = amounts.get(unit);
    if (!forms) return `${number(amount)} ${isolate(unit ?? '')}`;
    // The forms for one and two have no number, so a minus sign would be lost.
    return amount < 0 ? forms.other.replace('#', number(amount)) : plural(amount, forms);
  },
  shortage: { low: 'مخزون منخفض', out: 'نفد المخزون' },
  inStock: 'متوفر في المخزون',
};
