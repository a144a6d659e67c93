import { use } from 'react';
import type { HistoryEntry } from '#contract/history/history.ts';
import { createActivityExportColumns } from '#features/history/activity/activityExport.ts';
import { TimeZoneContext } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { ExportSection } from '../list/export/ExportSection.tsx';
import type { ListPageQuery } from '../list/useListPage.ts';

type ActivityExportSectionProps = { pageQuery: ListPageQuery<HistoryEntry>; onClose: () => void };

/** Exports the activity to a file. */
export function ActivityExportSection({ pageQuery, onClose }: ActivityExportSectionProps) {
  const { activityColumnNames } = useMessages('activity');
  const { inStoreTime } = useMessages('listTools').exportDialog;
  return (
    <ExportSection
      fileName="activity"
      {...{ pageQuery, onClose }}
      columns={createActivityExportColumns(use(TimeZoneContext))}
      columnNames={{ ...activityColumnNames, storeDate: inStoreTime(activityColumnNames.date) }}
    />
  );
}
