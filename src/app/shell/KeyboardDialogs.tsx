import { ORDER_NOTES_CAPABILITY } from '#contract/orders/orderEvents.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import type { PaletteAction } from '#features/palette/paletteModel.ts';
import { toggleTheme } from '#features/shell/shellModel.ts';
import { chooseTheme, useTheme } from '../browser/theme.ts';
import { PaletteSection } from '../palette/PaletteSection.tsx';
import { useCapabilities, useCapability } from '../session/useSession.ts';
import type { Keyboard } from './useKeyboard.ts';

const ShortcutsDialog = lazyWithRetry(() =>
  import('#features/palette/ShortcutsDialog.tsx').then((module) => module.ShortcutsDialog),
);

type KeyboardDialogsProps = { keyboard: Keyboard; email: string; onLogout: () => void };

/** Shows the command palette, or the sheet of shortcuts. */
export function KeyboardDialogs({ keyboard, email, onLogout }: KeyboardDialogsProps) {
  const { dialog, setDialog, letterKeys, setLetterKeys } = keyboard;
  const theme = useTheme();
  const capabilities = useCapabilities();
  const notes = useCapability(ORDER_NOTES_CAPABILITY);
  const close = () => setDialog(undefined);
  const actions: Record<PaletteAction, () => void> = {
    toggleTheme: () => chooseTheme(toggleTheme(theme)),
    showShortcuts: () => setDialog('shortcuts'),
    logout: onLogout,
  };
  return (
    <>
      {dialog === 'palette' && (
        <PaletteSection email={email} onAction={(action) => actions[action]()} onClose={close} />
      )}
      <LoadBoundary onClose={close}>
        {dialog === 'shortcuts' && (
          <ShortcutsDialog
            {...{ capabilities, notes, letterKeys }}
            onLetterKeysChange={setLetterKeys}
            onClose={close}
          />
        )}
      </LoadBoundary>
    </>
  );
}
