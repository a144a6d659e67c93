import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { loadBrand, noBrand } from '#server/brand/brand.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 26"><rect width="9" height="9"/></svg>';
const draw = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b7a4b' } })
    .toFormat(format)
    .toBuffer();

function createBrandFolder(files: Record<string, string | Uint8Array>): string {
  const folder = createTemporaryFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

const load = (folder: string | undefined, name?: string, accent?: string) =>
  loadBrand({ name, accent, folder });

it('changes nothing without settings', async () => expect(await load(undefined)).toEqual(noBrand));

it('describes the name and the pictures to the front end', async () => {
  const brand = await load(
    createBrandFolder({
      'logo.svg': SVG,
      'logo-dark.png': await draw('png'),
      'favicon.png': await draw('png'),
      'sign-in.jpg': await draw('jpeg'),
      'sign-in-dark.webp': await draw('webp'),
      '.DS_Store': 'hidden',
    }),
    'Nova',
  );
  expect(brand.settings).toEqual({
    name: 'Nova',
    logo: {
      kind: 'mark',
      width: 120,
      height: 26,
      light: expect.stringMatching(/^\/brand\/logo\.svg\?v=[\da-f]{12}$/),
      dark: expect.stringMatching(/^\/brand\/logo-dark\.png\?v=/),
    },
    signInPicture: {
      light: expect.stringMatching(/^\/brand\/sign-in\.jpg\?v=/),
      dark: expect.stringMatching(/^\/brand\/sign-in-dark\.webp\?v=/),
    },
  });
  expect(brand.icon).toMatchObject({ type: 'image/png', width: 40, height: 20 });
  expect(brand.files).toHaveLength(5);
});

it('uses one picture for both themes', async () => {
  const { settings } = await load(createBrandFolder({ 'wordmark.svg': SVG }));
  expect(settings?.logo).toMatchObject({ kind: 'wordmark', light: settings?.logo?.dark });
});

it('writes the accent of both themes into a style sheet', async () => {
  expect((await load(undefined, undefined, '#0b7a4b')).sheet).toContain('--color-accent:#0b7a4b');
});

it.each([
  [
    'a damaged image',
    { 'logo.png': '\x89PNG\r\n\x1a\n' },
    /logo\.png of BRAND_DIR must be an undamaged PNG image\.$/,
  ],
  ['another type', { 'logo.png': SVG }, /logo\.png of BRAND_DIR must be an undamaged PNG image\.$/],
  ['an SVG without a size', { 'logo.svg': '<svg/>' }, /must be an undamaged SVG image with a viewBox\.$/],
  [
    'an unknown file',
    { 'signin.svg': SVG },
    /signin\.svg of BRAND_DIR must be named logo, wordmark or sign-in,/,
  ],
  ['an unknown type', { 'logo.gif': 'GIF89a' }, /logo\.gif of BRAND_DIR must be named/],
  ['a JPEG as the icon', { 'favicon.jpg': SVG }, /or favicon\.svg or favicon\.png\.$/],
  ['two logos', { 'logo.svg': SVG, 'logo.png': SVG }, /logo\.svg of BRAND_DIR is a second logo: delete one/],
  ['logo and wordmark', { 'logo.svg': SVG, 'wordmark.svg': SVG }, /must have a logo.* or a wordmark/],
  ['only a dark logo', { 'logo-dark.svg': SVG }, /has logo-dark and lacks logo/],
  ['a large logo', { 'logo.svg': SVG.padEnd(102_401) }, /must have at most 100 KB \(it has 101 KB\)\.$/],
])('refuses %s', async (_, files, message) => {
  const folder = createBrandFolder(files);
  if ('logo.png' in files && 'logo.svg' in files) writeFileSync(join(folder, 'logo.png'), await draw('png'));
  await expect(load(folder)).rejects.toThrow(message);
});

it('refuses a truncated image', async () => {
  const bytes = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#0b7a4b',
      noise: { type: 'gaussian', mean: 99, sigma: 30 },
    },
  })
    .png()
    .toBuffer();
  await expect(load(createBrandFolder({ 'sign-in.png': bytes.subarray(0, 60_000) }))).rejects.toThrow(
    'sign-in.png of BRAND_DIR must be an undamaged PNG image.',
  );
});

it('refuses a folder or a file that it can’t read', async () => {
  await expect(load('/no/such/folder')).rejects.toThrow(
    'The setting BRAND_DIR must be a folder that the server can read (ENOENT',
  );
  const folder = createTemporaryFolder();
  mkdirSync(join(folder, 'logo.svg'));
  await expect(load(folder)).rejects.toThrow(/logo\.svg of BRAND_DIR can't be read \(EISDIR/);
});
