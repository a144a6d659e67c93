import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import {
  Component,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useTransition,
} from 'react';
import { Button } from '#ui/button/Button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { ChunkError } from './lazyWithRetry.tsx';

type LoadBoundaryProps = {
  /** A component created by lazyWithRetry, or nothing while it is closed. */
  children: ReactNode;
  /** Closes the content. If given, a load error opens a dialog; otherwise it is shown in place. */
  onClose?: (() => void) | undefined;
  /** `none` if the page has its own placeholder. @default 'spinner' */
  loading?: 'spinner' | 'none' | undefined;
};

/**
 * Shows a spinner while code loads, and offers a retry if it can't be loaded. Keep the boundary mounted, and its
 * children empty while closed. Pages use lazyPage.
 */
export function LoadBoundary({ children, onClose, loading = 'spinner' }: LoadBoundaryProps) {
  const isOpen = Boolean(children);
  // Deferred, so that React waits for the code instead of showing a fallback for at least 300 ms.
  const isShown = useDeferredValue(isOpen);
  const placeholder = loading === 'spinner' && <Loading onClose={onClose} />;
  return (
    <>
      {isOpen && !isShown && placeholder}
      <Suspense fallback={placeholder}>
        {isOpen && isShown && <ChunkErrorBoundary onClose={onClose}>{children}</ChunkErrorBoundary>}
      </Suspense>
    </>
  );
}

class ChunkErrorBoundary extends Component<LoadBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { children, onClose } = this.props;
    if (error === undefined) return children;
    // The page's error boundary handles other errors.
    if (!(error instanceof ChunkError)) throw error;
    return (
      <LoadFailure
        onRetry={() => {
          error.reset();
          this.setState({ error: undefined });
        }}
        onClose={
          onClose &&
          (() => {
            error.reset();
            onClose();
          })
        }
      />
    );
  }
}

type LoadFailureProps = { onRetry: () => void; onClose: (() => void) | undefined };

function LoadFailure({ onRetry, onClose }: LoadFailureProps) {
  const t = useMessages('shell');
  const [isLoading, startTransition] = useTransition();
  const retry = () => startTransition(onRetry);
  if (onClose)
    return (
      <ConfirmDialog
        state={isLoading ? 'busy' : 'confirming'}
        title={t.loadFailure.title}
        text={t.loadFailure.text}
        confirmLabel={t.statusPage.tryAgain}
        busyLabel={t.loadFailure.loading}
        cancelLabel={t.loadFailure.close}
        onConfirm={retry}
        onCancel={onClose}
      />
    );
  return (
    <EmptyState
      role="alert"
      icon={<TriangleAlert />}
      tone="critical"
      title={t.loadFailure.title}
      text={t.loadFailure.text}
      actions={
        <Button status={isLoading ? 'busy' : 'ready'} onClick={retry}>
          {t.statusPage.tryAgain}
        </Button>
      }
    />
  );
}

const SPINNER_DELAY_MS = 200;

const placementStyles = {
  overPage: 'pointer-events-none fixed inset-0 z-(--z-dialog)',
  inPage: 'min-h-60',
};

const PRESS_KEYS = ['Enter', ' '];

/**
 * A spinner. Over the page, Escape gives up, and Enter and Space do nothing: they would press the button again that has
 * the focus until the dialog opens.
 */
function Loading({ onClose }: Pick<LoadBoundaryProps, 'onClose'>) {
  const close = useEffectEvent(() => onClose?.());
  const placement = onClose ? 'overPage' : 'inPage';
  useLayoutEffect(() => {
    if (placement === 'inPage') return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      else if (!PRESS_KEYS.includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [placement]);
  return <DelayedSpinner placement={placement} />;
}

function DelayedSpinner({ placement }: { placement: keyof typeof placementStyles }) {
  const t = useMessages('shell').loadFailure;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SPINNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isSlow && (
      <div className={clsx('grid place-items-center text-text-muted', placementStyles[placement])}>
        <Spinner size="lg" label={t.loading} />
      </div>
    )
  );
}
