// The browser of the stories and their pictures. package-lock.json pins it with its libraries and fonts, so that
// pictures are the same on every Linux. Only glibc comes from the machine.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import { flags } from './chromium.ts';

type LaunchOptions = { executablePath: string; args: string[]; env: Record<string, string | undefined> };

export const CANNOT_COMPARE =
  'Pictures were NOT compared: that needs the pinned browser, which runs only on Linux x64 with glibc 2.34 or newer.';

const modules = join(import.meta.dirname, '../node_modules');
const browserPackage = join(modules, '@sparticuz/chromium');

/** Fonts for Latin, Greek, Cyrillic, Devanagari, Arabic and emoji. The page itself loads Geist. */
const fontFolders = [
  'noto-sans/400Regular',
  'noto-sans/500Medium',
  'noto-sans/600SemiBold',
  'noto-sans-arabic/400Regular',
  'noto-sans-arabic/500Medium',
  'noto-sans-arabic/600SemiBold',
  'noto-emoji/400Regular',
].map((folder) => join(modules, '@expo-google-fonts', folder));

/** Settings of fontconfig. Its cache is in the browser's folder. */
const getFontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${fontFolders.map((one) => `  <dir>${one}</dir>`).join('\n')}
  <cachedir>${join(folder, 'fonts')}</cachedir>
  <alias><family>sans-serif</family><prefer><family>Noto Sans</family></prefer></alias>
</fontconfig>
`;

const decompress = (name: string) => brotliDecompressSync(readFileSync(join(browserPackage, 'bin', name)));

/** Unpacks the browser. The package's own function uses /tmp/chromium and keeps whatever version is there. */
async function unpack(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  writeFileSync(join(unfinished, 'chromium'), decompress('chromium.br'), { mode: 0o755 });
  mkdirSync(join(unfinished, 'lib'));
  for (const { header, data } of await unpackTar(decompress('al2023.tar.br')))
    if (data) writeFileSync(join(unfinished, header.name), data);
  try {
    renameSync(unfinished, folder);
  } catch {
    rmSync(unfinished, { recursive: true }); // Another process was faster.
  }
}

/** Unpacks the browser on first use. */
async function provide(): Promise<LaunchOptions | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(browserPackage)) return undefined;
  const { version } = JSON.parse(readFileSync(join(browserPackage, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(modules, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  const executablePath = join(folder, 'chromium');
  const fonts = join(folder, 'fonts.conf');
  // Written every time, because the font paths change when the project is moved.
  writeFileSync(fonts, getFontSettings(folder));
  const own = { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_FILE: fonts, LANG: 'C.UTF-8' };
  const env = { ...process.env, ...own };
  const { status } = spawnSync(executablePath, ['--version'], { env, timeout: 20_000 });
  return status === 0 ? { executablePath, args: flags, env } : undefined;
}

let provided: Promise<LaunchOptions | undefined> | undefined;

/** Returns launch options for Playwright, or `undefined` if the browser can't run. It needs Linux x64 and glibc 2.34. */
export const providePinnedBrowser = (): Promise<LaunchOptions | undefined> => (provided ??= provide());
