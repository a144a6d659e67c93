import { type RefObject, use, useEffect, useEffectEvent } from 'react';
import { PageSkipLink } from '#ui/app-shell/SkipLink.tsx';
import { isDialogOpen } from '#ui/dialog/isDialogOpen.ts';
import { useRowTabStop } from '#ui/table/rovingTabStop.ts';
import { isTyping, LetterKeysContext } from '../keyboard/letterKeys.ts';
import { useMessages } from '../messages/useMessages.ts';
import { getListCommand, getTargetRow, type ListCommand } from './listKeys.ts';

export type RowCommand = Extract<ListCommand, 'select' | 'selectRange' | 'edit'>;

type ListKeysProps = {
  table: RefObject<HTMLTableElement | null>;
  search: RefObject<HTMLInputElement | null>;
  /** Id of the hidden text that describes the keys, for the table's `aria-describedby`. */
  hintId: string;
  /** Text of the link that skips to the rows. Undefined while there are none. */
  skipLabel: string | undefined;
  /** Runs a command on the row at this index of the page. */
  onRowCommand: (command: RowCommand, index: number) => void;
};

/**
 * Handles the keys of a list, and renders the skip link to its rows. The focus is the row cursor: the browser opens the
 * focused link on Enter, and screen readers read it.
 */
export function ListKeys({ table, search, hintId, skipLabel, onRowCommand }: ListKeysProps) {
  const t = useMessages('list').keys;
  useRowTabStop(table);
  useListKeys({ table, search, onRowCommand });
  if (skipLabel === undefined) return null;
  return (
    <>
      <PageSkipLink onSkip={() => focusRow(getRows(table)[0])}>{skipLabel}</PageSkipLink>
      <span id={hintId} hidden>
        {t.description}
      </span>
    </>
  );
}

const getRows = (table: RefObject<HTMLTableElement | null>) => [...(table.current?.tBodies[0]?.rows ?? [])];

/** Returns the first link or button of a row. Its label names the row. */
const getRowLink = (row: HTMLTableRowElement | undefined) =>
  row?.querySelector<HTMLElement>('a, td:not([colspan]) button');

/** Moves the focus to a row, and scrolls the whole row into view. Returns whether there is one. */
function focusRow(row: HTMLTableRowElement | undefined): boolean {
  const link = getRowLink(row);
  if (!row || !link) return false;
  link.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Focuses the row at this index, or else the last row or the search. */
export function focusRowOrSearch(
  table: RefObject<HTMLTableElement | null>,
  search: RefObject<HTMLInputElement | null>,
  index: number,
) {
  const rows = getRows(table);
  (getRowLink(rows[Math.min(index, rows.length - 1)]) ?? search.current)?.focus();
}

function useListKeys({ table, search, onRowCommand }: Omit<ListKeysProps, 'skipLabel' | 'hintId'>) {
  const letterKeys = use(LetterKeysContext);
  const runRowCommand = useEffectEvent(onRowCommand);
  useEffect(() => {
    /** Returns whether the command did something. Otherwise, the browser handles the key. */
    function run(command: ListCommand, target: Element): boolean {
      const rows = getRows(table);
      const row = target.closest('tr');
      const index = row && rows.includes(row) ? rows.indexOf(row) : undefined;
      switch (command) {
        case 'search':
          search.current?.focus();
          search.current?.select();
          return true;
        case 'next':
        case 'previous': {
          const next = getTargetRow(index, rows.length, command);
          return next !== undefined && focusRow(rows[next]);
        }
        case 'select':
        case 'selectRange':
        case 'edit':
          if (index === undefined) return false;
          runRowCommand(command, index);
          return true;
        default:
          return command satisfies never;
      }
    }
    // On the document, so that menus and other controls handle their keys first.
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || isDialogOpen() || !(target instanceof Element)) return;
      if (target.closest('td[data-editing]')) return;
      // In the search field, the down arrow moves to the results.
      const leavesSearch = target === search.current && event.key === 'ArrowDown' && !event.isComposing;
      if (isTyping(event) && !leavesSearch) return;
      const focus = leavesSearch || table.current?.contains(target) ? 'list' : 'page';
      const command = getListCommand(event, { focus, letterKeys });
      if (command && run(command, target)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [table, search, letterKeys]);
}
