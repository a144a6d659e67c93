import { readFileSync } from 'node:fs';
import path from 'node:path';
import { viteFinal } from '@storybook/react-vite/preset';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { type DocgenType, printType, showArgs, showTypes } from '../../.storybook/readableTypes.ts';
import { listSources } from '../architecture/sources.ts';

type Enhancer = Parameters<typeof showTypes>[0];

const literal = (value: string) => ({ name: 'literal', value });
const size: DocgenType = {
  name: 'union',
  raw: 'Size | undefined',
  elements: [
    { name: 'union', raw: 'keyof typeof sizes', elements: [literal('sm'), literal('md')] },
    { name: 'undefined' },
  ],
};

it('shows the members of a union, also if it has a name', () => {
  expect(printType(size)).toEqual({ summary: "'sm' | 'md'" });
});

it('shows the signature of a function on one line', () => {
  const raw = '(\n  id: string,\n  toIndex: number\n) => void';
  expect(printType({ name: 'signature', raw })).toEqual({
    summary: '(id: string, toIndex: number) => void',
  });
  const optional = { name: 'union', raw: '(() => void) | undefined', elements: [{ name: 'unknown' }] };
  expect(printType(optional)).toEqual({ summary: '() => void' });
});

it('names an object, and shows its members with their comments', () => {
  const raw = '{\n  /** Read aloud. */\n  text: string;\n}';
  const badge = { name: 'signature', raw, signature: { properties: [{ key: 'text' }] } };
  const optional = { name: 'union', raw: 'NavBadge | undefined', elements: [badge, { name: 'undefined' }] };
  expect(printType(badge)).toEqual({ summary: '{ text: string }' });
  expect(printType(optional)).toEqual({ summary: 'NavBadge', detail: raw });
  const list = { name: 'ReadonlyArray', raw: 'ReadonlyArray<NavBadge>', elements: [badge] };
  expect(printType(list)).toEqual({ summary: 'readonly NavBadge[]', detail: raw });
});

it('offers the members of a union as controls', () => {
  const component = { __docgenInfo: { props: { size: { tsType: size } } } };
  const argTypes = { size: { name: 'size' } };
  expect(showTypes({ argTypes, component } as unknown as Enhancer)).toEqual({
    size: {
      name: 'size',
      type: { name: 'enum', value: ['sm', 'md'], required: false },
      table: { type: { summary: "'sm' | 'md'" } },
    },
  });
});

it('shows the types of attributes that only a story’s args name', () => {
  const initialArgs = { onClick: () => {}, children: 'Save', href: '/' };
  const shown = showArgs({ argTypes: {}, initialArgs } as unknown as Enhancer);
  expect(Object.entries(shown).map(([name, { table }]) => [name, table?.type?.summary])).toEqual([
    ['onClick', '(event) => void'],
    ['children', 'ReactNode'],
    ['href', undefined],
  ]);
});

/** Returns Storybook's own docgen. */
async function getDocgenPlugin() {
  const presets = {
    apply: async (name: string) => (name === 'typescript' ? { reactDocgen: 'react-docgen' } : {}),
  };
  const { plugins } = await viteFinal({}, { presets } as unknown as Parameters<typeof viteFinal>[1]);
  return plugins?.[0] as Plugin & {
    transform: (code: string, id: string) => Promise<{ code: string } | undefined>;
  };
}

type Documented = { component: string; props: Record<string, { tsType?: DocgenType }> };

async function documentLibrary(): Promise<Documented[]> {
  const docgen = await getDocgenPlugin();
  const files = listSources('src/ui').filter((file) => /\/[A-Z]\w*\.tsx$/.test(file));
  const documented = files.map(async (file) => {
    const result = await docgen.transform(readFileSync(file, 'utf8'), path.resolve(file));
    const infos = result?.code.matchAll(/;(\w+)\.__docgenInfo=(.*?)(?=;\w+\.__docgenInfo=|$)/gs) ?? [];
    return [...infos].map(([, component = '', info = '']) => ({
      component,
      props: (JSON.parse(info) as Partial<Documented>).props ?? {},
    }));
  });
  return (await Promise.all(documented)).flat();
}

it('finds a readable type for each prop of the library', async () => {
  const documented = await documentLibrary();
  const types = documented.flatMap(({ component, props }) =>
    Object.entries(props).flatMap(([name, { tsType }]) =>
      tsType ? [[`${component}.${name}`, printType(tsType).summary]] : [],
    ),
  );
  expect(types.length).toBeGreaterThan(250);
  // Write `ReadonlyArray<T>` instead of `readonly T[]` in props: react-docgen can't read the latter.
  const unreadable = /^(union|enum|func|function|signature|intersection|tuple|object|unknown|array|)$/i;
  expect(types.filter(([, summary = '']) => unreadable.test(summary))).toEqual([]);
});
