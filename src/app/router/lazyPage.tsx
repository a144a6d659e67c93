import { type ComponentType, useEffect, useState } from 'react';
import { CrashView } from '#features/shell/CrashView.tsx';
import { PageSkeleton } from '#features/shell/PageSkeleton.tsx';
import type { Part } from '#languages/words.ts';
import { withWords } from '../language/withWords.ts';

type Load = () => Promise<ComponentType>;

/**
 * Builds a route's `lazy`: the page, with the parts of the words that it shows. The router keeps a rejected one for as long
 * as the page lives, so this one never rejects: code that could not be loaded is replaced by a page that says so, and that
 * tries again whenever it is shown.
 */
export function lazyPage(loadCode: Load, ...words: readonly Part[]) {
  const load = () => withWords(loadCode(), ...words);
  const lazy = async () => ({ Component: await load().catch(() => () => <MissingPage load={load} />) });
  // The build names them in the page's head: scripts/routePreloads.mjs.
  return Object.assign(lazy, { words });
}

type State = { status: 'loading' } | { status: 'loaded'; Page: ComponentType } | { status: Missing };

/** outdated: the server is there, without this code; a newer release has replaced it. */
type Missing = 'outdated' | 'unreachable';

export function MissingPage({ load }: { load: Load }) {
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

const findReason = (): Promise<Missing> =>
  fetch('/', { method: 'HEAD' }).then(
    // A proxy whose server is down answers in its place.
    ({ status }) => (status < 500 ? 'outdated' : 'unreachable'),
    () => 'unreachable',
  );
