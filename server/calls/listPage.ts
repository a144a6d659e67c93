import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { Deps } from '../http/deps.ts';
import { HttpError } from '../http/httpError.ts';
import type { Page, PagedStore } from '../store/port.ts';
import { decodeCursor, encodeCursor } from '../store/listCursor.ts';

type PageInput<Row> = {
  store: PagedStore<Row>;
  criteria: ListCriteria;
  cursor: string | undefined;
  revision: number;
};

/** What a page says beside its rows. */
type PageFacts = Omit<Page<never>, 'rows' | 'next' | 'previous'> & {
  next?: string;
  previous?: string;
  revision: number;
};

/** Reads a page from the store. Throws a 400 where the cursor is no cursor of this list as it is asked for. */
export async function readPage<Row>(
  { store, criteria, cursor, revision }: PageInput<Row>,
  { digest }: Pick<Deps, 'digest'>,
): Promise<{ rows: Row[]; facts: PageFacts }> {
  const { page: _, ...rest } = criteria;
  const fingerprint = digest(JSON.stringify(rest)).slice(0, 16);
  const boundary = cursor === undefined ? undefined : decodeCursor(cursor, fingerprint);
  const isForeign = cursor !== undefined && !boundary;
  const page = isForeign ? undefined : await store.page(criteria, boundary);
  if (!page) throw new HttpError(400, ({ serverCopy }) => serverCopy.wrongCursor);
  const { rows, next, previous, ...counted } = page;
  return {
    rows,
    facts: {
      ...counted,
      ...(next && { next: encodeCursor(next, fingerprint) }),
      ...(previous && { previous: encodeCursor(previous, fingerprint) }),
      revision,
    },
  };
}
