import { readFile } from 'node:fs/promises';
import type { Brand } from '#contract/settings/brand.ts';
import type { BrandSettings } from '../settings/brandSettings.ts';
import { type BrandFile, type BrandFiles, readBrandFiles } from './brandFiles.ts';

/** What the server adds to the front end for a brand. */
export type ServedBrand = {
  /** Undefined without a brand. */
  settings: Brand | undefined;
  files: readonly BrandFile[];
  icon: BrandFile | undefined;
  /** CSS of a style element in the page. */
  sheet: string | undefined;
};

export const noBrand: ServedBrand = { settings: undefined, files: [], icon: undefined, sheet: undefined };

const toThemes = (light: BrandFile, dark = light) => ({ light: light.url, dark: dark.url });

function getLogo({ logo, wordmark, ...dark }: BrandFiles): Brand['logo'] {
  const light = logo ?? wordmark;
  if (!light) return undefined;
  const { width, height } = light;
  return logo
    ? { kind: 'mark', ...toThemes(logo, dark['logo-dark']), width, height }
    : { kind: 'wordmark', ...toThemes(light, dark['wordmark-dark']), width, height };
}

async function createSheet(accent: string): Promise<string> {
  const css = await readFile(new URL('../../src/ui/theme/tokens.css', import.meta.url), 'utf8');
  // Loads the colour library only for a brand.
  const { createAccents, createAccentSheet } = await import('./accents.ts');
  return createAccentSheet(createAccents(css, accent));
}

/** Reads and checks the brand of the settings. Throws a StartupError if a colour or a file isn't right. */
export async function loadBrand({ name, accent, folder }: BrandSettings): Promise<ServedBrand> {
  const files = folder === undefined ? {} : await readBrandFiles(folder);
  const signIn = files['sign-in'];
  const sheet = accent === undefined ? undefined : await createSheet(accent);
  const hasBrand = name !== undefined || sheet !== undefined || folder !== undefined;
  return {
    settings: hasBrand
      ? { name, logo: getLogo(files), signInPicture: signIn && toThemes(signIn, files['sign-in-dark']) }
      : undefined,
    files: Object.values(files),
    icon: files.favicon,
    sheet,
  };
}
