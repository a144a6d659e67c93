import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { StartupError } from '../settings/startupError.ts';

const KB = 1024;

/** The pictures of a brand: the name of the file, and the largest size in KB. */
const MAX_KB = {
  logo: 100,
  'logo-dark': 100,
  wordmark: 100,
  'wordmark-dark': 100,
  favicon: 100,
  'sign-in': 1024,
  'sign-in-dark': 1024,
};
type PictureName = keyof typeof MAX_KB;

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

export type BrandFile = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Media type. */
  type: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Where the server has it, with a query that changes with the file. */
  url: string;
};

export type BrandFiles = Partial<Record<PictureName, BrandFile>>;

const refuse = (path: string, reason: string) => new StartupError(`The file ${path} of BRAND_DIR ${reason}.`);

function readSvgSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const [root = ''] = /<svg\b[^>]*>/.exec(new TextDecoder().decode(bytes)) ?? [];
  const box = /\bviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(root);
  const [width, height] = [Number(box?.[1]), Number(box?.[2])];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Returns the size of an image of this type. Decodes it, so that a damaged one isn't found by administrators. */
async function readSize(
  bytes: Uint8Array,
  type: string,
): Promise<{ width: number; height: number } | undefined> {
  if (type === TYPES['svg']) return readSvgSize(bytes);
  try {
    const image = sharp(bytes, { failOn: 'error' });
    const { format, width, height } = await image.metadata();
    if (`image/${format}` !== type) return undefined;
    await image.resize(16).toBuffer();
    return { width, height };
  } catch {
    return undefined;
  }
}

async function readBrandFile(path: string, name: PictureName, extension: string): Promise<BrandFile> {
  const type = TYPES[extension] ?? '';
  const bytes = await readFile(path).catch(({ message }: Error) => {
    throw refuse(path, `can't be read (${message})`);
  });
  if (bytes.length > MAX_KB[name] * KB) {
    const size = Math.ceil(bytes.length / KB);
    throw refuse(path, `must have at most ${MAX_KB[name]} KB (it has ${size} KB)`);
  }
  const size = await readSize(bytes, type);
  if (!size) {
    const svgNeeds = extension === 'svg' ? ' with a viewBox' : '';
    throw refuse(path, `must be an undamaged ${extension.toUpperCase()} image${svgNeeds}`);
  }
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { bytes, type, ...size, url: `/brand/${name}.${extension}?v=${version}` };
}

const isPictureName = (name: string): name is PictureName => Object.hasOwn(MAX_KB, name);

/** Returns the name of a picture and the file's extension. Undefined for any other file. */
function parseFileName(file: string): { name: PictureName; extension: string } | undefined {
  const [, name = '', extension = ''] = /^([a-z-]+)\.([a-z]+)$/.exec(file) ?? [];
  const isType = Object.hasOwn(TYPES, extension) && (name !== 'favicon' || /^(svg|png)$/.test(extension));
  return isPictureName(name) && isType ? { name, extension } : undefined;
}

const NEEDS_LIGHT = ['logo', 'wordmark', 'sign-in'] as const;

/** Reads the pictures of a folder. Throws a StartupError about the first file that can't be served. */
export async function readBrandFiles(folder: string): Promise<BrandFiles> {
  const names = await readdir(folder).catch(({ message }: Error) => {
    throw new StartupError(`The setting BRAND_DIR must be a folder that the server can read (${message}).`);
  });
  const files: BrandFiles = {};
  for (const file of names.filter((name) => !name.startsWith('.')).toSorted()) {
    const path = join(folder, file);
    const parsed = parseFileName(file);
    if (!parsed)
      throw refuse(
        path,
        `must be named logo, wordmark or sign-in, or one of these with -dark, and .svg, .png, .jpg or .webp; or favicon.svg or favicon.png`,
      );
    if (files[parsed.name]) throw refuse(path, `is a second ${parsed.name}: delete one of them`);
    files[parsed.name] = await readBrandFile(path, parsed.name, parsed.extension);
  }
  if (files.logo && files.wordmark)
    throw new StartupError(
      `The folder of BRAND_DIR must have a logo, which is shown before the name, or a wordmark, which has the name in it (${folder} has both).`,
    );
  const lonely = NEEDS_LIGHT.find((name) => files[`${name}-dark`] && !files[name]);
  if (lonely)
    throw new StartupError(`The folder of BRAND_DIR has ${lonely}-dark and lacks ${lonely} (${folder}).`);
  return files;
}
