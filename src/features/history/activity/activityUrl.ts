import type { HistoryEntry } from '#contract/history/history.ts';
import { paths } from '#features/paths.ts';

// The open entry is in the URL, so that Back closes it.

const PARAM = 'entry';

export const getOpenEntry = (params: URLSearchParams): string | undefined => params.get(PARAM) || undefined;

/** Returns the parameters with this entry open, or with none open. Keeps other parameters. */
export function setOpenEntry(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === undefined) next.delete(PARAM);
  else next.set(PARAM, id);
  return next;
}

/** Returns whether an entry opens a dialog with the version of its product. */
export const hasVersion = ({ kind }: Pick<HistoryEntry, 'kind'>): boolean =>
  kind === 'productChanged' || kind === 'productDeleted';

/** Returns the URL that an entry opens: its version, its product, or its order. */
export function getEntryHref({ _id, kind, subjectId }: HistoryEntry): string {
  switch (kind) {
    case 'productChanged':
    case 'productDeleted':
      return `${paths.activity}?${setOpenEntry(new URLSearchParams({ subject: subjectId }), _id)}`;
    case 'productCreated':
      return paths.viewProduct(subjectId);
    default:
      return paths.order(subjectId);
  }
}
