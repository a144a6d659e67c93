const integerFormat = new Intl.NumberFormat();

/** A number in the reader's own notation: '1,299'. Number's own toLocaleString takes several times as long. */
export const formatCount = (count: number): string => integerFormat.format(count);
