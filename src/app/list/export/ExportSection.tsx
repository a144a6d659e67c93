import { useQueryClient } from '@tanstack/react-query';
import { useState, use, useEffect, useRef } from 'react';
import { TimeZoneContext } from '#features/format/useFormats.ts';
import { ExportDialog } from '#features/list/export/ExportDialog.tsx';
import {
  type ExportChoice,
  type ExportColumn,
  type ExportCounts,
  type ExportScope,
  getIncludedColumns,
  type ExportState,
  getExportFileName,
} from '#features/list/export/exportModel.ts';
import { getMatchCount } from '#features/list/formatListCount.ts';
import { getDefaultCriteria } from '#contract/lists/listParams.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure, serverMessageOr } from '../../api/failure.ts';
import { useClock } from '../../browser/clock.ts';
import { downloadFile } from '../../browser/downloadFile.ts';
import { createRowReader, createSelectedReader, type RowReader } from '../readRows.ts';
import type { ListPageQuery } from '../useListPage.ts';
import { createCsvFile, type CsvFile } from './csvFile.ts';

type CsvExportOptions<Row> = {
  /** File name without the date. */
  name: string;
  createReader: (scope: ExportScope) => RowReader<Row>;
};

/** Writes rows to a file and downloads it. Can be stopped, and continued after a failure. */
function useCsvExport<Row>({ name, createReader }: CsvExportOptions<Row>) {
  const t = useMessages('listTools').exportDialog;
  const clock = useClock();
  const timeZone = use(TimeZoneContext);
  const [state, setState] = useState<ExportState>({ status: 'choosing' });
  const [file, setFile] = useState<{ csv: CsvFile; name: string }>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const write = async ({ csv, name: fileName }: { csv: CsvFile; name: string }) => {
    const { signal } = (controller.current = new AbortController());
    let progress: { done: number; total: number | undefined } = { done: csv.rowCount(), total: undefined };
    setState({ status: 'writing', ...progress });
    try {
      await csv.write(signal, (newProgress) => {
        progress = newProgress;
        setState({ status: 'writing', ...newProgress });
      });
      if (signal.aborted) return;
      downloadFile(csv.toBlob(), fileName);
      setState({ status: 'done', fileName, rowCount: csv.rowCount() });
    } catch (error) {
      if (signal.aborted) return;
      logFailure(error);
      setState({ status: 'failed', text: serverMessageOr(error, t.failed), ...progress });
    }
  };

  return {
    state,
    start: (columns: readonly ExportColumn<Row>[], scope: ExportScope) => {
      const fileName = getExportFileName(name, clock.now(), timeZone);
      const newFile = { csv: createCsvFile(columns, createReader(scope)), name: fileName };
      setFile(newFile);
      void write(newFile);
    },
    stop: () => {
      controller.current?.abort();
      setState({ status: 'choosing' });
    },
    retry: () => file && void write(file),
    download: () => file && downloadFile(file.csv.toBlob(), file.name),
  };
}

type ExportSectionProps<Row extends { _id: string }, Id extends string> = {
  /** Name of the file, without its date. */
  fileName: string;
  pageQuery: ListPageQuery<Row>;
  /** Exports only these rows. */
  selectedIds?: ReadonlySet<string> | undefined;
  /** Reads one row; undefined or null if it no longer exists. Only for lists whose rows can be selected. */
  readOne?: ((id: string, signal: AbortSignal) => Promise<Row | null | undefined>) | undefined;
  columns: readonly ExportColumn<Row, Id>[];
  /** Column names in the dialog. */
  columnNames: Readonly<Record<Id, string>>;
  onClose: () => void;
};

/** Exports a list to a CSV file. */
export function ExportSection<Row extends { _id: string }, Id extends string>(
  props: ExportSectionProps<Row, Id>,
) {
  const { fileName, pageQuery, selectedIds, readOne, columns, columnNames, onClose } = props;
  const client = useQueryClient();
  const { queries, criteria } = pageQuery;
  const createReader = (scope: ExportScope) => {
    const scopeCriteria =
      scope === 'filtered' ? criteria : getDefaultCriteria({ defaultPageSize: criteria.pageSize });
    const pages = createRowReader<Row>((position, signal) =>
      queries.readPage(client, { ...scopeCriteria, ...position }, signal),
    );
    return selectedIds && readOne ? createSelectedReader(selectedIds, { pages, readOne }) : pages;
  };
  const [choice, setChoice] = useState<ExportChoice>({ scope: 'filtered', excludedColumns: [] });
  const csvExport = useCsvExport({ name: fileName, createReader });
  return (
    <ExportDialog
      state={csvExport.state}
      {...{ choice, onClose }}
      counts={selectedIds ? { selected: selectedIds.size } : getExportCounts(pageQuery)}
      columns={columns.map(({ id }) => ({ id, label: columnNames[id] }))}
      onChange={setChoice}
      onStart={() => csvExport.start(getIncludedColumns(columns, choice), choice.scope)}
      onStop={csvExport.stop}
      onRetry={csvExport.retry}
      onDownload={csvExport.download}
    />
  );
}

function getExportCounts<Row extends { _id: string }>({ state, scope }: ListPageQuery<Row>): ExportCounts {
  const matches = getMatchCount(state);
  const all = 'totalCount' in state ? state.totalCount : { count: 0, precision: 'exact' as const };
  return { all, filtered: scope === 'filtered' ? matches : undefined };
}
