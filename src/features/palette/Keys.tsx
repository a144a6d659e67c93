import { CornerDownLeft } from 'lucide-react';
import { Fragment } from 'react';
import type { Messages } from '#languages/messages.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { isMac } from './shortcuts.ts';

type KeyNames = Messages['palette']['shortcuts']['keyNames'];

const getKeyLabels = (keys: string, { ctrl, shift }: KeyNames) =>
  keys
    .replace('Mod', isMac ? '⌘' : ctrl)
    .replace('Shift', shift)
    .split('+');

const keyStyle =
  'inline-grid min-w-5 place-items-center rounded-xs border border-border bg-surface px-1.25 font-sans text-2xs leading-4.5 text-text-muted';

/** The ↵ sign as an icon, because many fonts lack it. */
const EnterSign = ({ name }: { name: string }) => (
  <>
    <CornerDownLeft aria-hidden="true" className="my-0.75 size-3" />
    <span className="sr-only">{name}</span>
  </>
);

/** Keys, pressed together or in sequence. */
export const Keys = ({ keys }: { keys: readonly string[] }) => {
  const t = useMessages('palette').shortcuts;
  return (
    <span className="inline-flex flex-none items-center gap-1 text-2xs text-text-muted">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span>{t.thenKey}</span>}
          {getKeyLabels(key, t.keyNames).map((label) => (
            <kbd key={label} className={keyStyle}>
              {label === '↵' ? <EnterSign name={t.keyNames.enter} /> : label}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
};
