import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportDialog } from '#features/list/export/ExportDialog.tsx';
import {
  type ExportChoice,
  type ExportColumn,
  type ExportCounts,
  type ExportScope,
  getChosenColumns,
} from '#features/list/export/exportModel.ts';
import { getMatchCount } from '#features/list/formatListCount.ts';
import { hasFilters } from '#features/list/listModel.ts';
import { getDefaultCriteria } from '#features/list/listParams.ts';
import { createPageReader, createSelectedReader } from '../readRows.ts';
import type { ListPageQuery } from '../useListPage.ts';
import { useCsvExport } from './useCsvExport.ts';

export type ExportSectionProps<Row extends { _id: string }, Id extends string> = {
  page: ListPageQuery<Row>;
  /** Only these rows, if they are selected. */
  selectedIds: ReadonlySet<string> | undefined;
  /** Reads one row; nothing if it is gone. */
  readOne: (id: string, signal: AbortSignal) => Promise<Row | null | undefined>;
  columns: readonly ExportColumn<Row, Id>[];
  /** What the dialog calls them. */
  names: Readonly<Record<Id, string>>;
  onClose: () => void;
};

/** The dialog that writes a list into a file. */
export function ExportSection<Row extends { _id: string }, Id extends string>(
  props: ExportSectionProps<Row, Id>,
) {
  const { page, selectedIds, readOne, columns, names, onClose } = props;
  const client = useQueryClient();
  const { queries, criteria } = page;
  const read = (scope: ExportScope) => {
    const rows = scope === 'shown' ? criteria : getDefaultCriteria({ defaultPageSize: criteria.pageSize });
    const pages = createPageReader<Row>((position, signal) =>
      queries.readPage(client, { ...rows, ...position }, signal),
    );
    return selectedIds ? createSelectedReader(selectedIds, { pages, readOne }) : pages;
  };
  const [choice, setChoice] = useState<ExportChoice>({ scope: 'shown', leftOut: [] });
  const csv = useCsvExport({ name: queries.name, read });
  return (
    <ExportDialog
      state={csv.state}
      {...{ choice, onClose }}
      counts={selectedIds ? { selected: selectedIds.size } : getExportCounts(page)}
      columns={columns.map(({ id }) => ({ id, label: names[id] }))}
      onChoose={setChoice}
      onStart={() => csv.start(getChosenColumns(columns, choice), choice.scope)}
      onStop={csv.stop}
      onRetry={csv.retry}
      onSave={csv.save}
    />
  );
}

/** Returns how many rows there are to choose from. */
function getExportCounts<Row extends { _id: string }>({ state, criteria }: ListPageQuery<Row>): ExportCounts {
  const matches = getMatchCount(state);
  const everything = 'totalCount' in state ? state.totalCount : { count: 0, precision: 'exact' as const };
  return { everything, shown: hasFilters(criteria) ? matches : undefined };
}
