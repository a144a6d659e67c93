import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readSettings, settingNames } from '#server/settings/settings.ts';

const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
const settings = readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8');

/** The example with every setting uncommented. */
const example = parseEnv(text.replace(/^# (?=[A-Z0-9_]+=)/gm, ''));

it('lists every setting and nothing else', () => {
  expect(Object.keys(example).toSorted()).toEqual([...settingNames, 'NODE_ENV'].toSorted());
});

it('sets nothing', () => {
  expect(parseEnv(text)).toEqual({});
});

it('shows valid values', () => {
  expect(readSettings(example).production).toBe(true);
});

it('lists every documented setting', () => {
  expect([...settingNames].filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});
