import { use, useEffect, useRef, useState } from 'react';
import { TimeZoneContext } from '#features/format/TimeZoneContext.ts';
import {
  type ExportColumn,
  type ExportScope,
  type ExportState,
  getExportFileName,
} from '#features/list/export/exportModel.ts';
import { useWords } from '#features/words/useWords.ts';
import { logFailure, serverMessageOr } from '../../api/failure.ts';
import { useClock } from '../../browser/clock.ts';
import { downloadFile } from '../../browser/downloadFile.ts';
import { createCsvFile, type CsvFile } from './csvFile.ts';
import type { RowReader } from '../readRows.ts';

type CsvExportOptions<Row> = {
  /** Of the file, without the day. */
  name: string;
  read: (scope: ExportScope) => RowReader<Row>;
};

/** Writes rows into a file and downloads it: once, with a way to stop, and one to go on after a failure. */
export function useCsvExport<Row>({ name, read }: CsvExportOptions<Row>) {
  const { exportCopy: copy } = useWords('listTools');
  const clock = useClock();
  const timeZone = use(TimeZoneContext);
  const [state, setState] = useState<ExportState>({ status: 'choosing' });
  const [file, setFile] = useState<{ csv: CsvFile; name: string }>();
  const writing = useRef<AbortController>(undefined);
  useEffect(() => () => writing.current?.abort(), []);

  const write = async ({ csv, name: fileName }: { csv: CsvFile; name: string }) => {
    const { signal } = (writing.current = new AbortController());
    let progress: { done: number; total: number | undefined } = { done: csv.rowCount(), total: undefined };
    setState({ status: 'writing', ...progress });
    try {
      await csv.write(signal, (now) => {
        progress = now;
        setState({ status: 'writing', ...now });
      });
      if (signal.aborted) return;
      downloadFile(csv.toBlob(), fileName);
      setState({ status: 'done', fileName, rowCount: csv.rowCount() });
    } catch (error) {
      if (signal.aborted) return;
      logFailure(error);
      setState({ status: 'failed', text: serverMessageOr(error, copy.failed), ...progress });
    }
  };

  return {
    state,
    start: (columns: readonly ExportColumn<Row>[], scope: ExportScope) => {
      const fileName = getExportFileName(name, clock.now(), timeZone);
      const started = { csv: createCsvFile(columns, read(scope)), name: fileName };
      setFile(started);
      void write(started);
    },
    stop: () => {
      writing.current?.abort();
      setState({ status: 'choosing' });
    },
    retry: () => file && void write(file),
    save: () => file && downloadFile(file.csv.toBlob(), file.name),
  };
}
