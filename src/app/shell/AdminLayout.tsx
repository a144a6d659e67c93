import { use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FullHeader, type HeaderSession } from '#features/shell/FullHeader.tsx';
import { getSidebarLayout, toggleTheme } from '#features/shell/shellModel.ts';
import { useWords } from '#features/words/useWords.ts';
import { AppShell } from '#ui/app-shell/AppShell.tsx';
import { useLanguageChoice } from '../language/useLanguageChoice.ts';
import { LiveProvider } from '../live/LiveProvider.tsx';
import { pageShortcuts } from '#features/palette/shortcuts.ts';
import { MOD_K } from '#features/palette/modKey.ts';
import { type OpenedPalette, PaletteDialogs } from '../palette/PaletteDialogs.tsx';
import { useShortcuts } from '../palette/useShortcuts.ts';
import { LeaveGuardContext } from '../router/useLeaveGuard.ts';
import { FooterSection } from './FooterSection.tsx';
import { LogoutSection } from './LogoutSection.tsx';
import { SidebarSection } from './SidebarSection.tsx';
import { RenewalPrompt } from '../session/RenewalPrompt.tsx';
import { useSession } from '../session/useSession.ts';
import { chooseTheme, useTheme } from '../browser/theme.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { useSidebar } from './useSidebar.ts';

const HOME_KEYS = pageShortcuts[0].keys.join(' ');

/** Header, sidebar, footer and the page between them. */
export function AdminLayout() {
  const { shellCopy: copy } = useWords('shell');
  const session = useSession();
  const theme = useTheme();
  const sidebar = useSidebar();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const [palette, setPalette] = useState<OpenedPalette>();
  const navigate = useNavigate();
  const { confirmLeave } = use(LeaveGuardContext);
  const logOut = () => confirmLeave(() => setLoggingOut(true));
  useShortcuts(session.status === 'signedIn' ? 'listening' : 'off', {
    onPalette: () => setPalette('palette'),
    onSheet: () => setPalette('shortcuts'),
    onPage: (href) => void navigate(href),
  });
  const chooseLanguage = useLanguageChoice();
  const layout = getSidebarLayout(sidebar.state);
  const headerSession: HeaderSession = session.status === 'unreachable' ? { status: 'checking' } : session;
  return (
    <AppShell
      skipLabel={copy.skip}
      sidebarLabel={copy.menu}
      sidebarState={layout}
      onSidebarDismiss={sidebar.dismiss}
      header={
        <FullHeader
          session={headerSession}
          theme={theme}
          sidebar={sidebar.state.isOpened ? 'open' : 'closed'}
          onToggleSidebar={sidebar.toggle}
          onToggleTheme={() => chooseTheme(toggleTheme(theme))}
          onPalette={() => setPalette('palette')}
          paletteKeys={MOD_K}
          homeKeys={HOME_KEYS}
          onLanguage={chooseLanguage}
          onLogout={logOut}
        />
      }
      sidebar={
        <SidebarSection
          admin={session.status === 'signedIn' ? session.admin : undefined}
          theme={theme}
          onLogout={logOut}
        />
      }
      footer={<FooterSection />}
    >
      <LiveProvider>
        <PageOutlet />
      </LiveProvider>
      <RenewalPrompt />
      {isLoggingOut && <LogoutSection onClose={() => setLoggingOut(false)} />}
      {session.status === 'signedIn' && (
        <PaletteDialogs opened={palette} onOpen={setPalette} email={session.admin.email} onSignOut={logOut} />
      )}
    </AppShell>
  );
}
