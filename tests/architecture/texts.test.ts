import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseSync } from 'vite';
import { sourcesIn } from './sources.ts';

// Every word that a person reads stands in a catalogue (src/languages), so that it can be read in every language.

type Node = { type: string; start: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** Letters of any script; signs, figures and keys need no translation. */
const hasWord = (text: unknown): text is string => typeof text === 'string' && /\p{L}{2}/u.test(text);

/** A text such as 'Not found' or 'The file is empty.': names of classes, events and places have another form. */
const isSentence = (text: unknown): text is string =>
  typeof text === 'string' && /^\p{Lu}[\p{Ll}’']+([ ,]+[\p{L}\d’'–-]+)+[.!?…]*$/u.test(text);

/** What developers read on the console. */
const isLogged = (node: Node) =>
  node.type === 'CallExpression' &&
  ((node['callee'] as { object?: { name?: string } }).object?.name ?? '') === 'console';

/** Attributes whose text is read or read out. */
const READ =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|\w*Label|hint|text|\w*Text)$/;

const isThrown = (node: Node) =>
  node.type === 'NewExpression' &&
  /Error$|^DOMException$/.test(String((node['callee'] as { name?: string }).name));

type Found = { text: string; at: number };

function findTexts(node: Node, found: Found[]): Found[] {
  // What developers read: an error's message.
  if (isThrown(node) || isLogged(node)) return found;
  const add = (text: string) => found.push({ text: text.trim(), at: node.start });
  if (node.type === 'JSXText' && hasWord(node['value'])) add(node['value']);
  if (node.type === 'JSXAttribute') {
    const name = (node['name'] as { name?: unknown }).name;
    const value = node['value'] as Node | null;
    if (typeof name === 'string' && READ.test(name) && value?.type === 'Literal' && hasWord(value['value']))
      add(value['value']);
  }
  if (node.type === 'Literal' && isSentence(node['value'])) add(node['value']);
  if (node.type === 'TemplateElement') {
    const { cooked } = node['value'] as { cooked?: string };
    if (cooked !== undefined && /\p{L}{2,} +\p{L}{2,}/u.test(cooked) && /^\p{Lu}\p{Ll}/u.test(cooked))
      add(cooked);
  }
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) findTexts(child, found);
  return found;
}

function findIn(file: string, source = readFileSync(file, 'utf8')): string[] {
  const { program } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return findTexts(program as unknown as Node, []).map(({ text, at }) => {
    const line = source.slice(0, at).split('\n').length;
    return `${file}:${line} says “${text}”: it belongs into a catalogue of src/languages`;
  });
}

it.each([
  ['a text', 'const a = <p>Hello there</p>'],
  ['one word', 'const a = <p>Delete</p>'],
  ['a name for screen readers', 'const a = <button aria-label="Close" />'],
  ['a prop that is read', 'const a = <Field label="Price" />'],
  ['what a toast says', "notify('success', 'Product saved.')"],
  ['a sentence around a value', 'notify(`The file ${name} is empty.`)'],
])('finds %s', (_, source) => expect(findIn('example.tsx', source)).toHaveLength(1));

it.each([
  ['an error for developers', "throw new Error('The build has no page')"],
  ['classes', '<p className="flex items-center">{words.title}</p>'],
  ['signs', '<p>{price} × {count} —</p>'],
])('leaves out %s', (_, source) => expect(findIn('example.tsx', source)).toEqual([]));

/** The headings of files are English in every language (docs/decisions/0033-languages.md). */
const HEADINGS = [
  'src/features/orders/table/orderExport.ts',
  'src/features/products/inventory/productExport.ts',
];

it('finds no word in the code of the front end', () => {
  const files = ['src/ui', 'src/features', 'src/app'].flatMap(sourcesIn);
  expect(files).toEqual(expect.arrayContaining(HEADINGS));
  expect(files.length).toBeGreaterThan(250);
  expect(files.filter((file) => !HEADINGS.includes(file)).flatMap((file) => findIn(file))).toEqual([]);
});
