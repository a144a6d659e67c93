import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('finds no shadow that keeps the colours of the light theme in the dark one', () => {
  // Tailwind writes the colours of a shadow into the utility, so a theme can't change them. A variable can.
  const pattern = /\bshadow-(?:control|primary|critical|card|raised|dialog|bar)\b/;
  const files = globSync('src/**/*.{ts,tsx,css}').filter((file) => !file.endsWith('tokens.css'));
  expect(files.length).toBeGreaterThan(100);
  const withoutVariables = (file: string) => readFileSync(file, 'utf8').replaceAll(/\(--shadow-\w+\)/g, '');
  expect(files.filter((file) => pattern.test(withoutVariables(file)))).toEqual([]);
});
