import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { listSources } from '../architecture/sources.ts';

// The specification writes British English. Its own texts stay to the letter.

const quoted = new Set(readFileSync('docs/spec/texts.txt', 'utf8').split('\n'));

/** American spellings of words that texts could contain. */
const AMERICAN =
  /\b(?:behavior|canceled|canceling|catalog|center|color|favorite|fulfill|gray|labeled|traveled|(?:author|custom|organ|optim|recogn|summar|synchron)iz\w*)/iu;

/** The header of the Store API. */
const HEADER = 'Authorization: Bearer';

const STRAIGHT_APOSTROPHE = /\p{L}'\p{L}/u;

/** Returns the texts of a module: strings and the parts of templates, without comments and imports. */
function listTexts(file: string): string[] {
  const texts: string[] = [];
  const { program } = parseSync(file, readFileSync(file, 'utf8'), { lang: 'ts' });
  JSON.stringify(program, (key, value: unknown) => {
    if (key === 'source') return undefined;
    if (typeof value !== 'object' || value === null || !('type' in value)) return value;
    const { type } = value;
    if (type === 'Literal' && 'value' in value && typeof value.value === 'string') texts.push(value.value);
    if (type === 'TemplateElement' && 'value' in value) texts.push((value.value as { raw: string }).raw);
    return value;
  });
  return texts.filter((text) => !quoted.has(text));
}

const findIn = (folder: string, isWrong: (text: string) => boolean) =>
  listSources(folder).flatMap((file) =>
    listTexts(file)
      .filter(isWrong)
      .map((text) => `${file}: ${text}`),
  );

it('spells English texts as in British English', () =>
  expect(findIn('src/languages/en', (text) => AMERICAN.test(text.replace(HEADER, '')))).toEqual([]));

it('writes ’ as the apostrophe, in all languages', () =>
  expect(findIn('src/languages', (text) => STRAIGHT_APOSTROPHE.test(text))).toEqual([]));

it('finds a wrong spelling and a straight apostrophe', () => {
  expect(AMERICAN.test('The order was canceled')).toBe(true);
  expect(AMERICAN.test('The order was cancelled')).toBe(false);
  expect(STRAIGHT_APOSTROPHE.test("Couldn't load")).toBe(true);
});
