import { use, useState, useEffect } from 'react';
import { useNavigate, useLocation } from 'react-router-dom';
import { ACCOUNT_CAPABILITY } from '#contract/accounts/account.ts';
import type { Admin } from '#contract/accounts/admin.ts';
import { HISTORY_CAPABILITY } from '#contract/history/historySource.ts';
import { STORE_DETAILS_CAPABILITY } from '#contract/settings/storeDetails.ts';
import { AppShell } from '#ui/app-shell/AppShell.tsx';
import { LetterKeysContext } from '#features/keyboard/letterKeys.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import type { PaletteAction } from '#features/palette/paletteModel.ts';
import type { ShortcutsDialogProps } from '#features/palette/ShortcutsDialog.tsx';
import { pageShortcuts, PALETTE_KEYS } from '#features/palette/shortcuts.ts';
import { paths } from '#features/paths.ts';
import { Footer } from '#features/shell/Footer.tsx';
import { AppHeader, type HeaderSession } from '#features/shell/AppHeader.tsx';
import { Sidebar } from '#features/shell/Sidebar.tsx';
import { navigation, type NavigationName } from '#features/shell/navigation.ts';
import {
  getSidebarLayout,
  toggleTheme,
  type Theme,
  dismissSidebar,
  LARGE_SCREEN_QUERY,
  RESIZE_DEBOUNCE_MS,
  updateScreenSize,
  createSidebarState,
  type SidebarPreference,
  toggleSidebar,
} from '#features/shell/shellModel.ts';
import { getApiFailure, logFailure } from '../api/failure.ts';
import { chooseTheme, useTheme } from '../browser/theme.ts';
import { useChangeLanguage } from '../language/language.ts';
import { LiveProvider } from '../live/LiveProvider.tsx';
import { PaletteSection } from '../palette/PaletteSection.tsx';
import { useLetterKeys } from '../palette/useLetterKeys.ts';
import { useShortcuts } from '../palette/useShortcuts.ts';
import { useLogout } from '../queries/session.ts';
import type { NavigationState } from '../router/navigationState.ts';
import { LeaveGuardContext } from '../router/useLeaveGuard.ts';
import { RenewalPrompt } from '../session/RenewalPrompt.tsx';
import { useCapability, useSession } from '../session/useSession.ts';
import { useSettings } from '../settings.ts';
import { PageOutlet, useStage } from './PageOutlet.tsx';
import { useNotify } from './useNotify.ts';
import { usePendingOrders } from './usePendingOrders.ts';

const ShortcutsDialog = lazyWithRetry(() =>
  import('#features/palette/ShortcutsDialog.tsx').then((module) => module.ShortcutsDialog),
);
const LogoutDialog = lazyWithRetry(() =>
  import('#features/shell/LogoutDialog.tsx').then((module) => module.LogoutDialog),
);

type PaletteDialogName = 'palette' | 'shortcuts';

type PaletteDialogsProps = Pick<ShortcutsDialogProps, 'activity' | 'letterKeys' | 'onLetterKeysChange'> & {
  openDialog: PaletteDialogName | undefined;
  onOpen: (dialog: PaletteDialogName | undefined) => void;
  email: string;
  onSignOut: () => void;
};

/** Shows the command palette, or the sheet of shortcuts. */
function PaletteDialogs({ openDialog, onOpen, email, onSignOut, ...shortcuts }: PaletteDialogsProps) {
  const theme = useTheme();
  const close = () => onOpen(undefined);
  const actions: Record<PaletteAction, () => void> = {
    toggleTheme: () => chooseTheme(toggleTheme(theme)),
    showShortcuts: () => onOpen('shortcuts'),
    signOut: onSignOut,
  };
  return (
    <>
      {openDialog === 'palette' && (
        <PaletteSection email={email} onAction={(action) => actions[action]()} onClose={close} />
      )}
      <LoadBoundary onClose={close}>
        {openDialog === 'shortcuts' && <ShortcutsDialog {...shortcuts} onClose={close} />}
      </LoadBoundary>
    </>
  );
}

type LogoutSectionProps = { isOpen: boolean; onClose: () => void };

/** Asks for confirmation, signs out, and redirects to / with a message. */
function LogoutSection({ isOpen, onClose }: LogoutSectionProps) {
  const t = useMessages('adminShell').logout;
  const logout = useLogout();
  const navigate = useNavigate();
  const leaveGuard = use(LeaveGuardContext);
  const notify = useNotify();
  const logOut = () =>
    logout.mutate(undefined, {
      onSuccess: () => {
        // Losing unsaved changes was confirmed before this dialog opened.
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
  return (
    <LoadBoundary onClose={onClose}>
      {isOpen && <LogoutDialog state={{ status }} onConfirm={logOut} onCancel={onClose} />}
    </LoadBoundary>
  );
}

type SidebarSectionProps = { admin: Admin | undefined; theme: Theme; onLogout: () => void };

/** Groups start expanded, as the specification shows Products. */
const groups = navigation.filter((entry) => entry.kind === 'group').map((entry) => entry.name);

function SidebarSection({ admin, theme, onLogout }: SidebarSectionProps) {
  const { pathname } = useLocation();
  const [expandedGroups, setExpandedGroups] = useState<readonly NavigationName[]>(groups);
  const toggle = (name: NavigationName) =>
    setExpandedGroups((current) =>
      current.includes(name) ? current.filter((one) => one !== name) : [...current, name],
    );
  return (
    <Sidebar
      current={pathname}
      expandedGroups={expandedGroups}
      onToggleGroup={toggle}
      theme={theme}
      onThemeChange={chooseTheme}
      admin={admin}
      pendingOrders={usePendingOrders()}
      activity={useCapability(HISTORY_CAPABILITY)}
      onLogout={onLogout}
    />
  );
}

/** The footer. Its subscribe form opens the mail program. */
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

/** Header, sidebar and footer around the page, with live updates. */
export const AdminLayout = () => (
  <LiveProvider>
    <AdminShell />
  </LiveProvider>
);

function AdminShell() {
  const t = useMessages('shell').layout;
  const session = useSession();
  const theme = useTheme();
  const sidebar = useSidebar();
  const stage = useStage();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const [paletteDialog, setPaletteDialog] = useState<PaletteDialogName>();
  const navigate = useNavigate();
  const { confirmLeave } = use(LeaveGuardContext);
  const logOut = () => confirmLeave(() => setLoggingOut(true));
  const email = session.status === 'signedIn' ? session.admin.email : '';
  const [letterKeys, setLetterKeys] = useLetterKeys(email);
  const activity = useCapability(HISTORY_CAPABILITY);
  const listening = letterKeys === 'on' ? 'listening' : 'withoutLetters';
  useShortcuts(session.status === 'signedIn' ? listening : 'off', {
    activity,
    onPalette: () => setPaletteDialog('palette'),
    onSheet: () => setPaletteDialog('shortcuts'),
    onPage: (href) => void navigate(href),
  });
  const chooseLanguage = useChangeLanguage();
  const storeDetails = useCapability(STORE_DETAILS_CAPABILITY);
  const account = useCapability(ACCOUNT_CAPABILITY);
  const layout = getSidebarLayout(sidebar.state);
  const headerSession: HeaderSession = session.status === 'unreachable' ? { status: 'checking' } : session;
  return (
    <LetterKeysContext value={letterKeys}>
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
            onOpenPalette={() => setPaletteDialog('palette')}
            paletteKeys={PALETTE_KEYS}
            homeKeys={letterKeys === 'on' ? HOME_KEYS : undefined}
            onShowShortcuts={() => setPaletteDialog('shortcuts')}
            onLanguageChange={chooseLanguage}
            onLogout={logOut}
            {...{ storeDetails, account }}
          />
        }
        sidebar={
          <SidebarSection
            admin={session.status === 'signedIn' ? session.admin : undefined}
            theme={theme}
            onLogout={logOut}
          />
        }
        // Hidden while the page loads.
        footer={stage === 'page' && <FooterSection />}
      >
        <PageOutlet stage={stage} />
        <RenewalPrompt />
        <LogoutSection isOpen={isLoggingOut} onClose={() => setLoggingOut(false)} />
        {session.status === 'signedIn' && (
          <PaletteDialogs
            openDialog={paletteDialog}
            onOpen={setPaletteDialog}
            {...{ email, letterKeys, activity }}
            onLetterKeysChange={setLetterKeys}
            onSignOut={logOut}
          />
        )}
      </AppShell>
    </LetterKeysContext>
  );
}

const SIDEBAR_KEY = 'sidebar';
const isLargeScreen = () => matchMedia(LARGE_SCREEN_QUERY).matches;

function loadChoice(): SidebarPreference {
  try {
    return localStorage.getItem(SIDEBAR_KEY) === 'closed' ? 'closed' : 'open';
  } catch {
    return 'open';
  }
}

function saveChoice(choice: SidebarPreference) {
  try {
    localStorage.setItem(SIDEBAR_KEY, choice);
  } catch {
    // Storage is forbidden: it starts open next time.
  }
}

/**
 * State of the sidebar. On large screens it is beside the content and the choice is saved; on others it covers the
 * content and closes on navigation.
 */
function useSidebar() {
  const [state, setState] = useState(() => createSidebarState(isLargeScreen(), loadChoice()));

  // Closes a sidebar over the content on navigation.
  const { pathname } = useLocation();
  const [shownPath, setShownPath] = useState(pathname);
  if (pathname !== shownPath) {
    setShownPath(pathname);
    setState(dismissSidebar);
  }

  const toggle = () => {
    const next = toggleSidebar(state, performance.now());
    if (next === state) return;
    if (next.isLargeScreen) saveChoice(next.isOpened ? 'open' : 'closed');
    setState(next);
  };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => setState((current) => updateScreenSize(current, isLargeScreen(), loadChoice())),
        RESIZE_DEBOUNCE_MS,
      );
    };
    addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', onResize);
    };
  }, []);

  return { state, toggle, dismiss: () => setState(dismissSidebar) };
}
