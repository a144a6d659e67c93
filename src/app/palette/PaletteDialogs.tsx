import type { PaletteAction } from '#features/palette/paletteModel.ts';
import { toggleTheme } from '#features/shell/shellModel.ts';
import { chooseTheme, useTheme } from '../browser/theme.ts';
import type { Palette } from './usePalette.ts';

type PaletteDialogsProps = { palette: Palette; email: string; onSignOut: () => void };

/** What of the palette is open: nothing, itself, or the sheet of shortcuts. */
export function PaletteDialogs({ palette, email, onSignOut }: PaletteDialogsProps) {
  const theme = useTheme();
  const { open, close, showShortcuts } = palette;
  const actions: Record<PaletteAction, () => void> = {
    toggleTheme: () => chooseTheme(toggleTheme(theme)),
    showShortcuts,
    signOut: onSignOut,
  };
  switch (open.status) {
    case 'closed':
      return null;
    case 'palette':
      return <open.Palette email={email} onAction={(action) => actions[action]()} onClose={close} />;
    case 'shortcuts':
      return <open.Sheet onClose={close} />;
    default:
      return open satisfies never;
  }
}
