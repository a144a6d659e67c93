import type { Decorator } from '@storybook/react-vite';
import type { Brand } from '#contract/settings/brand.ts';
import { createAccents, createAccentSheet } from '#server/brand/accents.ts';
import tokens from '../../src/ui/theme/tokens.css?raw';

const toUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const drawLogo = (fill: string, mark: string) =>
  toUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><circle cx="13" cy="13" r="12" fill="${fill}"/><path d="M8.5 18V8l9 10V8" fill="none" stroke="${mark}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  );
const drawPicture = (background: string) =>
  toUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><rect width="800" height="1000" fill="${background}"/><circle cx="400" cy="620" r="260" fill="#8a2463"/><circle cx="540" cy="480" r="120" fill="#f2b84b"/></svg>`,
  );

const accents = createAccents(tokens, '#8a2463');

/** The brand of another company, with a picture of each kind. */
export const secondBrand: Brand = {
  name: 'Nova',
  logo: {
    kind: 'mark',
    light: drawLogo(accents.light, '#ffffff'),
    dark: drawLogo(accents.dark, '#111114'),
    width: 26,
    height: 26,
  },
  signInPicture: { light: drawPicture('#f3e3ec'), dark: drawPicture('#25131e') },
};

/** Colours a story as the server colours the page of the second brand. */
export const withSecondBrand: Decorator = (Story) => (
  <>
    <style>{createAccentSheet(accents)}</style>
    <Story />
  </>
);
