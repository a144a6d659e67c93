/** The languages that an administrator can choose, each by its own name. */
export const languageNames = { en: 'English', hi: 'हिन्दी', de: 'Deutsch', ar: 'العربية' };

export type Language = keyof typeof languageNames;

/** The pseudo language is English made longer and accented. Only stories and tests speak it. */
export type ShownLanguage = Language | 'pseudo';

export const isLanguage = (text: string | null | undefined): text is Language =>
  typeof text === 'string' && Object.hasOwn(languageNames, text);

/** Returns the first of the wanted languages that there is ('de-AT' is 'de'), or else English. */
export function pickLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.split('-', 1)[0]?.toLowerCase()).find(isLanguage) ?? 'en';
}

export const getDirection = (language: ShownLanguage): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

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
