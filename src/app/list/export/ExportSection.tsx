import { useState } from 'react';
import { ExportDialog } from '#features/list/export/ExportDialog.tsx';
import {
  type ExportChoice,
  type ExportColumn,
  type ExportCounts,
  getChosenColumns,
} from '#features/list/export/exportModel.ts';
import { hasFilters } from '#features/list/listModel.ts';
import type { ListSource } from '../useListSource.ts';
import { type CsvExportOptions, useCsvExport } from './useCsvExport.ts';

export type ExportSectionProps<Row, Id extends string> = CsvExportOptions<Row> & {
  columns: readonly ExportColumn<Row, Id>[];
  /** What the dialog calls them. */
  names: Readonly<Record<Id, string>>;
  counts: ExportCounts;
  onClose: () => void;
};

/** The dialog that writes a list into a file. */
export function ExportSection<Row, Id extends string>({
  columns,
  names,
  counts,
  onClose,
  ...options
}: ExportSectionProps<Row, Id>) {
  const [choice, setChoice] = useState<ExportChoice>({ scope: 'shown', leftOut: [] });
  const csv = useCsvExport(options);
  return (
    <ExportDialog
      state={csv.state}
      {...{ choice, counts, onClose }}
      columns={columns.map(({ id }) => ({ id, label: names[id] }))}
      onChoose={setChoice}
      onStart={() => csv.start(getChosenColumns(columns, choice), choice.scope)}
      onStop={csv.stop}
      onRetry={csv.retry}
      onSave={csv.save}
    />
  );
}

/** How many rows there are to choose from. */
export function getExportCounts<Row>({ state, criteria }: ListSource<Row>): ExportCounts {
  if (state.status === 'loading' || state.status === 'failed')
    return { shown: undefined, everything: { count: 0, precision: 'exact' } };
  const { precision, totalCount } = state;
  const everything = { count: totalCount, precision: precision?.totalCount ?? 'exact' };
  const count = state.status === 'listed' ? state.range.total : 0;
  const shown = { count, precision: precision?.matches ?? 'exact' };
  return { everything, shown: hasFilters(criteria) ? shown : undefined };
}
