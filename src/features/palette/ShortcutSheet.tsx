import { useWords } from '#features/words/useWords.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Keys } from './Keys.tsx';
import { shortcutSections } from './shortcutSections.ts';

/** All shortcuts of the product. */
export const ShortcutSheet = ({ onClose }: { onClose: () => void }) => {
  const { shortcutCopy: copy } = useWords('palette');
  return (
    <Dialog title={copy.title} description={copy.description} closeLabel={copy.close} onClose={onClose}>
      <div className="grid gap-5">
        {shortcutSections.map(({ name, shortcuts }) => (
          <section key={name} className="grid gap-2 text-sm">
            <h3 className="text-xs font-medium text-text-muted">{copy.sections[name]}</h3>
            <dl className="grid gap-2">
              {shortcuts.map(({ id, keys }) => (
                <div key={id} className="flex min-h-6 items-center justify-between gap-4">
                  <dt className="min-w-0 wrap-anywhere">{copy.shortcuts[id]}</dt>
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
