import { colorsNamed } from 'culori';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The only file that may define colours and corner radii (docs/theming.md). */
const TOKENS = 'src/ui/theme/tokens.css';
/** Print styles are black on white in every theme. */
const PAPER = [
  'src/features/orders/detail/orderPrint.css',
  'src/features/orders/print/orderSheets.css',
  'src/ui/print.css',
];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name}`)
  .filter((file) => /\.(tsx?|css)$/.test(file) && file !== TOKENS);

const HUES =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|mauve|olive|mist|taupe';
const NAMES = Object.keys(colorsNamed).join('|');
const PROPERTIES =
  '(?:color|background(?:-?color)?|fill|stroke|(?:border|outline|caret|accent|text-decoration)[a-z-]*|box-?shadow|--[a-z-]+)';

const forbidden = {
  'a colour in digits': /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![\w/-])/gi,
  'a colour by its numbers': /(?<![a-z\d-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/g,
  "a colour by CSS's name": new RegExp(
    String.raw`${PROPERTIES}['"]?:[^;,}\n]*(?<![\w-])(?:${NAMES})(?![\w-])|-\[(?:${NAMES})\]`,
    'gi',
  ),
  "a colour of Tailwind's": new RegExp(
    String.raw`(?<=[a-z])-(?:(?:${HUES})-\d{2,3}|white|black)(?![\w-])`,
    'g',
  ),
  'a colour for one theme':
    /(?<![\w-])dark:(?:[a-z-]+:)*(?:bg|text|border|ring|fill|stroke|outline|shadow)-/g,
  'a corner of its own':
    /(?<![\w-])rounded(?:-[a-z]{1,2})?-(?:\[|\(length|\d)|border(?:-[a-z]+)*-radius:(?!\s*(?:0|inherit|(?:calc\()?var\(--radius-[a-z]+\)))/g,
};
type Kind = keyof typeof forbidden;

const withoutComments = (source: string) => source.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

const findForbidden = (kind: Kind, source: string) =>
  [...withoutComments(source).matchAll(forbidden[kind])].map(([found]) => found);

describe.each(Object.keys(forbidden) as Kind[])('%s', (kind) => {
  it('is only used in the tokens', () => {
    expect(files.length).toBeGreaterThan(250);
    const found = files
      .filter((file) => !PAPER.includes(file) || kind !== "a colour by CSS's name")
      .flatMap((file) => findForbidden(kind, readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`));
    expect(found).toEqual([]);
  });
});

it.each<[Kind, string]>([
  ['a colour in digits', "className='bg-[#fff]'"],
  ['a colour in digits', 'color: #1d1d23;'],
  ['a colour by its numbers', 'shadow-[0_0_0_1px_rgb(0_0_0/0.1)]'],
  ['a colour by its numbers', 'background: oklch(50% 0.1 200);'],
  ["a colour by CSS's name", 'border: 1px solid lightgray;'],
  ["a colour by CSS's name", "style={{ backgroundColor: 'tomato' }}"],
  ["a colour by CSS's name", "className='text-[red]'"],
  ["a colour of Tailwind's", "className='hover:text-red-500'"],
  ["a colour of Tailwind's", "className='bg-white'"],
  ['a colour for one theme', "className='dark:hover:bg-surface'"],
  ['a corner of its own', "className='rounded-[7px]'"],
  ['a corner of its own', "className='rounded-tl-[2px]'"],
  ['a corner of its own', 'border-top-left-radius: 3px;'],
])('finds %s in %s', (kind, source) => expect(findForbidden(kind, source)).toHaveLength(1));

it.each(["from '#app/api/send.ts'", "href='#main'", "className='rounded-md bg-surface text-[0.96em]'"])(
  'lets %s pass',
  (source) => {
    expect((Object.keys(forbidden) as Kind[]).flatMap((kind) => findForbidden(kind, source))).toEqual([]);
  },
);
