const formatters = new Map<string, Intl.NumberFormat>();

/** Making a formatter costs far more than using it. */
function getFormatter(locale: string): Intl.NumberFormat {
  const formatter = formatters.get(locale) ?? new Intl.NumberFormat(locale);
  formatters.set(locale, formatter);
  return formatter;
}

/** Formats a whole number as the locale writes it, with a true minus sign: '1,299', '\u22121'. */
export const formatCount = (count: number, locale: string): string =>
  getFormatter(locale).format(count).replace('-', '\u2212');
