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

it('check 56 (ASVS 1.3.2, 3.2.2): runs no code from text, and puts no HTML into pages', () => {
  expect(sources.length).toBeGreaterThan(300);
  const unsafe =
    /\beval\(|\bnew Function\(|dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcDoc/;
  expect(findFiles(unsafe)).toEqual([]);
});

it('check 56 (ASVS 1.2.5): runs no other programs', () => {
  expect(findFiles(/child_process|\bexecFile\b|\bspawn\(/)).toEqual([]);
});

it('check 57 (ASVS 11.4.1): uses no MD5, and SHA-1 only to ask for breached passwords', () => {
  expect(findFiles(/['"]md5['"]/i)).toEqual([]);
  expect(findFiles(/['"]sha-?1['"]/i)).toEqual(['server/accounts/breachedPasswords.ts']);
});

it('check 57 (ASVS 11.5.1): uses predictable random numbers only for delays', () => {
  expect(findFiles(/Math\.random/)).toEqual(['src/app/live/liveClient.ts']);
});
