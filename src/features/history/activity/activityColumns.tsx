import type { HistoryEntry } from '#contract/history/history.ts';
import type { Messages } from '#languages/messages.ts';
import { FormattedDate } from '#features/format/FormattedDate.tsx';
import { addHeaders } from '#features/list/addHeaders.ts';
import type { ListColumn } from '#features/list/listDefinition.ts';
import { type ActivityActions, ChangeCell, PersonCell, SourceCell, SubjectLink } from './activityCells.tsx';

/** Creates the columns of the activity. */
export const createActivityColumns = (
  t: Messages['activity']['activityList'],
): readonly ListColumn<HistoryEntry, ActivityActions>[] =>
  addHeaders(t.columns, [
    {
      id: 'date',
      width: '5.5rem',
      card: 'aside',
      cell: ({ at }) => <FormattedDate iso={at} time="below" />,
    },
    {
      id: 'person',
      width: '10.5rem',
      visible: 'fromNarrow',
      card: 'detail',
      cell: (entry) => <PersonCell entry={entry} />,
    },
    {
      id: 'change',
      minWidth: '14rem',
      card: 'title',
      className: 'py-1.5',
      cell: (entry, { onOpen }) => <ChangeCell {...{ entry, onOpen }} />,
    },
    {
      id: 'source',
      width: '8.5rem',
      visible: 'fromMedium',
      card: 'line',
      skeleton: 'twoLines',
      cell: (entry) => <SourceCell entry={entry} />,
    },
    {
      id: 'actions',
      width: 'calc(var(--row-action) + 1.625rem)',
      card: 'actions',
      cell: (entry) => <SubjectLink entry={entry} />,
    },
  ]);
