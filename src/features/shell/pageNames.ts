import { paths } from '../paths.ts';
import { navigation } from './navigation.ts';
import { shellCopy } from './shellCopy.ts';

const names = new Map<string, string>([
  ...navigation
    .flatMap((entry) => (entry.kind === 'page' ? [entry] : entry.pages))
    .map((page) => [page.href, page.label] as const),
  [paths.cart, shellCopy.cart],
]);

/** The name that the menus give to an address. */
export const pageNameOf = (path: string): string | undefined => names.get(path);
