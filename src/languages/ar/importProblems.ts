import type * as En from '../en/importProblems.ts';
import { isolate, number, plural } from './rules.ts';

export const unreadable: typeof En.unreadable = {
  notCsv: 'هذا ليس ملف CSV. في برنامج الجداول، اختر «حفظ باسم» أو «تنزيل»، ثم «CSV» أو «CSV UTF-8».',
  severalFiles: 'اخترت أكثر من ملف CSV. اختر ملفًا واحدًا مع صوره.',
  tooLarge: `الملف أكبر من ${number(20)} ميجابايت. قسّمه إلى ملفات أصغر.`,
  wrongEncoding: 'في الملف أحرف غير موجودة في هذا الترميز.',
  oneColumn: 'لم يُعثر إلا على عمود واحد. ربما يستخدم الملف فاصل أعمدة آخر.',
  noRows: 'لم يُعثر على صفوف تحت أسماء الأعمدة.',
  tooManyRows: `في الملف أكثر من ${number(10_000)} صف. قسّمه إلى ملفات أصغر.`,
  unknown: 'تعذرت على المتصفح قراءة الملف. ربما نُقل أو تغيّر. اختره مرة أخرى.',
};

export const brokenQuotes: typeof En.brokenQuotes = (line) =>
  `في السطر ${number(line)} علامة اقتباس غير مغلقة أو في غير مكانها. صحّح السطر ثم اختر الملف مرة أخرى.`;

const characters = (count: number) =>
  plural(count, {
    zero: 'لا أحرف',
    one: 'حرف واحد',
    two: 'حرفان',
    few: '# أحرف',
    many: '# حرفًا',
    other: '# حرف',
  });

export const rowProblems: typeof En.rowProblems = {
  tooManyCells: 'عدد خلايا هذا الصف أكبر من عدد أسماء الأعمدة',
  sameProduct: (place) => `الصف ${place} فيه معرّف المنتج نفسه`,
  unknownId: (id) => `لا يوجد منتج بالمعرّف «${isolate(id)}»`,
  savedSince: 'غيّره شخص آخر بعد تصدير هذا الملف.',
  unsure: 'أُرسل هذا الصف من قبل، لكن المتجر لم يرد. تحقق من وجود المنتج.',
  noAnswer: 'لم يرد المتجر. تحقق من إضافة المنتج.',
  changedMeanwhile: 'غيّره شخص آخر.',
  noReason: 'أرسل المتجر ردًا غير متوقع.',
  imageNotChosen: (name) => `الصورة «${isolate(name)}» غير موجودة. اخترها مع الملف.`,
  imageElsewhere: (address) => `الصورة في العنوان ${isolate(address)} ليست في هذا المتجر`,
  imageNotLoaded: (address) => `تعذر تحميل الصورة من العنوان ${isolate(address)}`,
  notAFlag: (label) => `${label}: القيم المسموح بها نعم أو لا`,
  amountProblems: {
    notANumber: (label, cell) => `${label}: «${isolate(cell)}» ليس رقمًا`,
    wrongGroups: (label, cell, example) =>
      `${label}: «${isolate(cell)}» غير مكتوب بطريقة ${isolate(example)}`,
    scientific: (label, cell) => `${label}: «${isolate(cell)}» مختصر وقد تنقصه أرقام. اكتب الرقم كاملًا.`,
    tooManyDigits: (label, cell) => `${label}: في «${isolate(cell)}» أرقام كثيرة جدًا`,
  },
  unknownChoice: (label, choices) => `${label}: القيم المسموح بها ${choices.map(isolate).join('، ')}`,
  tooLong: (label, most) => `${label}: النص طويل جدًا، والحد الأقصى ${characters(most)}`,
  longEntry: (label, most) => `${label}: أحد العناصر طويل جدًا، والحد الأقصى ${characters(most)}`,
  tooMany: (label, most) => `${label}: العناصر كثيرة جدًا، والحد الأقصى ${number(most)}`,
};
