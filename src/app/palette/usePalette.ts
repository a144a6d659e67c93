import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shellCopy } from '#features/shell/shellCopy.ts';
import { useNotify } from '../shell/useNotify.ts';
import type { PaletteSectionProps } from './PaletteSection.tsx';
import { useShortcuts } from './useShortcuts.ts';

export type OpenPalette =
  | { status: 'closed' }
  | { status: 'palette'; Palette: ComponentType<PaletteSectionProps> }
  | { status: 'shortcuts'; Sheet: ComponentType<{ onClose: () => void }> };

/** Loads the palette and the sheet of shortcuts when they are asked for: until then there is only the listener. */
export function usePalette(session: 'signedIn' | 'signedOut') {
  const [open, setOpen] = useState<OpenPalette>({ status: 'closed' });
  const navigate = useNavigate();
  const notify = useNotify();
  const show = (load: Promise<OpenPalette>, failure: string) => {
    load.then(setOpen, () => notify('error', failure));
  };
  const showPalette = () =>
    show(
      import('./PaletteSection.tsx').then(({ PaletteSection }) => ({
        status: 'palette',
        Palette: PaletteSection,
      })),
      shellCopy.paletteNotLoaded,
    );
  const showShortcuts = () =>
    show(
      import('#features/palette/ShortcutSheet.tsx').then(({ ShortcutSheet }) => ({
        status: 'shortcuts',
        Sheet: ShortcutSheet,
      })),
      shellCopy.shortcutsNotLoaded,
    );
  useShortcuts(session === 'signedIn' ? 'listening' : 'off', {
    onPalette: showPalette,
    onSheet: showShortcuts,
    onPage: (href) => void navigate(href),
  });
  return { open, showPalette, showShortcuts, close: () => setOpen({ status: 'closed' }) };
}
export type Palette = ReturnType<typeof usePalette>;
