import { ACCOUNT_CAPABILITY } from '#contract/accounts/account.ts';
import { STORE_DETAILS_CAPABILITY } from '#contract/settings/storeDetails.ts';
import { pageShortcuts, PALETTE_KEYS } from '#features/palette/shortcuts.ts';
import { AppHeader } from '#features/shell/AppHeader.tsx';
import { toggleTheme } from '#features/shell/shellModel.ts';
import { chooseTheme, useTheme } from '../browser/theme.ts';
import { useCustomersOffered } from '../customers/useCustomersOffered.ts';
import { useNewOrderCount } from '../live/useLive.ts';
import { useCapability, useSession } from '../session/useSession.ts';
import { useChangeLanguage } from './useChangeLanguage.ts';
import type { Keyboard } from './useKeyboard.ts';

const HOME_KEYS = pageShortcuts[0].keys.join(' ');

type HeaderSectionProps = {
  sidebar: 'open' | 'closed';
  onToggleSidebar: () => void;
  keyboard: Keyboard;
  onLogout: () => void;
};

/** The header with its tools: search, theme, language and the account menu. */
export function HeaderSection({ keyboard, ...rest }: HeaderSectionProps) {
  const session = useSession();
  const theme = useTheme();
  return (
    <AppHeader
      {...rest}
      session={session.status === 'unreachable' ? { status: 'checking' } : session}
      theme={theme}
      onToggleTheme={() => chooseTheme(toggleTheme(theme))}
      onOpenPalette={() => keyboard.setDialog('palette')}
      paletteKeys={PALETTE_KEYS}
      homeKeys={keyboard.letterKeys === 'on' ? HOME_KEYS : undefined}
      onShowShortcuts={() => keyboard.setDialog('shortcuts')}
      onLanguageChange={useChangeLanguage()}
      newOrders={useNewOrderCount()}
      customers={useCustomersOffered()}
      storeDetails={useCapability(STORE_DETAILS_CAPABILITY)}
      account={useCapability(ACCOUNT_CAPABILITY)}
    />
  );
}
