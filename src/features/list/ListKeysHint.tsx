import { CornerDownLeft } from 'lucide-react';
import { Fragment, use } from 'react';
import { useMessages } from '#features/messages/useMessages.ts';
import { LetterKeysContext } from '../keyboard/letterKeys.ts';

type ListKeysHintProps = {
  /** Commands of the list besides moving and opening. */
  commands: readonly ('select' | 'edit')[];
};

const hintStyle =
  'invisible col-start-1 row-start-1 inline-flex items-center gap-1 justify-self-start whitespace-nowrap';

const keyStyle =
  'inline-grid min-w-4.5 place-items-center rounded-xs border border-border px-1 font-sans text-2xs leading-4 not-first:ms-2 [kbd+&]:ms-0';

/**
 * Shows the keys of the table below it while it has the keyboard focus. Hidden from screen readers, for which ListKeys
 * describes the keys.
 */
export function ListKeysHint({ commands }: ListKeysHintProps) {
  const t = useMessages('list').keys;
  const letterKeys = use(LetterKeysContext);
  const letters = { select: 'x', edit: 'e', all: '?' };
  const letterCommands = letterKeys === 'on' ? [...commands, 'all' as const] : [];
  return (
    <span
      aria-hidden="true"
      className="grid text-xs text-text-subtle @max-[56rem]/tbl:hidden print:hidden pointer-coarse:hidden"
    >
      <span className={`${hintStyle} [section:has(.tbl-head_:focus-visible)_&]:visible`}>
        <kbd className={keyStyle}>←</kbd>
        <kbd className={keyStyle}>→</kbd>
        <span>{t.move}</span>
      </span>
      <span className={`${hintStyle} [section:has(.tbl-body_:focus-visible)_&]:visible`}>
        <kbd className={keyStyle}>↑</kbd>
        <kbd className={keyStyle}>↓</kbd>
        <span>{t.move}</span>
        <kbd className={keyStyle}>
          <CornerDownLeft className="my-0.5 size-3" />
        </kbd>
        <span>{t.open}</span>
        {letterCommands.map((command) => (
          <Fragment key={command}>
            <kbd className={keyStyle}>{letters[command]}</kbd>
            <span>{t[command]}</span>
          </Fragment>
        ))}
      </span>
    </span>
  );
}
