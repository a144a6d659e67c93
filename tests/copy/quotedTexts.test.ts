import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listSources } from '../architecture/sources.ts';

/** Every text quoted in the specification, one per line. `*` stands for a value. */
const quoted = readFileSync('docs/spec/texts.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

const withoutComments = (source: string) => source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

const code = ['src', 'server']
  .flatMap(listSources)
  .map((file) => withoutComments(readFileSync(file, 'utf8')).replaceAll(String.raw`\'`, "'"))
  .join('\n');

const toPattern = (text: string) => new RegExp(text.split('*').map(RegExp.escape).join('.+'));

it('contains every text quoted in the specification', () => {
  expect(quoted.length).toBeGreaterThan(100);
  expect(quoted.filter((text) => !toPattern(text).test(code))).toEqual([]);
});
