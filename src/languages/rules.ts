import type { ShownLanguage } from './language.ts';

const usualLocales: Record<ShownLanguage, string> = {
  en: 'en-GB',
  hi: 'hi-IN',
  de: 'de-DE',
  ar: 'ar-EG',
  pseudo: 'en-GB',
};

/**
 * Returns the locale in which numbers, dates and lists are written: the language with the region that the reader's browser
 * names ('en-IN' writes 12,34,567), or else with its usual region.
 */
export const pickLocale = (language: ShownLanguage, wanted: readonly string[]): string =>
  wanted.find((tag) => tag.startsWith(`${language}-`) && isLocale(tag)) ?? usualLocales[language];

/** Systems hand on names that are none: 'en-US@posix'. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/**
 * How a language writes numbers and counts things. `Category` names the plural forms that the language has, so that the
 * compiler asks for each of them: English has one and other, Arabic six.
 */
export function createRules<Category extends Intl.LDMLPluralRule>(language: ShownLanguage) {
  const locale = pickLocale(language, navigator.languages);
  // Created for the first text that needs them: each takes milliseconds, and a first page needs few.
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  let lists: Intl.ListFormat | undefined;
  // With a true minus sign.
  const number = (count: number): string =>
    (numbers ??= new Intl.NumberFormat(locale)).format(count).replace('-', '\u2212');
  return {
    /** '1,284' */
    number,
    /** The form that the count asks for; '#' in it stands for the number. */
    plural: (count: number, forms: Record<Category, string>): string =>
      forms[(plurals ??= new Intl.PluralRules(locale)).select(count) as Category].replace('#', number(count)),
    /** 'Name, Price and Stock' */
    list: (items: readonly string[]): string =>
      (lists ??= new Intl.ListFormat(locale, { type: 'conjunction' })).format(items),
  };
}
