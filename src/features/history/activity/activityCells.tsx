import type { HistoryEntry } from '#contract/history/history.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Messages } from '#languages/messages.ts';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { Anchor, opensNewTab } from '#ui/link/Link.tsx';
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
  if (kind === 'orderStatusChanged') return t.order(name ?? shortenId(subjectId));
  return name ?? t.unnamed;
}

/** The person who made a change. On phones without the avatar. */
export function PersonCell({ entry }: { entry: HistoryEntry }) {
  const t = useMessages('activity').people;
  const name = trimToUndefined(entry.adminName);
  return (
    <span className="flex items-center gap-1.5">
      <Avatar size="sm" name={name} className="print:hidden cards:hidden" />
      {name === undefined ? (
        <span className="truncate text-text-subtle">{t.former}</span>
      ) : (
        <bdi translate="no" title={name} className="truncate text-as-column">
          {name}
        </bdi>
      )}
    </span>
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
      <bdi
        title={name}
        className="line-clamp-1 leading-5 font-medium wrap-anywhere text-text text-as-column cards:line-clamp-2 print:line-clamp-none"
      >
        {name}
      </bdi>{' '}
      <span className="line-clamp-2 leading-4.5 wrap-anywhere text-text-muted first-letter:uppercase cards:line-clamp-3 print:line-clamp-none">
        <ChangeText entry={entry} />
      </span>
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
      return kind satisfies never;
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
        <span className="cards:hidden">{activityList.missing}</span>
      )}
      {file && (
        <bdi translate="no" title={file} className="tbl-detail">
          {file}
        </bdi>
      )}
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
