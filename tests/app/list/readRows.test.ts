import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#app/api/failure.ts';
import { createRowReader, createSelectedReader, type ReadPage, type RowReader } from '#app/list/readRows.ts';
import { MAX_EXACT_COUNT, MAX_PAGE_SIZE, type RowCount } from '#contract/lists/pageCall.ts';

type Row = { _id: string };
const createRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ _id: `${index}` }));
const { signal } = new AbortController();

async function readAll(read: RowReader<Row>) {
  const ids: string[] = [];
  for (let batch = await read(signal); batch; batch = await read(signal))
    ids.push(...batch.rows.map(({ _id }) => _id));
  return ids;
}

/** Returns pages like the contract: a count is exact up to a limit, and a page beyond the last is the last. */
const createPages = (rows: readonly Row[], countedUpTo = MAX_EXACT_COUNT) =>
  vi.fn<ReadPage<Row>>(async ({ page: requested, pageSize }) => {
    const page = Math.max(1, Math.min(requested, Math.ceil(rows.length / pageSize)));
    const end = page * pageSize;
    const matches: RowCount =
      rows.length > Math.max(countedUpTo, end)
        ? { count: Math.max(countedUpTo, end), precision: 'atLeast' }
        : { count: rows.length, precision: 'exact' };
    return { rows: rows.slice(end - pageSize, end), page, pageSize, matches, totalCount: matches };
  });

describe('createRowReader', () => {
  it.each([
    ['without rows', 0, 1],
    ['with a shorter last page', MAX_PAGE_SIZE + 1, 2],
    ['with a full last page', 2 * MAX_PAGE_SIZE, 2],
  ])('reads a list %s to its end', async (_, count, pages) => {
    const rows = createRows(count);
    const readPage = createPages(rows);
    expect(await readAll(createRowReader(readPage))).toEqual(rows.map(({ _id }) => _id));
    expect(readPage).toHaveBeenCalledTimes(pages);
  });

  it('reads a list to its end that has more rows than are counted', async () => {
    const rows = createRows(3 * MAX_PAGE_SIZE + 5);
    expect(await readAll(createRowReader(createPages(rows, MAX_PAGE_SIZE)))).toHaveLength(rows.length);
  });

  it('ends at a page beyond the last after rows were deleted', async () => {
    const rows = createRows(MAX_PAGE_SIZE + 1);
    const readPage = createPages(rows);
    const read = createRowReader(readPage);
    await read(signal);
    rows.length -= 2;
    expect(await read(signal)).toEqual({ rows: [], total: MAX_PAGE_SIZE });
    expect(await read(signal)).toBeUndefined();
    expect(readPage).toHaveBeenCalledTimes(2);
  });

  it('ends if a backend always returns the first page', async () => {
    const readPage = createPages(createRows(3 * MAX_PAGE_SIZE));
    const read = createRowReader<Row>((position, pageSignal) =>
      readPage({ ...position, page: 1 }, pageSignal),
    );
    expect(await readAll(read)).toHaveLength(MAX_PAGE_SIZE);
  });

  it('does not repeat a row that has moved to a later page', async () => {
    const rows = createRows(MAX_PAGE_SIZE + 1);
    const read = createRowReader(createPages(rows));
    await read(signal);
    rows.unshift({ _id: 'new' });
    expect(await read(signal)).toEqual({
      rows: [{ _id: `${MAX_PAGE_SIZE}` }],
      total: MAX_PAGE_SIZE + 2,
    });
  });

  it('reads the same page again after a failure', async () => {
    const rows = createRows(MAX_PAGE_SIZE + 1);
    const readPage = createPages(rows);
    const read = createRowReader(readPage);
    await read(signal);
    readPage.mockRejectedValueOnce(new Error('no answer'));
    await expect(read(signal)).rejects.toThrow('no answer');
    expect(await readAll(read)).toEqual([`${MAX_PAGE_SIZE}`]);
    expect(readPage.mock.calls.map(([{ page }]) => page)).toEqual([1, 2, 2]);
  });

  it('ignores a page that arrives after it was aborted', async () => {
    const abort = new AbortController();
    const readPage = createPages(createRows(1));
    const read = createRowReader<Row>((...args) => {
      abort.abort();
      return readPage(...args);
    });
    await expect(read(abort.signal)).rejects.toThrow('abort');
  });
});

describe('createSelectedReader', () => {
  const readOne = () => vi.fn(async (_id: string): Promise<Row | undefined> => ({ _id }));
  const notFound = new ApiError('GET', { kind: 'refused', status: 404, statusText: '', message: 'gone' });

  it('reads pages as long as they may have the rows', async () => {
    const [readPage, one] = [createPages(createRows(3 * MAX_PAGE_SIZE)), readOne()];
    const ids = [`${MAX_PAGE_SIZE + 5}`, '7', '8'];
    const read = createSelectedReader(ids, { pages: createRowReader(readPage), readOne: one });
    expect(await readAll(read)).toEqual(['7', '8', `${MAX_PAGE_SIZE + 5}`]);
    expect(readPage).toHaveBeenCalledTimes(2);
    expect(one).not.toHaveBeenCalled();
  });

  it('reads rows one by one if there are more pages than rows', async () => {
    const [readPage, one] = [createPages(createRows(3 * MAX_PAGE_SIZE)), readOne()];
    const pages = createRowReader(readPage);
    expect(await readAll(createSelectedReader(['2999', '3'], { pages, readOne: one }))).toEqual([
      '3',
      '2999',
    ]);
    expect(await readAll(createSelectedReader(['5'], { pages, readOne: one }))).toEqual(['5']);
    expect(readPage).toHaveBeenCalledTimes(1);
    expect(one.mock.calls.map(([id]) => id)).toEqual(['2999', '5']);
  });

  it('requests rows that were on no page and leaves out deleted ones', async () => {
    const one = vi.fn(async (_id: string) => {
      if (_id === 'gone') throw notFound;
      return _id === 'nothing' ? undefined : { _id };
    });
    const pages = createRowReader(createPages(createRows(5)));
    const ids = ['moved', 'gone', 'nothing', '2'];
    expect(await readAll(createSelectedReader(ids, { pages, readOne: one }))).toEqual(['2', 'moved']);
  });

  it('reads rows again after a failure', async () => {
    const one = readOne().mockRejectedValueOnce(new Error('no answer'));
    const pages = createRowReader(createPages(createRows(2 * MAX_PAGE_SIZE + 1)));
    const read = createSelectedReader(['a', 'b'], { pages, readOne: one });
    expect(await read(signal)).toEqual({ rows: [], total: 2 });
    await expect(read(signal)).rejects.toThrow('no answer');
    expect(await readAll(read)).toEqual(['a', 'b']);
  });
});
