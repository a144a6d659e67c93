import type * as En from '../en/images.ts';
import { isolate, number, plural } from './rules.ts';

export const imageField: typeof En.imageField = {
  images: 'صور المنتج',
  alt: (place) => `صورة المنتج ${number(place)}`,
  count: (count, most) => `${number(count)} من ${number(most)}`,
  hint: `JPG أو PNG أو GIF أو WEBP، حتى ${number(5)} ميجابايت لكل صورة. الصورة الأولى هي الصورة المصغرة.`,
  newLast: 'تأتي الصور الجديدة بعد المحفوظة. يمكنك إعادة ترتيبها بعد الحفظ.',

  add: 'إضافة صور',
  remove: (alt) => `إزالة ${alt}`,
  replace: (alt) => `استبدال ${alt}`,
  thumbnail: 'المصغرة',
  uploading: (alt) => `جارٍ رفع ${alt}`,
  movable: 'صورة قابلة للنقل',
  moveHelp:
    'اضغط مفتاح المسافة لالتقاط الصورة، ومفاتيح الأسهم لنقلها، ومفتاح المسافة لوضعها، أو مفتاح Esc للإلغاء.',
  lifted: (alt, place, count) => `تم التقاط ${alt} من الموضع ${number(place)} من ${number(count)}.`,
  moved: (alt, place, count) => `${alt} فوق الموضع ${number(place)} من ${number(count)}.`,
  dropped: (alt, place, count) => `تم وضع ${alt} في الموضع ${number(place)} من ${number(count)}.`,
  cancelled: (alt, place, count) =>
    `أُلغي النقل. عادت ${alt} إلى الموضع ${number(place)} من ${number(count)}.`,

  invalidType: (file) =>
    `نوع الملف غير صالح: ${isolate(file)}. الأنواع المسموح بها هي JPG وPNG وGIF وWEBP فقط.`,
  tooLarge: (file) => `الملف كبير جدًا: ${isolate(file)}. الحد الأقصى ${number(5)} ميجابايت.`,
  full: `الحد الأقصى ${number(6)} صور.`,
  onlyMore: (room) =>
    plural(room, {
      zero: `لم تُضف أي صورة أخرى، فالحد الأقصى ${number(6)} صور.`,
      one: `تمت إضافة صورة واحدة أخرى فقط لبلوغ الحد الأقصى وهو ${number(6)}.`,
      two: `تمت إضافة صورتين أخريين فقط لبلوغ الحد الأقصى وهو ${number(6)}.`,
      few: `تمت إضافة # صور أخرى فقط لبلوغ الحد الأقصى وهو ${number(6)}.`,
      many: `تمت إضافة # صورة أخرى فقط لبلوغ الحد الأقصى وهو ${number(6)}.`,
      other: `تمت إضافة # صورة أخرى فقط لبلوغ الحد الأقصى وهو ${number(6)}.`,
    }),
};
