import { ChevronRight, RotateCw } from 'lucide-react';
import { type RefObject, use, useEffect, useId, useRef, useState } from 'react';
import type { HistoryEntry } from '#contract/history/history.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card, CardBody } from '#ui/card/Card.tsx';
import { Link } from '#ui/link/Link.tsx';
import { getLineWidth, Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { TimeZoneContext, TodayContext, useFormats } from '#features/format/useFormats.ts';
import { useFocusAfterRemoval } from '#features/loading/useFocusAfterRemoval.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { type DayOfEntries, groupByDay } from './entryModel.ts';
import { EntryText } from './EntryText.tsx';

/** Older entries than the shown ones. `none`: all are shown. */
export type OlderEntries = 'none' | 'offered' | 'loading' | 'failed';

/** The states of a product's history. */
export type HistoryState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'none' }
  /** Newest first. */
  | { status: 'listed'; entries: readonly HistoryEntry[]; older: OlderEntries };

type HistoryCardProps = {
  state: HistoryState;
  /** The page with the whole history of the product. */
  href: string;
  onRetry: () => void;
  onShowOlder: () => void;
  /** Opens the version that an entry replaced. */
  onOpen: (entry: HistoryEntry) => void;
};

/** Who changed a product, when and how. */
export function HistoryCard({ state, href, onRetry, ...actions }: HistoryCardProps) {
  const t = useMessages('history').card;
  const isListed = state.status === 'listed';
  const card = useFocusAfterRemoval(isListed ? `${state.entries[0]?._id} ${state.older}` : undefined);
  const [hasRetried, setHasRetried] = useState(false);
  const retry = () => {
    // The retry button disappears while loading, so focus moves to the card, where the outcome is announced.
    card.current?.focus({ preventScroll: true });
    setHasRetried(true);
    onRetry();
  };
  return (
    <Card ref={card} tabIndex={-1} title={t.title} className="print:hidden">
      <output className="sr-only">
        {state.status === 'loading' ? t.loading : isListed && hasRetried && t.loaded}
      </output>
      <HistoryContent state={state} href={href} onRetry={retry} {...actions} />
    </Card>
  );
}

const SKELETON_LINES = 4;

function HistoryContent({ state, onRetry, ...rest }: HistoryCardProps) {
  const t = useMessages('history').card;
  switch (state.status) {
    case 'loading':
      return (
        <CardBody className="grid gap-3.5">
          {Array.from({ length: SKELETON_LINES }, (_, line) => (
            <Skeleton key={line} width={getLineWidth(line, 'second')} />
          ))}
        </CardBody>
      );
    case 'failed':
      return (
        <CardBody role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-text-muted">
          <span>{t.failed}</span>
          <Button size="sm" icon={<RotateCw />} onClick={onRetry}>
            {t.retry}
          </Button>
        </CardBody>
      );
    case 'none':
      return <CardBody className="text-text-muted">{t.none}</CardBody>;
    case 'listed':
      return <ListedHistory state={state} {...rest} />;
    default:
      return state satisfies never;
  }
}

type ListedHistoryProps = Omit<HistoryCardProps, 'state' | 'onRetry'> & {
  state: Extract<HistoryState, { status: 'listed' }>;
};

function ListedHistory({ state: { entries, older }, href, onShowOlder, onOpen }: ListedHistoryProps) {
  const t = useMessages('history').card;
  const timeZone = use(TimeZoneContext);
  const body = useRef<HTMLDivElement>(null);
  const focusNextEntry = useFocusNextEntry(body, entries.length);
  return (
    <CardBody ref={body} className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-2">
      {groupByDay(entries, timeZone).map((group) => (
        <Day key={group.day ?? ''} {...group} onOpen={onOpen} />
      ))}
      {older === 'failed' && (
        <p role="alert" className="text-sm text-critical-strong">
          {t.olderFailed}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {older !== 'none' && (
          <Button
            status={older === 'loading' ? 'busy' : 'ready'}
            onClick={() => {
              focusNextEntry();
              onShowOlder();
            }}
          >
            {older === 'loading' ? t.loadingOlder : t.older}
          </Button>
        )}
        <Link href={href} className="py-1 text-sm">
          {t.all}
        </Link>
      </div>
    </CardBody>
  );
}

/** Returns a function that focuses the first entry that is added next. */
function useFocusNextEntry(body: RefObject<HTMLElement | null>, count: number) {
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current === undefined || count <= firstNew.current) return;
    body.current?.querySelectorAll<HTMLElement>('li > button')[firstNew.current]?.focus();
    firstNew.current = undefined;
  }, [body, count]);
  return () => {
    firstNew.current = count;
  };
}

type DayProps = DayOfEntries & Pick<HistoryCardProps, 'onOpen'>;

function Day({ entries, onOpen }: DayProps) {
  const formats = useFormats();
  const today = use(TodayContext);
  const titleId = useId();
  const at = entries[0]?.at;
  return (
    <section aria-labelledby={titleId}>
      <h3
        id={titleId}
        className="mb-0.5 text-2xs font-medium tracking-[0.045em] text-text-subtle uppercase tabular-nums"
      >
        {(today && formats.relativeDay(at, today)) ?? formats.date(at)}
      </h3>
      <ol className="-mx-2">
        {entries.map((entry) => (
          <Entry key={entry._id} entry={entry} onOpen={() => onOpen(entry)} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry, onOpen }: { entry: HistoryEntry; onOpen: () => void }) {
  const formats = useFormats();
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="group flex min-h-control w-full items-start gap-2 rounded-sm px-2 py-1.75 text-start text-sm leading-5.5 hover:bg-surface-hover active:bg-surface-active pointer-coarse:min-h-control-lg"
      >
        {/* The time goes below the text if there is no room beside it. */}
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          <span className="min-w-0 flex-[1_1_9rem] wrap-anywhere text-text-muted [&_bdi]:text-text">
            <EntryText entry={entry} subject="implied" />
          </span>{' '}
          <time
            dateTime={entry.at}
            title={formats.fullDate(entry.at)}
            translate="no"
            className="flex-none text-text-subtle tabular-nums"
          >
            {formats.time(entry.at)}
          </time>
        </span>
        <ChevronRight className="mt-0.75 size-4 flex-none text-text-subtle group-hover:text-text rtl:-scale-x-100" />
      </button>
    </li>
  );
}
