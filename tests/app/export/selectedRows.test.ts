import { expect, it, vi } from 'vitest';
import { readSelectedHeldRows, readSelectedPages } from '../../../src/app/list/export/selectedRows.ts';
import type { RowReader } from '../../../src/app/list/export/rowReader.ts';

type Row = { _id: string };
const rows = (from: number, to: number): Row[] =>
  Array.from({ length: to - from }, (_, index) => ({ _id: `${from + index}` }));
const idsOf = (list: readonly Row[]) => list.map(({ _id }) => _id);
const { signal } = new AbortController();

async function readAll(read: RowReader<Row>): Promise<string[]> {
  const ids: string[] = [];
  for (let batch = await read(signal); batch; batch = await read(signal)) ids.push(...idsOf(batch.rows));
  return ids;
}

/** A store of so many rows, in pages of 100. */
function createPages(total: number) {
  let page = 0;
  return vi.fn<RowReader<Row>>(async () => {
    const start = 100 * page++;
    return start < total ? { rows: rows(start, Math.min(total, start + 100)), total } : undefined;
  });
}
const fetchOne = () => vi.fn(async (_id: string): Promise<Row | undefined> => ({ _id }));

it('reads held rows in the order of the list, and those that it does not show after them', async () => {
  const held = { rows: rows(0, 10), matchingRows: rows(5, 10).toReversed() };
  expect(await readAll(readSelectedHeldRows(new Set(['1', '5', '8', 'gone']), held))).toEqual([
    '8',
    '5',
    '1',
  ]);
});

it('walks pages while they may have what is selected, and no further', async () => {
  const [readPages, one] = [createPages(300), fetchOne()];
  const read = readSelectedPages(new Set(['150', '7', '120']), { readPages, fetchOne: one });
  expect(await readAll(read)).toEqual(['7', '120', '150']);
  expect(readPages).toHaveBeenCalledTimes(2);
  expect(one).not.toHaveBeenCalled();
});

it('asks one by one for a few rows of a large store, and for what no page had', async () => {
  const [readPages, one] = [createPages(100_000), fetchOne()];
  const read = readSelectedPages(new Set(['99999', '3', '50000']), { readPages, fetchOne: one });
  expect(await readAll(read)).toEqual(['3', '99999', '50000']);
  expect(readPages).toHaveBeenCalledTimes(1);
  expect(one).toHaveBeenCalledTimes(2);

  const other = readSelectedPages(new Set(['0', '250']), {
    readPages: createPages(200),
    fetchOne: fetchOne(),
  });
  expect(await readAll(other)).toEqual(['0', '250']);
});

it('leaves out what is gone, and asks again for what failed', async () => {
  let failures = 1;
  const one = async (_id: string) => {
    if (_id === 'b' && failures-- > 0) throw new Error('no answer');
    return _id === 'c' ? undefined : { _id };
  };
  const read = readSelectedPages<Row>(new Set(['a', 'b', 'c']), { readPages: createPages(0), fetchOne: one });
  expect(await read(signal)).toEqual({ rows: [], total: 3 });
  await expect(read(signal)).rejects.toThrow('no answer');
  expect(await readAll(read)).toEqual(['a', 'b']);
});
