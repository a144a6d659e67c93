import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Admin } from '#contract/accounts/admin.ts';
import { useLetterKeys } from '../palette/useLetterKeys.ts';
import { useShortcuts } from '../palette/useShortcuts.ts';
import { useCapabilities } from '../session/useSession.ts';

/** State of the keyboard shortcuts and of the dialogs that they open. Visitors have no shortcuts. */
export function useKeyboard(admin: Admin | undefined) {
  const [dialog, setDialog] = useState<'palette' | 'shortcuts'>();
  const [letterKeys, setLetterKeys] = useLetterKeys(admin?.email ?? '');
  const navigate = useNavigate();
  const listening = letterKeys === 'on' ? 'listening' : 'withoutLetters';
  useShortcuts(admin ? listening : 'off', {
    capabilities: useCapabilities(),
    onPalette: () => setDialog('palette'),
    onSheet: () => setDialog('shortcuts'),
    onPage: (href) => void navigate(href),
  });
  return {
    /** Undefined if none is open. */
    dialog,
    setDialog,
    letterKeys,
    setLetterKeys,
  };
}

export type Keyboard = ReturnType<typeof useKeyboard>;
