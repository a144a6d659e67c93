import { ChevronsUpDown, Plus, RotateCw } from 'lucide-react';
import { use, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { HistoryEntry } from '#contract/history/history.ts';
import type { Order } from '#contract/orders/order.ts';
import { Button } from '#ui/button/Button.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { isNonLatin, isTyping, LetterKeysContext } from '#features/keyboard/letterKeys.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { DetailSection } from '../DetailSection.tsx';
import { HistoryEvent } from './HistoryEvent.tsx';
import { NoteEditor } from './NoteEditor.tsx';
import { findNote, getFoldedEvents, type OrderHistory as History } from '../orderDetailModel.ts';
import type { OrderNotes } from './orderNotes.ts';

export type OrderHistoryProps = {
  order: Order;
  history: History;
  /** Undefined if the backend keeps none. */
  notes: OrderNotes | undefined;
  onRetry: () => void;
};

/** Everything that happened to an order, oldest first, and its notes. Renders nothing if the backend has no history. */
export function OrderHistory(props: OrderHistoryProps) {
  const t = useMessages('orderDetail').dialog;
  const { history, onRetry } = props;
  const section = useRef<HTMLElement>(null);
  const [hasRetried, setHasRetried] = useState(false);
  if (history.status === 'none') return null;
  const retry = () => {
    // The retry button disappears while loading, so focus moves to the section, where the outcome is announced.
    section.current?.focus({ preventScroll: true });
    setHasRetried(true);
    onRetry();
  };
  return (
    <DetailSection ref={section} tabIndex={-1} title={t.history}>
      <output className="sr-only">
        {history.status === 'loading'
          ? t.historyLoading
          : history.status === 'listed' && hasRetried && t.historyLoaded}
      </output>
      <HistoryContent {...props} onRetry={retry} />
    </DetailSection>
  );
}

function HistoryContent(props: OrderHistoryProps) {
  const t = useMessages('orderDetail').dialog;
  const { history, onRetry } = props;
  switch (history.status) {
    case 'none':
      return null;
    case 'loading':
      return <Skeleton width="16rem" />;
    case 'failed':
      return (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-text-muted">
          <span>{t.historyFailed}</span>
          <Button size="sm" icon={<RotateCw />} onClick={onRetry} className="print:hidden">
            {t.retry}
          </Button>
        </p>
      );
    case 'listed':
      return <ListedHistory {...props} events={history.events} />;
    default:
      return history satisfies never;
  }
}

type ListedHistoryProps = Pick<OrderHistoryProps, 'order' | 'notes'> & { events: readonly HistoryEntry[] };

function ListedHistory({ order, notes, events }: ListedHistoryProps) {
  const t = useMessages('orderDetail').dialog;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const folded = isUnfolded ? new Set<string>() : getFoldedEvents(order, events);
  const unfold = () => {
    setIsUnfolded(true);
    // The button disappears.
    list.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {events.length === 0 && <p className="text-text-muted">{t.unchanged}</p>}
      <ol ref={list} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-2.5 outline-none">
        {events.map((event, index) => (
          <HistoryEvent
            key={event._id}
            event={event}
            note={findNote(order, event.event?.note?.id)}
            notes={notes}
            visibility={folded.has(event._id) ? 'printed' : 'shown'}
            after={
              index === 0 &&
              folded.size > 0 && (
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<ChevronsUpDown />}
                  onClick={unfold}
                  className="mt-2 -ms-1 print:hidden"
                >
                  {t.moreEvents(folded.size)}
                </Button>
              )
            }
          />
        ))}
      </ol>
      {notes && <NewNote notes={notes} />}
    </>
  );
}

/** Adds a note. Opened by its button and by the key `n`, and if something was typed before. */
function NewNote({ notes }: { notes: OrderNotes }) {
  const t = useMessages('orderChanges').notes;
  const [state, setState] = useState<'closed' | 'open' | 'restored' | 'saved'>(() =>
    notes.readDraft(undefined) === undefined ? 'closed' : 'restored',
  );
  const area = useRef<HTMLDivElement>(null);
  const open = () => {
    setState('open');
    area.current?.querySelector('textarea')?.focus();
  };
  useNoteKey(area, open);
  const close = (next: 'closed' | 'saved') => {
    setState(next);
    area.current?.focus();
  };
  const isOpen = state === 'open' || state === 'restored';
  return (
    <div ref={area} tabIndex={-1} className="mt-3 outline-none print:hidden">
      <output className="sr-only">{state === 'saved' && t.saved}</output>
      {isOpen ? (
        <NoteEditor
          text={notes.readDraft(undefined) ?? ''}
          focus={state === 'open' ? 'now' : 'later'}
          closeLabel={t.discard}
          onType={(text) => notes.writeDraft(undefined, text || undefined)}
          onSave={(text) => notes.onSave(undefined, text)}
          onSaved={() => close('saved')}
          onClose={() => {
            notes.writeDraft(undefined, undefined);
            close('closed');
          }}
        />
      ) : (
        <Button size="sm" icon={<Plus />} aria-keyshortcuts="n" onClick={open}>
          {t.add}
        </Button>
      )}
    </div>
  );
}

/** Listens for `n` while this dialog is the only one. */
function useNoteKey(area: { current: HTMLElement | null }, onKey: () => void) {
  const letterKeys = use(LetterKeysContext);
  const open = useEffectEvent(onKey);
  // With the layout, so that the key works as soon as the button announces it.
  useLayoutEffect(() => {
    if (letterKeys === 'off') return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isN = event.key === 'n' || (isNonLatin(event) && event.code === 'KeyN');
      if (!isN || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.defaultPrevented || isTyping(event)) return;
      const dialogs = document.querySelectorAll('[aria-modal="true"]');
      if (dialogs.length > 1 || !area.current?.isConnected) return;
      event.preventDefault();
      open();
      area.current.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [area, letterKeys]);
}
