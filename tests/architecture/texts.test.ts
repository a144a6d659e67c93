import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseSync } from 'vite';
import { listSources } from './sources.ts';

// Interface texts belong to src/languages, so that they can be translated.

type Node = { type: string; start: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** Returns whether a text contains a word, not only signs or digits. */
const hasWord = (text: unknown): text is string => typeof text === 'string' && /\p{L}{2}/u.test(text);

/** Returns whether a text looks like a sentence and not like a class name, event or path. */
const isSentence = (text: unknown): text is string =>
  typeof text === 'string' && /^\p{Lu}[\p{Ll}’']+([ ,]+[\p{L}\d’'–-]+)+[.!?…]*$/u.test(text);

/** Console methods, whose texts are for developers. */
const isLogged = (node: Node) =>
  node.type === 'CallExpression' &&
  ((node['callee'] as { object?: { name?: string } }).object?.name ?? '') === 'console';

/** Attributes whose text is shown or read aloud. */
const READ =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|\w*Label|hint|text|\w*Text)$/;

const isThrown = (node: Node) =>
  node.type === 'NewExpression' &&
  /Error$|^DOMException$/.test(String((node['callee'] as { name?: string }).name));

type Found = { text: string; at: number };

/** Returns the expression in braces. */
const unwrap = (node: Node | null): Node | null =>
  node?.type === 'JSXExpressionContainer' ? (node['expression'] as Node) : node;

function findTexts(node: Node, found: Found[]): Found[] {
  // Error messages are for developers.
  if (isThrown(node) || isLogged(node)) return found;
  const add = (text: string) => found.push({ text: text.trim(), at: node.start });
  if (node.type === 'JSXText' && hasWord(node['value'])) add(node['value']);
  if (node.type === 'JSXAttribute') {
    const name = (node['name'] as { name?: unknown }).name;
    const value = unwrap(node['value'] as Node | null);
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

function findTextsInFile(file: string, source = readFileSync(file, 'utf8')): string[] {
  const { program } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return findTexts(program as unknown as Node, []).map(({ text, at }) => {
    const line = source.slice(0, at).split('\n').length;
    return `${file}:${line} contains “${text}”: move it to src/languages`;
  });
}

it.each([
  ['a text', 'const a = <p>Hello there</p>'],
  ['one word', 'const a = <p>Delete</p>'],
  ['a name for screen readers', 'const a = <button aria-label="Close" />'],
  ['a prop with a text', 'const a = <Field label="Price" />'],
  ['a prop with a text in braces', "const a = <Field label={'Price'} />"],
  ['the text of a toast', "notify('success', 'Product saved.')"],
  ['a sentence around a value', 'notify(`The file ${name} is empty.`)'],
])('finds %s', (_, source) => expect(findTextsInFile('example.tsx', source)).toHaveLength(1));

it.each([
  ['an error for developers', "throw new Error('The build has no page')"],
  ['classes', '<p className="flex items-center">{words.title}</p>'],
  ['signs', '<p>{price} × {count} —</p>'],
])('leaves out %s', (_, source) => expect(findTextsInFile('example.tsx', source)).toEqual([]));

/** Headings of CSV files are always English (docs/decisions/0033-languages.md). */
const HEADINGS = [
  'src/features/customers/customerExport.ts',
  'src/features/history/activity/activityExport.ts',
  'src/features/orders/table/orderExport.ts',
  'src/features/products/inventory/productExport.ts',
];

it('finds no text in the code of the front end', () => {
  const files = ['src/ui', 'src/features', 'src/app'].flatMap(listSources);
  expect(files).toEqual(expect.arrayContaining(HEADINGS));
  expect(files.length).toBeGreaterThan(250);
  expect(files.filter((file) => !HEADINGS.includes(file)).flatMap((file) => findTextsInFile(file))).toEqual(
    [],
  );
});
