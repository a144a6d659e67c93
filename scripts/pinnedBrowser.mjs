// The browser of the stories and their pictures. package-lock.json pins it with its libraries and fonts, so that
// pictures are the same on every Linux. Only glibc comes from the machine.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { flags } from './browser.mjs';

/** @typedef {{ executablePath: string, args: string[], env: Record<string, string | undefined> }} LaunchOptions */

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));
const browserPackage = join(modules, '@sparticuz/chromium');

/** Fonts for Latin, Greek, Cyrillic, Devanagari, Arabic and emoji. The page itself loads Geist. */
const fontFolders = [
  '@expo-google-fonts/noto-sans/400Regular',
  '@expo-google-fonts/noto-sans/500Medium',
  '@expo-google-fonts/noto-sans/600SemiBold',
  '@expo-google-fonts/noto-sans-arabic/400Regular',
  '@expo-google-fonts/noto-sans-arabic/500Medium',
  '@expo-google-fonts/noto-sans-arabic/600SemiBold',
  '@expo-google-fonts/noto-emoji/400Regular',
].map((folder) => join(modules, folder));

/** @param {string} folder for fontconfig's cache */
const fontSettings = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${fontFolders.map((one) => `  <dir>${one}</dir>`).join('\n')}
  <cachedir>${join(folder, 'fonts')}</cachedir>
  <alias><family>sans-serif</family><prefer><family>Noto Sans</family></prefer></alias>
</fontconfig>
`;

const readVersion = () => JSON.parse(readFileSync(join(browserPackage, 'package.json'), 'utf8')).version;
const decompress = (name) => brotliDecompressSync(readFileSync(join(browserPackage, 'bin', name)));

/**
 * Unpacks the browser into the project. The package's own function uses /tmp/chromium and keeps whatever version is
 * there.
 */
async function unpack(folder) {
  const { unpackTar } = await import('modern-tar');
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  writeFileSync(join(unfinished, 'chromium'), decompress('chromium.br'), { mode: 0o755 });
  mkdirSync(join(unfinished, 'lib'));
  for (const { header, data } of await unpackTar(decompress('al2023.tar.br'))) {
    if (data) writeFileSync(join(unfinished, header.name), data);
  }
  try {
    renameSync(unfinished, folder);
  } catch {
    rmSync(unfinished, { recursive: true }); // Another process was faster.
  }
}

/** @returns {LaunchOptions} */
function launchOptions(folder) {
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: join(folder, 'lib'),
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    LANG: 'C.UTF-8',
  };
  return { executablePath: join(folder, 'chromium'), args: flags, env };
}

/** Unpacks the browser on first use. */
async function provide() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(browserPackage)) return undefined;
  const folder = join(modules, '.cache', `chromium-${readVersion()}`);
  if (!existsSync(folder)) await unpack(folder);
  // Written every time, because the font paths change when the project is moved.
  writeFileSync(join(folder, 'fonts.conf'), fontSettings(folder));
  const options = launchOptions(folder);
  const { status } = spawnSync(options.executablePath, ['--version'], { env: options.env, timeout: 20_000 });
  return status === 0 ? options : undefined;
}

let provided;

/**
 * Returns launch options for Playwright, or `undefined` if the browser can't run. It needs Linux x64 and glibc
 * 2.34.
 */
export const providePinnedBrowser = () => (provided ??= provide());
