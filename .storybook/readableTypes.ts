import { isValidElement } from 'react';
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

/** A type as react-docgen describes it in `__docgenInfo`. */
export type DocgenType = {
  name: string;
  raw?: string;
  value?: string;
  elements?: DocgenType[];
  signature?: { properties?: unknown[] };
};

type Documented = { __docgenInfo?: { props?: Record<string, { tsType?: DocgenType }> } };
type Printed = { summary: string; detail?: string };

/** Shows the type of each prop as in the source: `'sm' | 'md'`, not react-docgen's "union". */
export const showTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const docgenType = props[name]?.tsType;
      return [name, docgenType ? describe(argType, docgenType) : argType];
    }),
  );
};

function describe(argType: StrictInputType, docgenType: DocgenType): StrictInputType {
  const control = getControlType(docgenType);
  return {
    ...argType,
    ...(control && { type: { ...control, required: argType.type?.required ?? false } }),
    table: { ...argType.table, type: printType(docgenType) },
  };
}

/** Returns what selects the control. For react-docgen, an optional text is a union with `undefined`, edited as JSON. */
function getControlType(type: DocgenType): SBType | undefined {
  const members = listElements(type).flatMap((member) =>
    member.name === 'union' ? listElements(member) : [member],
  );
  if (type.name !== 'union' || members.length === 0) return undefined;
  const [{ name } = { name: '' }] = members;
  if (members.length === 1 && (name === 'string' || name === 'number' || name === 'boolean')) return { name };
  if (!members.every((member) => print(member).startsWith("'"))) return undefined;
  return { name: 'enum', value: members.map((member) => print(member).slice(1, -1)) };
}

/**
 * react-docgen lists no attributes of elements. For those in a story's args, Storybook would say "function" or "object". An
 * element has no control, which would be its JSON.
 */
export const showArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const shown = Object.entries(initialArgs).map(([name, value]) => {
    const argType = argTypes[name];
    const summary = argType?.table?.type ? undefined : guessType(name, value);
    return [
      name,
      {
        ...argType,
        ...(summary && { table: { ...argType?.table, type: { summary } } }),
        ...(isValidElement(value) && { control: false }),
      },
    ];
  });
  return { ...argTypes, ...Object.fromEntries(shown) };
};

function guessType(name: string, value: unknown) {
  if (name === 'children') return 'ReactNode';
  if (typeof value === 'function') return '(event) => void';
  return isValidElement(value) ? 'ReactNode' : undefined;
}

/** Longer objects show only the names of their members until they are clicked. */
const MAX_SUMMARY = 90;

/** Returns the type on one line, and the members of an object as `detail`, which a click shows. */
export function printType(type: DocgenType): Printed {
  const summary = print(type);
  const objects = listObjects(type);
  if (!objects || (summary.startsWith('{') && summary.length <= MAX_SUMMARY)) return { summary };
  const detail = objects.map(({ raw = '' }) => raw).join(' & ');
  if (summary.length <= MAX_SUMMARY) return { summary, detail };
  return { summary: `{ ${listKeys(objects).join(', ')} }`, detail };
}

/** Props are optional anyway. */
const isUndefined = ({ name }: DocgenType) => name === 'undefined';

const listElements = ({ elements = [] }: DocgenType) => elements.filter((element) => !isUndefined(element));

/** Returns the object, those of an intersection, or that of an array's elements. */
function listObjects(type: DocgenType): DocgenType[] | undefined {
  if (type.signature?.properties) return [type];
  const elements = listElements(type);
  if (type.name !== 'intersection' && elements.length !== 1) return undefined;
  const objects = elements.map(listObjects);
  return objects.every((one) => one !== undefined) ? objects.flat() : undefined;
}

const listKeys = (objects: DocgenType[]) =>
  objects.flatMap(({ signature }) =>
    (signature?.properties ?? []).map((one) => (one as { key: string }).key),
  );

function print(type: DocgenType): string {
  if (type.name === 'literal') return quote(type.value ?? '');
  if (type.name !== 'union') return toLine(type.raw ?? type.name);
  const members = listElements(type).map(print);
  // react-docgen can't read a function in parentheses. The name of an object is shorter than its members.
  const isInSource = members.includes('unknown') || members.some((member) => member.startsWith('{'));
  return isInSource ? removeUndefined(toLine(type.raw ?? '')) : members.join(' | ');
}

/** The keys of `keyof typeof sizes` have no quotes. */
const quote = (value: string) => (/^(['"`\d-]|true$|false$)/.test(value) ? value : `'${value}'`);

const removeUndefined = (line: string) => line.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1');

const toLine = (raw: string) =>
  raw
    .replace(/\/\*\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^ ?\| |(?<=[<(]) | (?=[>)])/g, '')
    .replace(/;? }/g, ' }')
    .replace(/^ReadonlyArray<(.*)>$/, (_all, element: string) =>
      /^\w.* [|&] /.test(element) ? `readonly (${element})[]` : `readonly ${element}[]`,
    )
    .trim();
