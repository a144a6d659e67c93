import type { HistoryEntry } from '#contract/history/history.ts';
import type { Messages } from '#languages/messages.ts';
import { getLineWidth, Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { SkeletonActions, SkeletonText } from '#ui/table/SkeletonRow.tsx';
import { FormattedDate } from '#features/format/FormattedDate.tsx';
import type { ListColumn } from '#features/list/listDefinition.ts';
import { type ActivityActions, ChangeCell, PersonCell, SourceCell, SubjectLink } from './activityCells.tsx';

type ActivityColumn = ListColumn<HistoryEntry, ActivityActions>;
type ColumnId = keyof Messages['activity']['activityList']['columns'];
type ColumnLayout = Omit<ActivityColumn, 'id' | 'header'> & { id: ColumnId };

/** The column of the change takes the remaining width. */
const columnLayouts: readonly ColumnLayout[] = [
  {
    id: 'date',
    width: '5.5rem',
    className:
      'cards:self-center cards:text-end cards:text-xs cards:text-text-subtle cards:[&_.block]:ms-1.5 cards:[&_.block]:inline cards:[&>time]:whitespace-normal cards:[grid-area:date]',
    skeleton: () => <Skeleton width="4.5rem" />,
    cell: ({ at }) => <FormattedDate iso={at} time="below" />,
  },
  {
    id: 'person',
    width: '10.5rem',
    hiddenBelow: 'narrow',
    className: 'cards:self-center cards:text-xs cards:[grid-area:person]',
    skeleton: (index) => <Skeleton width={getLineWidth(index, 'first')} />,
    cell: (entry) => <PersonCell entry={entry} />,
  },
  {
    id: 'change',
    fixed: 'shown',
    minWidth: '14rem',
    className: 'py-1.5 cards:py-0 cards:[grid-area:change]',
    skeleton: (index) => <SkeletonText row={index} />,
    cell: (entry, { onOpen }) => <ChangeCell {...{ entry, onOpen }} />,
  },
  {
    id: 'source',
    width: '8.5rem',
    hiddenBelow: 'medium',
    className: 'cards:self-center cards:text-xs cards:text-text-subtle cards:[grid-area:source]',
    skeleton: (index) => <SkeletonText row={index + 3} className="w-18" />,
    cell: (entry) => <SourceCell entry={entry} />,
  },
  {
    id: 'actions',
    width: 'calc(2 * var(--row-action) - 0.375rem)',
    align: 'end',
    fixed: 'last',
    className: 'tbl-actions print:hidden cards:-me-2 cards:-mt-1.5 cards:self-start cards:[grid-area:act]',
    skeleton: () => <SkeletonActions count={1} className="align-middle" />,
    cell: (entry) => <SubjectLink entry={entry} />,
  },
];

/** Creates the columns of the activity. */
export const createActivityColumns = (t: Messages['activity']['activityList']): readonly ActivityColumn[] =>
  columnLayouts.map((column) => ({ ...column, header: t.columns[column.id] }));
