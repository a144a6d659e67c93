import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listSources } from '../architecture/sources.ts';

/** Every text quoted in the specification, one per line. `*` stands for a value. */
const quoted = readFileSync('docs/spec/texts.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

const messages = listSources('src/languages/en')
  .map((file) => readFileSync(file, 'utf8').replaceAll(String.raw`\'`, "'"))
  .join('\n');

/** Matches a whole message. The server's messages end with a period that the specification doesn't quote. */
const toPattern = (text: string) =>
  new RegExp(`(?<=['"\`])${text.split('*').map(RegExp.escape).join('.+')}(?=\\.?['"\`])`);

it('has every text quoted in the specification as a message', () => {
  expect(quoted.length).toBeGreaterThan(100);
  expect(quoted.filter((text) => !toPattern(text).test(messages))).toEqual([]);
});
