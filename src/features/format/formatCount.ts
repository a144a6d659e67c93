const integerFormat = new Intl.NumberFormat();

/**
 * Formats a number in the reader's own notation, with a true minus sign: '1,299', '\u22121'. Number's own toLocaleString
 * takes several times as long.
 */
export const formatCount = (count: number): string => integerFormat.format(count).replace('-', '\u2212');
