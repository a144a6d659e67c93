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
