import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Keys } from './Keys.tsx';
import { shortcutCopy as copy } from './paletteCopy.ts';
import { shortcuts } from './shortcuts.ts';

/** All shortcuts of the product. */
export const ShortcutSheet = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={copy.title} description={copy.description} closeLabel={copy.close} onClose={onClose}>
    <dl className="grid gap-2 text-sm">
      {shortcuts.map(({ id, keys }) => (
        <div key={id} className="flex min-h-6 items-center justify-between gap-4">
          <dt>{copy[id]}</dt>
          <dd>
            <Keys keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
