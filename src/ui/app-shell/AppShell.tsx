import { FocusTrap, FocusTrapFeatures } from '@headlessui/react';
import { clsx } from 'clsx';
import {
  type ComponentProps,
  type ReactNode,
  useRef,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { MAIN_ID, SIDEBAR_ID, SkipLink, SkipLinksContext } from './SkipLink.tsx';

export type SidebarLayout = 'closed' | 'beside' | 'overlay';

type AppShellProps = ComponentProps<'div'> & {
  skipLabel: string;
  /** A HeaderBar. Its sidebar button has `aria-controls={SIDEBAR_ID}`. */
  header: ReactNode;
  /** A NavList and a SidebarFooter. */
  sidebar: ReactNode;
  sidebarLabel: string;
  /** `beside` moves the content aside (from 1024 px), `overlay` covers it. */
  sidebarState: SidebarLayout;
  /** Called on Escape or a click outside while the sidebar is an overlay. */
  onSidebarDismiss: () => void;
  /** A FooterBar. */
  footer?: ReactNode;
};

/** The frame of every signed-in page: header, sidebar, content and footer as landmarks. */
export function AppShell({
  skipLabel,
  header,
  sidebar,
  sidebarLabel,
  sidebarState,
  onSidebarDismiss,
  footer,
  className,
  children,
  ...rest
}: AppShellProps) {
  const overlay = sidebarState === 'overlay';
  const [skipLinks, setSkipLinks] = useState<HTMLElement | null>(null);
  return (
    <div {...rest} data-sidebar={sidebarState} className={className}>
      <div ref={setSkipLinks}>
        <SkipLink>{skipLabel}</SkipLink>
      </div>
      <header className="relative top-0 tall:sticky z-(--z-header) border-b border-border bg-canvas print:hidden">
        {header}
      </header>
      <Sidebar label={sidebarLabel} state={sidebarState} onDismiss={onSidebarDismiss}>
        {sidebar}
      </Sidebar>
      <div
        inert={overlay}
        // Not animated, because the page would be laid out again in every frame.
        className={clsx(
          'shell-column min-h-[calc(100dvh-var(--spacing-header))]',
          sidebarState === 'beside' && 'ms-sidebar print:ms-0',
        )}
      >
        <main id={MAIN_ID} tabIndex={-1} className="shell-main outline-none">
          <SkipLinksContext value={skipLinks}>{children}</SkipLinksContext>
        </main>
        {footer && (
          <footer className="shell-footer border-t border-border text-xs leading-4.5 text-text-muted print:hidden">
            {footer}
          </footer>
        )}
      </div>
    </div>
  );
}

type SidebarProps = { label: string; state: SidebarLayout; onDismiss: () => void; children: ReactNode };

/** Visible as soon as it opens, so that it can be focused, and until its closing animation ends. */
function Sidebar({ label, state, onDismiss, children }: SidebarProps) {
  const panel = useRef<HTMLElement>(null);
  const overlay = state === 'overlay';
  useOverlay(panel, overlay, onDismiss);
  return (
    <>
      {overlay && (
        <div className="fixed inset-x-0 top-header bottom-0 z-(--z-sidebar-overlay) animate-fade bg-overlay print:hidden" />
      )}
      <FocusTrap
        as="nav"
        features={overlay ? FocusTrapFeatures.TabLock : FocusTrapFeatures.None}
        ref={panel}
        id={SIDEBAR_ID}
        aria-label={label}
        data-state={state}
        className={clsx(
          'fixed start-0 print:hidden top-header bottom-0 z-(--z-sidebar) flex w-sidebar max-w-[calc(100vw-3rem)] flex-col border-e border-border bg-canvas',
          'transition-[translate] duration-(--duration-slow) ease-standard data-[state=overlay]:shadow-(--shadow-dialog)',
          'data-[state=closed]:invisible data-[state=closed]:-translate-x-full rtl:data-[state=closed]:translate-x-full',
          'data-[state=closed]:[transition:translate_var(--duration-slow)_var(--ease-standard),visibility_0s_var(--duration-slow)]',
        )}
      >
        {children}
      </FocusTrap>
    </>
  );
}

/**
 * While the sidebar covers the page: closes it on Escape or a click outside, locks scrolling, moves the focus into it
 * and restores it afterwards.
 */
function useOverlay(panel: RefObject<HTMLElement | null>, active: boolean, onDismiss: () => void) {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const container = panel.current;
    const shell = container?.parentElement;
    if (!active || !container || !shell) return;
    const unlockScroll = lockScroll();
    // Keys and clicks in a dialog that was opened from the sidebar don't close it. The dialog is outside the shell.
    const isInShell = (target: EventTarget | null): target is Element =>
      target instanceof Element && (shell.contains(target) || target === document.body);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && isInShell(event.target)) dismiss();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!isInShell(target) || container.contains(target)) return;
      if (!target.closest(`[aria-controls="${SIDEBAR_ID}"]`)) dismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${SIDEBAR_ID}"]`);
    const current = container.querySelector<HTMLElement>('[aria-current]:not([hidden] *)');
    (current ?? container.querySelector<HTMLElement>('a, button'))?.focus();
    return () => {
      const focused = document.activeElement;
      if (focused === document.body || container.contains(focused)) opener?.focus();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      unlockScroll();
    };
  }, [active, panel]);
}

/** Keeps the scrollbar gutter, so that the page doesn't move when the scrollbar disappears. */
function lockScroll() {
  const { style, clientWidth } = document.documentElement;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.scrollbarGutter = '';
    style.overflow = '';
  };
}
