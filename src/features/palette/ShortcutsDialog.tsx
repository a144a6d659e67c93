import type { Messages } from '#languages/messages.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { Keys } from './Keys.tsx';
import { pageShortcuts } from './shortcuts.ts';

type ShortcutMessages = Messages['palette']['shortcuts'];
/** `Mod` is Command on a Mac and Ctrl elsewhere. */
type Shortcut = { id: keyof ShortcutMessages['shortcuts']; keys: readonly string[] };
type ShortcutSection = { name: keyof ShortcutMessages['sections']; shortcuts: readonly Shortcut[] };

/** All shortcuts, in display order. */
const shortcutSections: readonly ShortcutSection[] = [
  {
    name: 'everywhere',
    shortcuts: [
      { id: 'openPalette', keys: ['Mod+K'] },
      { id: 'showSheet', keys: ['?'] },
      ...pageShortcuts,
      { id: 'notifications', keys: ['F8'] },
    ],
  },
  {
    name: 'lists',
    shortcuts: [
      { id: 'selectNext', keys: ['Shift+↓'] },
      { id: 'selectPrevious', keys: ['Shift+↑'] },
      { id: 'editCell', keys: ['F2'] },
      { id: 'saveCell', keys: ['Enter'] },
      { id: 'saveCellAndGoOn', keys: ['Tab'] },
      { id: 'cancel', keys: ['Esc'] },
    ],
  },
  { name: 'form', shortcuts: [{ id: 'saveProduct', keys: ['Mod+Enter'] }] },
];

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useMessages('palette').shortcuts;
  return (
    <Dialog title={t.title} description={t.description} closeLabel={t.close} onClose={onClose}>
      <div className="grid gap-5">
        {shortcutSections.map(({ name, shortcuts }) => (
          <section key={name} className="grid gap-2 text-sm">
            <h3 className="text-xs font-medium text-text-muted">{t.sections[name]}</h3>
            <dl className="grid gap-2">
              {shortcuts.map(({ id, keys }) => (
                <div key={id} className="flex min-h-6 items-center justify-between gap-4">
                  <dt className="min-w-0 wrap-anywhere">{t.shortcuts[id]}</dt>
                  <dd className="flex-none">
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
};
