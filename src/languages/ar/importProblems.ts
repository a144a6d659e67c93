import type * as En from '../en/importProblems.ts';
import { isolate, number, plural } from './rules.ts';

export const unreadable: typeof En.unreadable = {
  notCsv: 'هذا ليس ملف CSV. في برنامج الجداول، اختر «حفظ باسم» أو «تنزيل»، ثم «CSV» أو «CSV UTF-8».',
  severalFiles: 'تم اختيار عدة جداول. اختر جدولًا واحدًا مع صوره.',
  tooLarge: `الملف أكبر من ${number(20)} ميجابايت. قسّمه إلى عدة ملفات.`,
  notUtf8: 'تعذرت قراءة أحرف الملف. احفظه بتنسيق «CSV UTF-8» حتى لا يضيع أي حرف.',
  brokenQuotes: 'في الملف علامة اقتباس غير مغلقة، فلا يُعرف أين تنتهي خلاياه.',
  noRows: 'لا توجد صفوف تحت العناوين.',
  tooManyRows: `في الملف أكثر من ${number(10_000)} صف. قسّمه إلى عدة ملفات.`,
  notLoaded: 'تعذر تحميل جزء من هذه الصفحة. اختر الملف مرة أخرى.',
  unknown: 'تعذرت على المتصفح قراءة الملف. ربما نُقل أو تغيّر: اختره مرة أخرى.',
};

/** A limit of so many characters. */
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
  tooManyCells: 'عدد خلايا الصف أكبر من عدد العناوين',
  sameProduct: (place) => `الصف ${place} يخص المنتج نفسه`,
  unknownId: (id) => `لا يوجد منتج بالمعرّف «${isolate(id)}»`,
  savedSince: 'حُفظ المنتج بعد إنشاء هذا الملف',
  unsure: 'أُرسل الصف من قبل ولم يصل رد: تحقق في المتجر من وجود المنتج',
  noAnswer: 'لم يصل رد: تحقق في المتجر من إنشاء المنتج',
  changedMeanwhile: 'غيّره شخص آخر في هذه الأثناء',
  noReason: 'لم يكن رد المتجر كما هو متوقع',
  imageNotChosen: (name) => `لم يتم اختيار الصورة «${isolate(name)}»`,
  imageElsewhere: (address) => `الصورة في العنوان ${isolate(address)} ليست في هذا المتجر`,
  imageNotLoaded: (address) => `تعذر تحميل الصورة من العنوان ${isolate(address)}`,
  notAFlag: (label) => `${label}: القيم المسموح بها ${isolate('true')} أو ${isolate('false')}`,
  unknownChoice: (label, choices) => `${label}: القيم المسموح بها ${choices.map(isolate).join('، ')}`,
  tooLong: (label, most) => `${label}: النص طويل جدًا، والحد الأقصى ${characters(most)}`,
  longEntry: (label, most) => `${label}: أحد العناصر طويل جدًا، والحد الأقصى ${characters(most)}`,
  tooMany: (label, most) => `${label}: العناصر كثيرة جدًا، والحد الأقصى ${number(most)}`,
};
