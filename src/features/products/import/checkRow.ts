import { createCreationCheck } from './checkCreation.ts';
import type { CheckedRow, CheckOptions, MappedCells } from './checkedRow.ts';
import { createUpdateCheck } from './checkUpdate.ts';
import type { ColumnMapping } from './importFields.ts';
import { hashText } from './hashText.ts';
import type { ImportRow } from './importTable.ts';
import type { RowWords } from './rowWords.ts';

const mapCells = (row: ImportRow, mapping: ColumnMapping): MappedCells =>
  Object.fromEntries(
    mapping.flatMap((target, index) =>
      target === 'ignored' ? [] : [[target, (row.cells[index] ?? '').trim()] as const],
    ),
  );

/** The same for the same cells, whatever the order of their columns. */
const getRowFingerprint = (cells: MappedCells): string =>
  hashText(JSON.stringify(Object.entries(cells).toSorted(([one], [other]) => (one < other ? -1 : 1))));

/** Returns a check of row after row. It remembers which products it has met: a second row for one would undo the first. */
export function createRowCheck(words: RowWords, options: CheckOptions): (row: ImportRow) => CheckedRow {
  const { importCopy: copy } = words;
  const checkCreation = createCreationCheck(words, options);
  const checkUpdate = createUpdateCheck(words, options);
  const rowsById = new Map<string, number>();
  return (row) => {
    const cells = mapCells(row, options.mapping);
    const id = cells.id ?? '';
    const product = options.products.get(id);
    const fixed = { number: row.number, name: cells.name || product?.name || id };
    const refuse = (...reasons: string[]): CheckedRow => ({ ...fixed, kind: 'refused', reasons });

    if (options.earlier.done.has(row.number)) return { ...fixed, kind: 'earlier' };
    if (row.cells.slice(options.columnCount).some((cell) => cell.trim() !== ''))
      return refuse(copy.tooManyCells);
    if (id === '') {
      if (options.earlier.unsure.has(row.number)) return refuse(copy.unsure);
      const fingerprint = getRowFingerprint(cells);
      if (options.earlier.created.has(fingerprint)) return { ...fixed, kind: 'earlier' };
      return { ...fixed, fingerprint, ...checkCreation(cells) };
    }
    const previous = rowsById.get(id);
    if (previous !== undefined) return refuse(copy.sameProduct(previous));
    rowsById.set(id, row.number);
    if (!product) return refuse(copy.unknownId(id));
    return { ...fixed, ...checkUpdate(cells, product) };
  };
}
