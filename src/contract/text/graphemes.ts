let segmenter: Intl.Segmenter | undefined;

/** Creates the segmenter on first use. Graphemes are the same in every locale. */
const getSegmenter = () => (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** Splits a text into characters as readers see them: an emoji of several code points is one. */
export const getGraphemes = (text: string): string[] =>
  Array.from(getSegmenter().segment(text), ({ segment }) => segment);

/** Cuts a text to at most `max` UTF-16 code units, without splitting a character. */
export const truncateText = (text: string, max: number): string =>
  text.length > max ? text.slice(0, getSegmenter().segment(text).containing(max)?.index) : text;

/** Capitalizes the first letter, which may consist of several code units. */
export function capitalize(text: string, locale: string): string {
  const first = getSegmenter().segment(text).containing(0)?.segment ?? '';
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
