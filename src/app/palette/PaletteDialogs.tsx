import type { PaletteAction } from '#features/palette/paletteModel.ts';
import { toggleTheme } from '#features/shell/shellModel.ts';
import { chooseTheme, useTheme } from '../browser/theme.ts';
import type { Palette } from './usePalette.ts';

type PaletteDialogsProps = Palette & { email: string; onSignOut: () => void };

/** What of the palette is open: nothing, itself, or the sheet of shortcuts. */
export function PaletteDialogs({ palette, sheet, email, onSignOut }: PaletteDialogsProps) {
  const theme = useTheme();
  const actions: Record<PaletteAction, () => void> = {
    toggleTheme: () => chooseTheme(toggleTheme(theme)),
    showShortcuts: sheet.open,
    signOut: onSignOut,
  };
  return (
    <>
      {palette.Opened && (
        <palette.Opened email={email} onAction={(action) => actions[action]()} onClose={palette.close} />
      )}
      {sheet.Opened && <sheet.Opened onClose={sheet.close} />}
    </>
  );
}
