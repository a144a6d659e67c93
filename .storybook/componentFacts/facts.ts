import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listSources } from '../../tests/architecture/sources.ts';
import { type Change, listChanges } from './changes.ts';
import { findTokens, parseTokens } from './tokens.ts';

export type Status = { kind: 'stable' | 'new' } | { kind: 'replaced'; hint: string };

/** Props from another type, which react-docgen doesn't list. */
export type InheritedProps = { from: string; props?: { kind: 'only' | 'except'; names: string[] } };

export type FileFacts = { users: string[]; status: Status; inherited: InheritedProps[] };
export type FolderFacts = { tokens: string[]; changes: Change[] };

/** Facts about the library, by file and by folder of src/ui: 'button/Button.tsx', 'button'. */
export type Facts = { files: Record<string, FileFacts>; folders: Record<string, FolderFacts> };

type Source = { file: string; code: string };

const LIBRARY = 'src/ui/';

const readSources = (folder: string): Source[] =>
  listSources(folder).map((file) => ({ file, code: readFileSync(file, 'utf8') }));

export function collectFacts(): Facts {
  const library = readSources('src/ui');
  const users = findUsers([...readSources('src/features'), ...readSources('src/app')]);
  const elements = findElements(library);
  const components = library.filter(({ file }) => /\/[A-Z]\w*\.tsx$/.test(file));
  const tokens = parseTokens(readFileSync('src/ui/theme/tokens.css', 'utf8'));
  const changes = listChanges(LIBRARY);
  const files = components.map(({ file, code }) => {
    const name = path.posix.basename(file, '.tsx');
    const key = file.slice(LIBRARY.length);
    const facts: FileFacts = {
      users: users.get(key) ?? [],
      status: readStatus(code, name),
      inherited: findInheritedProps(code, name, elements),
    };
    return [key, facts] as const;
  });
  const folders = [...new Set(components.map(({ file }) => file.split('/')[2] ?? ''))].map((folder) => {
    const code = readFolder(folder);
    return [folder, { tokens: findTokens(code, tokens), changes: changes.get(folder) ?? [] }] as const;
  });
  return { files: Object.fromEntries(files), folders: Object.fromEntries(folders) };
}

const readFolder = (folder: string) =>
  readdirSync(path.join(LIBRARY, folder))
    .map((name) => readFileSync(path.join(LIBRARY, folder, name), 'utf8'))
    .join('\n');

/** Returns who uses each file of the library. Imports of types and constants don't count. */
export function findUsers(sources: Source[]): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const { file, code } of sources)
    for (const [, names = '', target = ''] of code.matchAll(/import \{([^}]*)\} from '#ui\/([^']+)'/g)) {
      const isUsed = names.split(',').some((name) => /^(use)?[A-Z]\w*[a-z]/.test(name.trim()));
      if (isUsed) users.set(target, [...(users.get(target) ?? []), file]);
    }
  return users;
}

/** Reads the status of a component from the tags of its comment: `@deprecated Use Page.` or `@experimental`. */
export function readStatus(code: string, component: string): Status {
  const declaration = new RegExp(
    `\\/\\*\\*((?:(?!\\*\\/)[^])*)\\*\\/\\s*export (?:function|const) ${component}\\b`,
  );
  const comment = declaration.exec(code)?.[1] ?? '';
  const [, hint] = /@deprecated\s+([^@*]+)/.exec(comment) ?? [];
  if (hint !== undefined) return { kind: 'replaced', hint: hint.trim() };
  return { kind: comment.includes('@experimental') ? 'new' : 'stable' };
}

/** Returns the elements whose attributes have a type of their own, by its name. */
const findElements = (sources: Source[]) =>
  new Map(
    sources
      .flatMap(({ code }) => [...code.matchAll(/type (\w+) = ComponentProps<'(\w+)'>;/g)])
      .map(([, name = '', element = '']) => [name, element]),
  );

/** Returns where a component's props come from, apart from those that its own type lists. */
export function findInheritedProps(
  code: string,
  component: string,
  elements: Map<string, string>,
): InheritedProps[] {
  const [, type = ''] = new RegExp(`type ${component}Props(?:<[^=]*>)? =([^;{]*)`).exec(code) ?? [];
  const named = [...type.matchAll(/(Omit|Pick)<\s*([A-Z]\w+)(?:<\w+>)?,([^>]*)>/g)]
    .filter(([, , from = '']) => !elements.has(from) && from !== 'ComponentProps')
    .map(([, kind, from = '', names = '']): InheritedProps => {
      const list = [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
      return {
        from: from.replace(/Props$/, ''),
        props: { kind: kind === 'Pick' ? 'only' : 'except', names: list },
      };
    });
  const own = /ComponentProps<'(\w+)'>/.exec(type)?.[1];
  const [, element = own] = [...elements].find(([name]) => type.includes(name)) ?? [];
  return element === undefined ? named : [...named, { from: `<${element}>` }];
}
