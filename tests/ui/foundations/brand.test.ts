import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { darkMailColours, mailColours } from '#server/mail/mailColours.ts';
import { accents } from '../../../.storybook/brand.ts';
import { readTokens } from './readTokens.ts';

// Brand colours where the product's style sheet does not apply: in the browser tab, in mails and in Storybook's frame.

const light = readTokens('light');
const favicon = readFileSync('public/favicon.svg', 'utf8');
const logo = readFileSync('src/ui/logo/Logo.tsx', 'utf8');

const read = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, value = '']) => value);

describe('the icon of the tab', () => {
  it('has the shape of the logo', () => {
    const paths = read(favicon, /\bd="([^"]+)"/g);
    expect(paths).toHaveLength(2);
    expect(paths).toEqual(read(logo, /\bd="([^"]+)"/g));
    expect(read(favicon, /\b(?:rx|stroke-?width|width|height)="([^"]+)"/gi)).toEqual(
      read(logo, /\b(?:rx|stroke-?width|width|height)="([^"]+)"/gi),
    );
  });

  it('has the text colour of the light theme', () => {
    expect(read(favicon, /\b(?:fill|stroke)="([^"]+)"/g)).toEqual([
      light['primary'],
      light['on-primary'],
      light['on-primary'],
    ]);
  });
});

describe('the PNG icon of scripts/renderImages.ts', () => {
  it('has the same two colours', async () => {
    const pixels = await sharp('public/favicon.png').ensureAlpha().raw().toBuffer();
    const counts = new Map<string, number>();
    for (let at = 0; at < pixels.length; at += 4) {
      if (pixels[at + 3] !== 255) continue;
      const colour = `#${pixels.toString('hex', at, at + 3)}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const most = [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour);
    expect(most.slice(0, 2)).toEqual([light['primary'], light['on-primary']]);
  });
});

describe('a mail', () => {
  it.each([
    ['light', mailColours],
    ['dark', darkMailColours],
  ] as const)('uses the tokens of the %s theme', (theme, colours) => {
    const tokens = readTokens(theme);
    const expected = Object.keys(colours).map((name) => [
      name,
      tokens[name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)],
    ]);
    expect(colours).toEqual(Object.fromEntries(expected));
  });

  it('has no other colours', () => {
    for (const file of ['mailPage', 'mailTemplates', 'renderOrderMail'])
      expect(readFileSync(`server/mail/${file}.ts`, 'utf8')).not.toMatch(/#[\da-f]{3,8}\b|rgb\(/i);
  });
});

describe('the frame of Storybook', () => {
  it.each(['light', 'dark'] as const)('uses the accent colour of the %s theme', (theme) => {
    expect(accents[theme]).toBe(readTokens(theme)['accent']);
  });
});
