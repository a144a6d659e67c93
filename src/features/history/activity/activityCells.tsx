import { type HistoryEntry, isProductKind } from '#contract/history/history.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Messages } from '#languages/messages.ts';
import { Anchor, Link, opensNewTab } from '#ui/link/Link.tsx';
import { CellDetail, CellSummary, CellText } from '#ui/table/Cell.tsx';
import { CellPerson } from '#ui/table/CellPerson.tsx';
import { RowActionLink } from '#ui/table/RowActions.tsx';
import { wrapText } from '#ui/text/wrapText.tsx';
import { shortenId } from '#features/format/formatOrder.ts';
import { formatOrderEvent } from '#features/format/formatOrderEvent.ts';
import { MarkedLine } from '#features/format/MarkedLine.tsx';
import { getSource, nameOrder } from '#features/history/entryModel.ts';
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

/** The person or storefront that made a change. */
export function PersonCell({ entry: { adminName, keyName, by } }: { entry: HistoryEntry }) {
  const t = useMessages('activity').people;
  const key = trimToUndefined(keyName);
  const name = trimToUndefined(adminName) ?? (key && t.storefrontNamed(key));
  return (
    <CellPerson name={name} avatar="row">
      {name ?? t[by ?? 'former']}
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
  const messages = { history: useMessages('history'), orders: useMessages('orders') };
  const { kind, changes } = entry;
  switch (kind) {
    case 'productCreated':
    case 'productDeleted':
      return wrapText(activityFilters.kind.options[kind]);
    case 'productChanged':
      return changes ? <ChangesText entry={entry} /> : wrapText(t.unreadable);
    default:
      return <MarkedLine line={formatOrderEvent(messages, entry)} />;
  }
}

/** What a change was made by, and the imported file or the order. */
export function SourceCell({ entry }: { entry: HistoryEntry }) {
  const { activityList, sources } = useMessages('activity');
  const { fileName, event } = entry;
  const source = getSource(entry);
  const file = trimToUndefined(fileName);
  const order = event?.order;
  return (
    <>
      {source ? (
        <span className="block truncate">{sources[source]}</span>
      ) : (
        <span className="tbl-row-only">{activityList.missing}</span>
      )}
      {file && <CellDetail translate="no">{file}</CellDetail>}
      {order && (
        <Link variant="quiet" href={paths.order(order.id)} className="block truncate text-xs">
          <bdi translate="no">{nameOrder(order)}</bdi>
        </Link>
      )}
    </>
  );
}

/** A link to the changes of the same product or order, and the mark of a row that opens something. */
export function SubjectLink({ entry }: { entry: HistoryEntry }) {
  const t = useMessages('activity').activityList;
  return (
    <div className="flex items-center justify-end gap-x-1">
      <RowActionLink
        icon="filter"
        label={t.onlySubject(getSubjectName(t, entry))}
        href={paths.activityOf(entry.subjectId)}
      />
      <span data-icon="open" className="tbl-mark me-1" />
    </div>
  );
}
