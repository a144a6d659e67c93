/** Formats an English label for the middle of a sentence: 'Stock unit' as 'stock unit', and 'RAM' as it is. */
export const inSentence = (label: string) =>
  label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
