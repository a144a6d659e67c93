import { type ComponentType, useEffect, useState } from 'react';
import { CrashView } from '#features/shell/CrashView.tsx';
import { PageSkeleton } from '#features/shell/PageSkeleton.tsx';

type Load = () => Promise<ComponentType>;

/**
 * Creates a route's `lazy`. It never rejects, because the router would keep the failure until the document is reloaded: a
 * page that fails to load is replaced by one that offers a retry. Dialogs and panels have lazyWithRetry instead.
 */
export const lazyPage = (load: Load) => async () => ({
  Component: await load().catch(() => () => <PageLoadFailure load={load} />),
});

type State = { status: 'loading' } | { status: 'loaded'; Page: ComponentType } | { status: Reason };

/** outdated: the server answers but no longer has this code, because a newer release replaced it. */
type Reason = 'outdated' | 'unreachable';

/** Loads the page once more. If that fails too, shows why, with a button to try again. */
export function PageLoadFailure({ load }: { load: Load }) {
  const [state, setState] = useState<State>({ status: 'loading' });
  useEffect(() => {
    if (state.status !== 'loading') return;
    load().then(
      (Page) => setState({ status: 'loaded', Page }),
      async () => setState({ status: await findReason() }),
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
          onRetry={() => setState({ status: 'loading' })}
        />
      );
    default:
      return state satisfies never;
  }
}

const findReason = (): Promise<Reason> =>
  fetch('/', { method: 'HEAD' }).then(
    // A proxy answers for a server that is down.
    ({ status }) => (status < 500 ? 'outdated' : 'unreachable'),
    () => 'unreachable',
  );
