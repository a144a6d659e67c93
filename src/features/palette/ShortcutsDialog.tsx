import type { Messages } from '#languages/messages.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import { TOAST_KEY } from '#ui/toast/ToastProvider.tsx';
import type { LetterKeys } from '#features/keyboard/letterKeys.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { Keys } from './Keys.tsx';
import { getPageShortcuts } from './shortcuts.ts';

type ShortcutMessages = Messages['palette']['shortcuts'];
/** `Mod` is Command on a Mac and Ctrl elsewhere. */
type Shortcut = {
  id: keyof ShortcutMessages['shortcuts'];
  keys: readonly string[];
  /** Another key for the same action. Works even if letter keys are turned off. */
  otherKey?: string;
};
type ShortcutSection = { name: keyof ShortcutMessages['sections']; shortcuts: readonly Shortcut[] };

/** Returns all shortcuts, in display order. */
const getSections = ({
  capabilities,
  notes,
}: Pick<ShortcutsDialogProps, 'capabilities' | 'notes'>): readonly ShortcutSection[] => [
  {
    name: 'everywhere',
    shortcuts: [
      { id: 'openPalette', keys: ['Mod+K'] },
      { id: 'search', keys: ['/'] },
      { id: 'showSheet', keys: ['?'] },
      ...getPageShortcuts(capabilities),
      { id: 'notifications', keys: [TOAST_KEY] },
    ],
  },
  ...(notes === 'offered' ? ([{ name: 'order', shortcuts: [{ id: 'addNote', keys: ['n'] }] }] as const) : []),
  { name: 'form', shortcuts: [{ id: 'saveProduct', keys: ['Mod+Enter'] }] },
  {
    name: 'lists',
    shortcuts: [
      { id: 'nextRow', keys: ['j'], otherKey: '↓' },
      { id: 'previousRow', keys: ['k'], otherKey: '↑' },
      { id: 'openRow', keys: ['Enter'] },
      { id: 'selectRow', keys: ['x'] },
      { id: 'selectRange', keys: ['Shift+x'] },
      { id: 'editRow', keys: ['e'] },
      { id: 'moveInHead', keys: ['←'], otherKey: '→' },
      { id: 'selectNext', keys: ['Shift+↓'] },
      { id: 'selectPrevious', keys: ['Shift+↑'] },
      { id: 'editCell', keys: ['F2'] },
      { id: 'saveCell', keys: ['Enter'] },
      { id: 'saveCellAndGoOn', keys: ['Tab'] },
      { id: 'cancel', keys: ['Esc'] },
    ],
  },
];

/** Returns whether a shortcut consists of single characters, which the switch turns off. */
const isSingleKey = ({ keys }: Shortcut) => keys.every((key) => /^(?:Shift\+)?[a-z/?]$/u.test(key));

export type ShortcutsDialogProps = {
  /** Of the backend. */
  capabilities: readonly string[];
  /** Whether it keeps notes on orders. */
  notes: 'offered' | 'unavailable';
  letterKeys: LetterKeys;
  onLetterKeysChange: (letterKeys: LetterKeys) => void;
  onClose: () => void;
};

/** All shortcuts, and a switch that turns those of a single key off. */
export const ShortcutsDialog = ({
  capabilities,
  notes,
  letterKeys,
  onLetterKeysChange,
  onClose,
}: ShortcutsDialogProps) => {
  const t = useMessages('palette').shortcuts;
  return (
    <Dialog size="lg" title={t.title} description={t.description} closeLabel={t.close} onClose={onClose}>
      <div className="grid gap-5">
        <Switch
          label={t.letterKeys}
          hint={t.letterKeysHint}
          checked={letterKeys === 'on'}
          onChange={(isOn) => onLetterKeysChange(isOn ? 'on' : 'off')}
          className="border-b border-border-subtle pb-5"
        />
        <div className="gap-x-12 md:columns-2">
          {getSections({ capabilities, notes }).map(({ name, shortcuts }) => (
            <section
              key={name}
              className="grid gap-2 text-sm break-inside-avoid not-first:mt-5 md:last:mt-0 md:last:break-before-column"
            >
              <h3 className="text-xs font-medium text-text-muted">{t.sections[name]}</h3>
              <dl className="grid gap-2">
                {shortcuts.map((shortcut) => (
                  <div key={shortcut.id} className="flex min-h-6 items-center justify-between gap-4">
                    <dt className="min-w-0 wrap-anywhere">{t.shortcuts[shortcut.id]}</dt>
                    <dd className="flex flex-none items-center gap-1 text-2xs text-text-muted">
                      <ShortcutKeys shortcut={shortcut} letterKeys={letterKeys} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
};

/** The keys that work. */
function ShortcutKeys({ shortcut, letterKeys }: { shortcut: Shortcut; letterKeys: LetterKeys }) {
  const t = useMessages('palette').shortcuts;
  const { keys, otherKey } = shortcut;
  const isOff = letterKeys === 'off' && isSingleKey(shortcut);
  if (otherKey === undefined) return isOff ? <span>{t.off}</span> : <Keys keys={keys} />;
  return (
    <>
      {!isOff && (
        <>
          <Keys keys={keys} />
          <span>{t.orKey}</span>
        </>
      )}
      <Keys keys={[otherKey]} />
    </>
  );
}
