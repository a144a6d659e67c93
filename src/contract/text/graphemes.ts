let segmenter: Intl.Segmenter | undefined;

/** Created on first use, because most texts need none. Where characters end depends on no language. */
const getSegmenter = () => (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** Splits a text into characters as a reader sees them: an emoji of several code points is one. */
export const getGraphemes = (text: string): string[] =>
  Array.from(getSegmenter().segment(text), ({ segment }) => segment);

/** Cuts a text to at most `max` code units, before a character that does not fit whole. */
export const cutText = (text: string, max: number): string =>
  text.length > max ? text.slice(0, getSegmenter().segment(text).containing(max)?.index) : text;

/** Returns the text with a large first letter, which may be made of several code units. */
export function capitalize(text: string, locale: string): string {
  const first = getSegmenter().segment(text).containing(0)?.segment ?? '';
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
