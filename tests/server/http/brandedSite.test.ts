import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadBrand } from '#server/brand/brand.ts';
import { createFolders, html, startTestSite } from './siteUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><script>alert(1)</script></svg>';

async function startBrandedSite() {
  const folder = createTemporaryFolder();
  writeFileSync(join(folder, 'logo.svg'), SVG);
  writeFileSync(join(folder, 'favicon.svg'), SVG);
  const brand = await loadBrand({ name: 'Nova & Söhne', accent: '#0b7a4b', folder });
  const app = await startTestSite(createFolders(), { brand });
  return { app, brand };
}

it('writes name, icon, colours and settings of the brand into the page', async () => {
  const { app, brand } = await startBrandedSite();
  const page = await (await app.request('/login', { headers: html })).text();
  expect(page).toContain('<title>Nova &amp; Söhne</title>');
  expect(page).toContain(`<link rel="icon" href="${brand.icon?.url}" type="image/svg+xml" />`);
  expect(page).toContain(`<style>${brand.sheet}</style>`);
  const [, json = ''] = /name="counter-settings" content="([^"]+)"/.exec(page) ?? [];
  expect(JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toMatchObject({
    brand: { name: 'Nova & Söhne', logo: { kind: 'mark', light: brand.settings?.logo?.light } },
  });
});

it('allows the style sheet of the brand by its hash, and no other', async () => {
  const { app, brand } = await startBrandedSite();
  const policy = (await app.request('/', { headers: html })).headers.get('content-security-policy');
  const hash = createHash('sha256')
    .update(brand.sheet ?? '')
    .digest('base64');
  expect(policy).toContain(`'sha256-${hash}'`);
  expect(policy).not.toContain('unsafe-inline');
  const plain = (await (await startTestSite(createFolders())).request('/', { headers: html })).headers;
  expect(policy?.replace(` 'sha256-${hash}'`, '')).toBe(plain.get('content-security-policy'));
});

it('serves its pictures, which run nothing, forever', async () => {
  const { app, brand } = await startBrandedSite();
  const url = brand.settings?.logo?.light ?? '';
  const picture = await app.request(url);
  expect([picture.status, await picture.text()]).toEqual([200, SVG]);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const other = await app.request('/brand/logo.svg?v=older');
  expect([other.status, other.headers.get('cache-control')]).toEqual([200, 'no-cache']);
});

it('answers 404 for pictures that the brand doesn’t have', async () => {
  const { app } = await startBrandedSite();
  expect((await app.request('/brand/wordmark.svg', { headers: html })).status).toBe(404);
});
