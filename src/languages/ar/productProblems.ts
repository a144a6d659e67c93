import type { ProductRuleMessages } from '#contract/products/productRules.ts';
import { toSentences } from '../deriveTexts.ts';
import { labels } from './productLabels.ts';
import { isolate, number, plural } from './rules.ts';

const decimals = (most: number) =>
  plural(most, {
    zero: '# منزلة عشرية',
    one: 'منزلة عشرية واحدة',
    two: 'منزلتين عشريتين',
    few: '# منازل عشرية',
    many: '# منزلة عشرية',
    other: '# منزلة عشرية',
  });
const characters = (most: number) =>
  plural(most, {
    zero: 'لا أحرف',
    one: 'حرف واحد',
    two: 'حرفان',
    few: '# أحرف',
    many: '# حرفًا',
    other: '# حرف',
  });

export const problems: ProductRuleMessages = {
  name: 'اسم المنتج مطلوب',
  description: 'الوصف مطلوب',
  category: 'الفئة مطلوبة',
  brand: 'العلامة التجارية مطلوبة',
  stockUnit: 'وحدة المخزون مطلوبة',
  locations: 'يلزم مكان بيع واحد على الأقل',
  status: 'حالة المنتج مطلوبة',
  actualPrice: 'يجب أن يكون السعر الأصلي عددًا أكبر من صفر',
  discountedPrice: 'يجب أن يكون السعر بعد الخصم، إن وُجد، عددًا أكبر من صفر',
  discountedAboveActual: 'لا يمكن أن يتجاوز السعر بعد الخصم السعر الأصلي',
  stock: 'يجب أن يكون المخزون صفرًا أو أكثر',
  images: 'تلزم صورة واحدة للمنتج على الأقل',
  noDecimals: (price, currency) =>
    `يجب أن يكون ${labels[price]} عددًا صحيحًا: لا كسور في عملة ${isolate(currency)}`,
  tooManyDecimals: (price, most) => `يمكن أن يحتوي ${labels[price]} كحد أقصى على ${decimals(most)}`,
  tooHigh: (field, most) => `${labels[field]}: الحد الأقصى ${number(most)}`,
  notACount: (field, most) => `${labels[field]}: أدخل عددًا صحيحًا من ${number(0)} إلى ${number(most)}`,
  tooLong: (field, most) => `${labels[field]}: النص طويل جدًا، والحد الأقصى ${characters(most)}`,
  tooMany: (field, most) => `${labels[field]}: العناصر كثيرة جدًا، والحد الأقصى ${number(most)}`,
  entryTooLong: (field, most) => `${labels[field]}: أحد العناصر طويل جدًا، والحد الأقصى ${characters(most)}`,
  unknownChoice: (field, choices) => `${labels[field]}: القيم المسموح بها ${choices.map(isolate).join('، ')}`,
};

export const sentences = toSentences(problems, '.');
