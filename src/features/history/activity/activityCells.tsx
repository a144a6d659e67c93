import { type HistoryEntry, isProductKind } from '#contract/history/history.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Messages } from '#languages/messages.ts';
import { Anchor, opensNewTab } from '#ui/link/Link.tsx';
import { CellDetail, CellSummary, CellText } from '#ui/table/Cell.tsx';
import { CellPerson } from '#ui/table/CellPerson.tsx';
import { RowActionLink } from '#ui/table/RowActions.tsx';
import { wrapText } from '#ui/text/wrapText.tsx';
import { formatStatus, shortenId } from '#features/format/formatOrder.ts';
import { ChangeArrow } from '#features/history/ChangeArrow.tsx';
import { ChangesText } from '#features/history/EntryText.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';
import { getEntryHref } from './activityUrl.ts';

export type ActivityActions = { onOpen: (entry: HistoryEntry) => void };

/** Returns the name of an entry's product or order. */
function getSubjectName(
  t: Messages['activity']['activityList'],
  { kind, subjectId, subjectName }: HistoryEntry,
): string {
  const name = trimToUndefined(subjectName);
  if (isProductKind(kind)) return name ?? t.unnamed;
  return t.order(name ?? shortenId(subjectId));
}

/** The person who made a change. */
export function PersonCell({ entry }: { entry: HistoryEntry }) {
  const t = useMessages('activity').people;
  const name = trimToUndefined(entry.adminName ?? entry.keyName);
  return (
    <CellPerson name={name} avatar="row">
      {name ?? t[entry.by ?? 'former']}
    </CellPerson>
  );
}

/** The product or order, which opens the entry, and what was changed. */
export function ChangeCell({ entry, onOpen }: ActivityActions & { entry: HistoryEntry }) {
  const t = useMessages('activity').activityList;
  const name = getSubjectName(t, entry);
  return (
    <Anchor
      href={getEntryHref(entry)}
      onClick={(event) => {
        if (opensNewTab(event)) return;
        event.preventDefault();
        onOpen(entry);
      }}
      className="block rounded-xs text-inherit no-underline"
    >
      <CellText>{name}</CellText>{' '}
      <CellSummary className="first-letter:uppercase">
        <ChangeText entry={entry} />
      </CellSummary>
    </Anchor>
  );
}

function ChangeText({ entry }: { entry: HistoryEntry }) {
  const { activityFilters, activityList: t } = useMessages('activity');
  const { kind, changes, status } = entry;
  switch (kind) {
    case 'productCreated':
    case 'productDeleted':
      return wrapText(activityFilters.kind.options[kind]);
    case 'productChanged':
      return changes ? <ChangesText entry={entry} /> : wrapText(t.unreadable);
    case 'orderStatusChanged':
      return status ? <StatusChangeText {...status} /> : wrapText(t.unreadable);
    default:
      return wrapText(activityFilters.kind.options[kind]);
  }
}

function StatusChangeText({ from, to }: { from?: string | undefined; to: string }) {
  const { statusLabels } = useMessages('orders');
  const before = formatStatus(statusLabels, from);
  return (
    <>
      {before && (
        <>
          <bdi>{before}</bdi> <ChangeArrow />{' '}
        </>
      )}
      <bdi>{formatStatus(statusLabels, to)}</bdi>
    </>
  );
}

/** What a change was made by, and the imported file. */
export function SourceCell({ entry: { source, fileName } }: { entry: HistoryEntry }) {
  const { activityList, sources } = useMessages('activity');
  const file = trimToUndefined(fileName);
  return (
    <>
      {source ? (
        <span className="block truncate">{sources[source]}</span>
      ) : (
        <span className="tbl-row-only">{activityList.missing}</span>
      )}
      {file && <CellDetail translate="no">{file}</CellDetail>}
    </>
  );
}

export function SubjectLink({ entry }: { entry: HistoryEntry }) {
  const t = useMessages('activity').activityList;
  return (
    <RowActionLink
      icon="filter"
      label={t.onlySubject(getSubjectName(t, entry))}
      href={paths.activityOf(entry.subjectId)}
    />
  );
}
