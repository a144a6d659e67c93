import type { PaletteAction } from '#features/palette/paletteModel.ts';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { toggleTheme } from '#features/shell/shellModel.ts';
import { chooseTheme, useTheme } from '../browser/theme.ts';

const PaletteSection = lazyWithRetry(() =>
  import('./PaletteSection.tsx').then((module) => module.PaletteSection),
);
const ShortcutSheet = lazyWithRetry(() =>
  import('#features/palette/ShortcutSheet.tsx').then((module) => module.ShortcutSheet),
);

export type OpenedPalette = 'palette' | 'shortcuts';

type PaletteDialogsProps = {
  opened: OpenedPalette | undefined;
  onOpen: (opened: OpenedPalette | undefined) => void;
  email: string;
  onSignOut: () => void;
};

/** The command palette, or the sheet of shortcuts. */
export function PaletteDialogs({ opened, onOpen, email, onSignOut }: PaletteDialogsProps) {
  const theme = useTheme();
  const close = () => onOpen(undefined);
  const actions: Record<PaletteAction, () => void> = {
    toggleTheme: () => chooseTheme(toggleTheme(theme)),
    showShortcuts: () => onOpen('shortcuts'),
    signOut: onSignOut,
  };
  return (
    <>
      <LoadBoundary onClose={close}>
        {opened === 'palette' && (
          <PaletteSection email={email} onAction={(action) => actions[action]()} onClose={close} />
        )}
      </LoadBoundary>
      <LoadBoundary onClose={close}>
        {opened === 'shortcuts' && <ShortcutSheet onClose={close} />}
      </LoadBoundary>
    </>
  );
}
