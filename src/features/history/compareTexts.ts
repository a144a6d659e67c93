import { diffArrays } from 'diff';

type TextPart = { text: string; status: 'same' | 'changed' };
export type ComparedTexts = { version: readonly TextPart[]; present: readonly TextPart[] };

/** Texts that differ in more words have little in common, and take long to compare. */
const MAX_CHANGED_WORDS = 400;

/** Compares two texts word by word. Undefined if they share no words. */
export function compareTexts(version: string, present: string, locale: string): ComparedTexts | undefined {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const split = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const changes = diffArrays(split(version), split(present), { maxEditLength: MAX_CHANGED_WORDS });
  if (!changes?.some(({ added, removed, value }) => !added && !removed && hasWord(value.join(''))))
    return undefined;
  const texts = { version: [] as TextPart[], present: [] as TextPart[] };
  for (const [index, { value, added, removed }] of changes.entries()) {
    const text = value.join('');
    const isChanged = added || removed || (isSpace(text) && index > 0 && index < changes.length - 1);
    const part: TextPart = { text, status: isChanged ? 'changed' : 'same' };
    if (!added) append(texts.version, part);
    if (!removed) append(texts.present, part);
  }
  return texts;
}

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** A space between two changed words is marked with them. */
const isSpace = (text: string) => text.trim() === '';

function append(parts: TextPart[], part: TextPart) {
  const last = parts.at(-1);
  if (last?.status === part.status) parts.splice(-1, 1, { ...last, text: last.text + part.text });
  else parts.push(part);
}
