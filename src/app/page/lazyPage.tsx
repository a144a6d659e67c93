import { type ComponentType, useEffect, useState } from 'react';
import { loadUnlessLeaving } from '#features/loading/loadUnlessLeaving.ts';
import { CrashView } from '#features/shell/CrashView.tsx';
import { PageSkeleton } from '#features/shell/PageSkeleton.tsx';

type Load = () => Promise<ComponentType>;

/**
 * Creates a route's `lazy`. It never rejects, because the router would keep the failure until the document reloads:
 * a page that fails to load is replaced by one with a retry button. Dialogs and panels use lazyWithRetry.
 */
export const lazyPage = (load: Load) => async () => ({
  Component: await loadUnlessLeaving(load).catch(() => () => <PageLoadFailure load={load} />),
});

type State =
  | { status: 'loading'; isRetry: boolean }
  | { status: 'loaded'; Page: ComponentType }
  | { status: FailureReason };

/** outdated: the server responds but no longer has this code, because a newer release replaced it. */
type FailureReason = 'outdated' | 'unreachable';

/** Loads the page again. If that fails too, shows why, with a retry button. */
function PageLoadFailure({ load }: { load: Load }) {
  const [state, setState] = useState<State>({ status: 'loading', isRetry: false });
  useEffect(() => {
    if (state.status !== 'loading') return;
    loadUnlessLeaving(load).then(
      (Page) => setState({ status: 'loaded', Page }),
      async () => {
        const reason = await findReason();
        // Firefox requests a failed script again only after a reload.
        if (state.isRetry && reason === 'outdated') location.reload();
        else setState({ status: reason });
      },
    );
  }, [load, state]);
  switch (state.status) {
    case 'loading':
      return <PageSkeleton />;
    case 'loaded':
      return <state.Page />;
    case 'outdated':
    case 'unreachable':
      return (
        <CrashView
          state={state}
          onReload={() => location.reload()}
          onRetry={() => setState({ status: 'loading', isRetry: true })}
        />
      );
    default:
      return state satisfies never;
  }
}

const findReason = (): Promise<FailureReason> =>
  fetch('/', { method: 'HEAD' }).then(
    // A gateway error means that the server is down.
    ({ status }) => (status < 500 ? 'outdated' : 'unreachable'),
    () => 'unreachable',
  );
