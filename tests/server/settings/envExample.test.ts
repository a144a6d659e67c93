import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readSettings, settingNames } from '#server/settings/settings.ts';

const exampleText = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
const documentation = readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8');

/** The example with every setting uncommented. */
const example = parseEnv(exampleText.replace(/^# (?=[A-Z0-9_]+=)/gm, ''));

it('lists every setting and nothing else', () => {
  expect(Object.keys(example).toSorted()).toEqual([...settingNames].toSorted());
});

it('has every setting commented out', () => {
  expect(parseEnv(exampleText)).toEqual({});
});

it('shows valid values', () => {
  expect(readSettings(example).production).toBe(true);
});

it('lists only settings that docs/settings.md documents', () => {
  expect([...settingNames].filter((name) => !documentation.includes(`\`${name}\``))).toEqual([]);
});
