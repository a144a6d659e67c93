import type { PaletteAction } from '#features/palette/paletteModel.ts';
import { ShortcutSheet } from '#features/palette/ShortcutSheet.tsx';
import { toggleTheme } from '#features/shell/shellModel.ts';
import { chooseTheme, useTheme } from '../browser/theme.ts';
import { PaletteSection } from './PaletteSection.tsx';

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
      {opened === 'palette' && (
        <PaletteSection email={email} onAction={(action) => actions[action]()} onClose={close} />
      )}
      {opened === 'shortcuts' && <ShortcutSheet onClose={close} />}
    </>
  );
}
