import { pickLocale, type ShownLanguage } from './language.ts';

/**
 * How a language writes numbers and counts things. `Category` names the plural forms that the language has, so that the
 * compiler asks for each of them: English has one and other, Arabic six.
 */
export function createRules<Category extends Intl.LDMLPluralRule>(language: ShownLanguage) {
  const locale = pickLocale(language, navigator.languages);
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  // With a true minus sign.
  const number = (count: number): string => numbers.format(count).replace('-', '\u2212');
  return {
    /** '1,284' */
    number,
    /** The form that the count asks for; '#' in it stands for the number. */
    plural: (count: number, forms: Record<Category, string>): string =>
      forms[plurals.select(count) as Category].replace('#', number(count)),
    /** 'Name, Price and Stock' */
    list: (items: readonly string[]): string => lists.format(items),
  };
}
