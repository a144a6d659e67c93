import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { providePinnedBrowser } from '../../scripts/pinnedBrowser.ts';

const pinned = await providePinnedBrowser();

it.skipIf(!pinned)('uses only fonts from packages, and each exists', () => {
  const settings = readFileSync(pinned!.env['FONTCONFIG_FILE']!, 'utf8');
  const folders = [...settings.matchAll(/<dir>(.*)<\/dir>/g)].map(([, folder]) => folder!);
  expect(folders.length).toBeGreaterThan(5);
  expect(folders.filter((folder) => !folder.startsWith(join(process.cwd(), 'node_modules')))).toEqual([]);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  expect(settings).not.toContain('<include');
});

it.skipIf(!pinned)('includes libraries that the machine may lack', () => {
  const libraries = pinned!.env['LD_LIBRARY_PATH']!;
  expect(dirname(libraries)).toBe(dirname(pinned!.executablePath));
  for (const name of ['libnss3.so', 'libnspr4.so', 'libexpat.so.1'])
    expect(existsSync(join(libraries, name))).toBe(true);
});
