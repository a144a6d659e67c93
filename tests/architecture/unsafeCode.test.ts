import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync('{src,server}/**/*.{ts,tsx}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

const findFiles = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

it('runs no code from text, and puts no HTML into pages [ASVS 1.3.2, 3.2.2]', () => {
  expect(sources.length).toBeGreaterThan(300);
  const unsafe =
    /\beval\(|\bnew Function\(|dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcDoc/;
  expect(findFiles(unsafe)).toEqual([]);
});

it('runs no other programs [ASVS 1.2.5]', () => {
  expect(findFiles(/child_process|\bexecFile\b|\bspawn\(/)).toEqual([]);
});

it('uses no MD5, and SHA-1 only to ask for breached passwords [ASVS 11.4.1]', () => {
  expect(findFiles(/['"]md5['"]/i)).toEqual([]);
  expect(findFiles(/['"]sha-?1['"]/i)).toEqual(['server/accounts/breachedPasswords.ts']);
});

it('uses predictable random numbers only for delays [ASVS 11.5.1]', () => {
  expect(findFiles(/Math\.random/)).toEqual(['src/app/live/liveClient.ts']);
});
