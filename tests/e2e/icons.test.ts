import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { iconShape } from '../../scripts/iconShape.mjs';
import { aBrowser } from './product.ts';

// The product draws an icon as one path (scripts/leanIcons.mjs), the workbench as lucide does: here both, beside each other.

type IconNode = [tag: string, attributes: Record<string, string>][];
type Drawing = { name: string; parts: string; line: string };

type Icon = { name: string; aliases?: string[]; node: IconNode };

const browser = aBrowser();
let icons: Icon[];
let drawings: Drawing[];

/** As lucide exports it: trash-2 is Trash2. */
const exported = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

function importedBySources(): Set<string> {
  const sources = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const lists = sources.flatMap((text) => /import \{([^}]*)\} from 'lucide-react'/.exec(text)?.[1] ?? []);
  const names = lists.flatMap((list) => list.split(',').map((one) => one.trim().split(' as ')[0]!));
  return new Set(names.filter((name) => name !== '' && !name.startsWith('type ')));
}

beforeAll(async () => {
  const files = globSync('node_modules/lucide-react/dist/esm/icons/*.mjs');
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(path.resolve(file)).href) as Promise<{ __iconData?: Icon }>),
  );
  icons = modules.flatMap(({ __iconData: icon }) => (icon ? [icon] : []));
  const names = importedBySources();
  const used = icons.filter(({ name, aliases = [] }) =>
    [name, ...aliases].some((one) => names.has(exported(one))),
  );
  expect(used.length).toBe(names.size);
  drawings = used
    .filter(({ node }) => iconShape(node) !== undefined)
    .map(({ name, node }) => ({ name, parts: markup(node), line: `<path d="${iconShape(node)}"/>` }));
});

const markup = (node: IconNode) =>
  node
    .map(([tag, { key: _key, ...rest }]) => {
      const attributes = Object.entries(rest).map(([name, value]) => `${name}="${value}"`);
      return `<${tag} ${attributes.join(' ')}/>`;
    })
    .join('');

/** How many of the inked pixels are inked in one of the two only: 0 is none of them, 1 as many as there are. Runs in the page. */
async function apart(pairs: Drawing[]): Promise<{ name: string; share: number }[]> {
  const SIZE = 96;
  const inked = async (content: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = new OffscreenCanvas(SIZE, SIZE).getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, SIZE, SIZE);
    return data.filter((_, index) => index % 4 === 3);
  };
  const shareOf = async ({ name, parts, line }: Drawing) => {
    const [first, second] = await Promise.all([inked(parts), inked(line)]);
    // A pixel at the edge of two strokes is darker where it is inked twice: less than half of it.
    const differ = first.filter((alpha, index) => Math.abs(alpha - second[index]!) > 128).length;
    return { name, share: differ / first.filter((alpha) => alpha > 128).length };
  };
  return Promise.all(pairs.map(shareOf));
}

it('draws every icon of the product the same in one path', async () => {
  expect(drawings.length).toBeGreaterThan(50);
  const page = await browser.page({});
  const shares = await page.evaluate(apart, drawings);
  expect(shares.filter(({ share }) => share > 0.005)).toEqual([]);
});

it('tells a drawing from another', async () => {
  const [first, second] = drawings;
  const page = await browser.page({});
  const [one] = await page.evaluate(apart, [{ ...first!, line: second!.line }]);
  expect(one?.share).toBeGreaterThan(0.1);
});

it('leaves few as they are, whose parts have a look of their own', () =>
  expect(icons.filter(({ node }) => iconShape(node) === undefined).length).toBeLessThan(20));
