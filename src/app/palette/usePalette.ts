import { useNavigate } from 'react-router-dom';
import { useWords } from '#features/words/useWords.ts';
import { useLazyTool } from '../shell/useLazyTool.ts';
import { useShortcuts } from './useShortcuts.ts';

const loadPalette = async () => (await import('./PaletteSection.tsx')).PaletteSection;
const loadSheet = async () => (await import('#features/palette/ShortcutSheet.tsx')).ShortcutSheet;

/** Loads the palette and the sheet of shortcuts when they are asked for: until then there is only the listener. */
export function usePalette(session: 'signedIn' | 'signedOut') {
  const { shellCopy } = useWords('shell');
  const palette = useLazyTool(loadPalette, shellCopy.paletteNotLoaded);
  const sheet = useLazyTool(loadSheet, shellCopy.shortcutsNotLoaded);
  const navigate = useNavigate();
  useShortcuts(session === 'signedIn' ? 'listening' : 'off', {
    onPalette: palette.open,
    onSheet: sheet.open,
    onPage: (href) => void navigate(href),
  });
  return { palette, sheet };
}
export type Palette = ReturnType<typeof usePalette>;
