/** Languages that an administrator can choose, each in its own name. */
export const languageNames = { en: 'English', hi: 'हिन्दी', de: 'Deutsch', ar: 'العربية' };

export type Language = keyof typeof languageNames;

/** pseudo: English made longer and accented, for stories and tests. */
export type ShownLanguage = Language | 'pseudo';

export const isLanguage = (text: string | null | undefined): text is Language =>
  typeof text === 'string' && Object.hasOwn(languageNames, text);

/** Returns the first supported language ('de-AT' is 'de'), or English. */
export function pickLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.split('-', 1)[0]?.toLowerCase()).find(isLanguage) ?? 'en';
}

export const getDirection = (language: ShownLanguage): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
