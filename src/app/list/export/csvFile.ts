import { BYTE_ORDER_MARK, formatCsvLine } from '#features/csv/csvText.ts';
import type { ExportColumn } from '#features/list/export/exportModel.ts';
import type { RowReader } from '../readRows.ts';

type Progress = { done: number; total: number };

/** A CSV file in progress. Finished parts are blobs, which the browser may keep on disk. */
export type CsvFile = {
  /** Writes the remaining rows. After a failure, it continues where it stopped. */
  write: (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<void>;
  rowCount: () => number;
  toBlob: () => Blob;
};

const TYPE = 'text/csv;charset=utf-8';

export function createCsvFile<Row>(columns: readonly ExportColumn<Row>[], read: RowReader<Row>): CsvFile {
  const parts: Blob[] = [new Blob([BYTE_ORDER_MARK + formatCsvLine(columns.map(({ header }) => header))])];
  let done = 0;
  return {
    write: async (signal, onProgress) => {
      for (let batch = await read(signal); batch; batch = await read(signal)) {
        const lines = batch.rows.map((row) => formatCsvLine(columns.map(({ value }) => value(row))));
        parts.push(new Blob([lines.join('')]));
        done += lines.length;
        onProgress({ done, total: batch.total });
      }
    },
    rowCount: () => done,
    toBlob: () => new Blob(parts, { type: TYPE }),
  };
}
