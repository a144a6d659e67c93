import type { ShownLanguage } from './language.ts';

const usualLocales: Record<ShownLanguage, string> = {
  en: 'en-GB',
  hi: 'hi-IN',
  de: 'de-DE',
  ar: 'ar-EG',
  pseudo: 'en-GB',
};

/**
 * Returns the locale of numbers, dates and lists: the language with the browser's region ('en-IN' writes 12,34,567),
 * or with its usual region.
 */
export const pickLocale = (language: ShownLanguage, wanted: readonly string[]): string =>
  wanted.find((tag) => tag.startsWith(`${language}-`) && isLocale(tag)) ?? usualLocales[language];

/** Some systems report invalid tags, such as 'en-US@posix'. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/**
 * Creates the number and plural formats of a language. `Category` lists its plural forms, so that the compiler requires
 * each of them: English has two, Arabic six.
 */
export function createRules<Category extends Intl.LDMLPluralRule>(language: ShownLanguage) {
  const locale = pickLocale(language, navigator.languages);
  // Created on first use, because each takes milliseconds.
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  let lists: Intl.ListFormat | undefined;
  // With a true minus sign.
  const number = (count: number): string =>
    (numbers ??= new Intl.NumberFormat(locale)).format(count).replace('-', '\u2212');
  return {
    /** '1,284' */
    number,
    /** Returns the plural form of a count. '#' stands for the number. */
    plural: (count: number, forms: Record<Category, string>): string =>
      forms[(plurals ??= new Intl.PluralRules(locale)).select(count) as Category].replace('#', number(count)),
    /** 'Name, Price and Stock' */
    list: (items: readonly string[]): string =>
      (lists ??= new Intl.ListFormat(locale, { type: 'conjunction' })).format(items),
  };
}
