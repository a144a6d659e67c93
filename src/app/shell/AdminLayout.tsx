import { FullHeader, type HeaderSession } from '#features/shell/FullHeader.tsx';
import { getSidebarLayout, toggleTheme } from '#features/shell/shellModel.ts';
import { useWords } from '#features/words/useWords.ts';
import { AppShell } from '#ui/app-shell/AppShell.tsx';
import { useLanguageChoice } from '../language/useLanguageChoice.ts';
import { LiveProvider } from '../live/LiveProvider.tsx';
import { pageShortcuts } from '#features/palette/shortcuts.ts';
import { MOD_K } from '#features/palette/modKey.ts';
import { usePalette } from '../palette/usePalette.ts';
import { PaletteDialogs } from '../palette/PaletteDialogs.tsx';
import { FooterSection } from './FooterSection.tsx';
import { SidebarSection } from './SidebarSection.tsx';
import { useSession } from '../session/useSession.ts';
import { chooseTheme, useTheme } from '../browser/theme.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { useLogoutDialog } from './useLogoutDialog.ts';
import { useSidebar } from './useSidebar.ts';

const HOME_KEYS = pageShortcuts[0].keys.join(' ');

/** Header, sidebar, footer and the page between them. */
export function AdminLayout() {
  const { shellCopy: copy } = useWords('shell');
  const session = useSession();
  const theme = useTheme();
  const sidebar = useSidebar();
  const logout = useLogoutDialog();
  const { palette, sheet } = usePalette(session.status === 'signedIn' ? 'signedIn' : 'signedOut');
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
          onPalette={palette.open}
          paletteKeys={MOD_K}
          homeKeys={HOME_KEYS}
          onLanguage={chooseLanguage}
          onLogout={logout.open}
        />
      }
      sidebar={
        <SidebarSection
          admin={session.status === 'signedIn' ? session.admin : undefined}
          theme={theme}
          onLogout={logout.open}
        />
      }
      footer={<FooterSection />}
    >
      <LiveProvider>
        <PageOutlet />
      </LiveProvider>
      {logout.Opened && <logout.Opened onClose={logout.close} />}
      {session.status === 'signedIn' && (
        <PaletteDialogs {...{ palette, sheet }} email={session.admin.email} onSignOut={logout.open} />
      )}
    </AppShell>
  );
}
