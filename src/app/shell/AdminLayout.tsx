import { use, useState } from 'react';
import { useNavigate, useLocation } from 'react-router-dom';
import type { Admin } from '#contract/accounts/admin.ts';
import { AppShell } from '#ui/app-shell/AppShell.tsx';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import type { PaletteAction } from '#features/palette/paletteModel.ts';
import { pageShortcuts, PALETTE_KEYS } from '#features/palette/shortcuts.ts';
import { paths } from '#features/paths.ts';
import { Footer } from '#features/shell/Footer.tsx';
import { AppHeader, type HeaderSession } from '#features/shell/AppHeader.tsx';
import { LogoutDialog } from '#features/shell/LogoutDialog.tsx';
import { Sidebar } from '#features/shell/Sidebar.tsx';
import { navigation, type NavigationName } from '#features/shell/navigation.ts';
import { getSidebarLayout, toggleTheme, type Theme } from '#features/shell/shellModel.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getApiFailure, logFailure } from '../api/failure.ts';
import { chooseTheme, useTheme } from '../browser/theme.ts';
import { useLanguageChoice } from '../language/language.ts';
import { LiveProvider } from '../live/LiveProvider.tsx';
import { useShortcuts } from '../palette/useShortcuts.ts';
import { useLogout } from '../queries/admin.ts';
import type { NavigationState } from '../router/navigationState.ts';
import { LeaveGuardContext } from '../router/useLeaveGuard.ts';
import { RenewalPrompt } from '../session/RenewalPrompt.tsx';
import { useSession } from '../session/useSession.ts';
import { useSettings } from '../settings.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { useNotify } from './useNotify.ts';
import { useSidebar } from './useSidebar.ts';

const PaletteSection = lazyWithRetry(() =>
  import('../palette/PaletteSection.tsx').then((module) => module.PaletteSection),
);
const ShortcutsDialog = lazyWithRetry(() =>
  import('#features/palette/ShortcutsDialog.tsx').then((module) => module.ShortcutsDialog),
);

type OpenedPalette = 'palette' | 'shortcuts';

type PaletteDialogsProps = {
  opened: OpenedPalette | undefined;
  onOpen: (opened: OpenedPalette | undefined) => void;
  email: string;
  onSignOut: () => void;
};

/** Shows the command palette, or the sheet of shortcuts. */
function PaletteDialogs({ opened, onOpen, email, onSignOut }: PaletteDialogsProps) {
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
        {opened === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </LoadBoundary>
    </>
  );
}

type LogoutSectionProps = { onClose: () => void };

/** Asks for confirmation, signs out, and redirects to / with a message. */
function LogoutSection({ onClose }: LogoutSectionProps) {
  const t = useMessages('adminShell').logout;
  const logout = useLogout();
  const navigate = useNavigate();
  const leaveGuard = use(LeaveGuardContext);
  const notify = useNotify();
  const leave = () =>
    logout.mutate(undefined, {
      onSuccess: () => {
        // Confirmed before the dialog opened.
        leaveGuard.set(undefined);
        const state: NavigationState = { message: { tone: 'success', text: t.done } };
        void navigate(paths.dashboard, { state });
      },
      onError: (error) => {
        logFailure(error);
        notify('error', getApiFailure(error)?.kind === 'refused' ? t.refused : t.unanswered);
      },
      onSettled: onClose,
    });
  const status = logout.isPending ? 'leaving' : 'confirming';
  return <LogoutDialog state={{ status }} onConfirm={leave} onCancel={onClose} />;
}

type SidebarSectionProps = { admin: Admin | undefined; theme: Theme; onLogout: () => void };

/** Groups start expanded, as the specification shows Products. */
const groups = navigation.filter((entry) => entry.kind === 'group').map((entry) => entry.name);

function SidebarSection({ admin, theme, onLogout }: SidebarSectionProps) {
  const { pathname } = useLocation();
  const [expandedGroups, setExpandedGroups] = useState<readonly NavigationName[]>(groups);
  const toggle = (name: NavigationName) =>
    setExpandedGroups((now) => (now.includes(name) ? now.filter((one) => one !== name) : [...now, name]));
  return (
    <Sidebar
      current={pathname}
      expandedGroups={expandedGroups}
      onToggleGroup={toggle}
      theme={theme}
      onThemeChange={chooseTheme}
      admin={admin}
      onLogout={onLogout}
    />
  );
}

/** The footer. Subscribing opens the mail program. */
function FooterSection() {
  const t = useMessages('adminShell').footer;
  const { contact } = useSettings();
  const subscribe = (email: string) => {
    const query = new URLSearchParams({ subject: t.subject, body: t.body(email) });
    location.href = `mailto:${contact.email}?${query.toString().replaceAll('+', '%20')}`;
  };
  return <Footer contact={contact} onSubscribe={subscribe} />;
}

const HOME_KEYS = pageShortcuts[0].keys.join(' ');

/** Header, sidebar and footer around the page. */
export function AdminLayout() {
  const t = useMessages('shell').layout;
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
      skipLabel={t.skip}
      sidebarLabel={t.menu}
      sidebarState={layout}
      onSidebarDismiss={sidebar.dismiss}
      header={
        <AppHeader
          session={headerSession}
          theme={theme}
          sidebar={sidebar.state.isOpened ? 'open' : 'closed'}
          onToggleSidebar={sidebar.toggle}
          onToggleTheme={() => chooseTheme(toggleTheme(theme))}
          onOpenPalette={() => setPalette('palette')}
          paletteKeys={PALETTE_KEYS}
          homeKeys={HOME_KEYS}
          onLanguageChange={chooseLanguage}
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
