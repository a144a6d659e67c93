import { type ComponentType, lazy, useState } from 'react';
import { loadUnlessLeaving } from './loadUnlessLeaving.ts';

/** Thrown if code can't be loaded. After `reset`, the next render loads it again. */
export class ChunkError extends Error {
  override name = 'ChunkError';
  readonly reset: () => void;

  constructor(reset: () => void, cause: unknown) {
    super('A part of the page could not be loaded', { cause });
    this.reset = reset;
  }
}

/**
 * For the root's `onRecoverableError`. Ignores code that failed to load after its dialog was closed: React starts to
 * render the error, and then leaves it out. Reports other errors like React.
 */
export function reportRecoverableError(error: unknown): void {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof ChunkError)) reportError(error);
}

/**
 * `React.lazy` with a retry, for use inside a LoadBoundary. React.lazy alone keeps a rejected promise forever. `preload`
 * loads the code before it is needed; a failure is left to the first render.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Preloaded: ComponentType<Props> | undefined;
  const create = () =>
    lazy(() =>
      loadUnlessLeaving(load).then(
        (Component) => ({ default: Component }),
        (error: unknown) => {
          throw new ChunkError(() => {
            LazyComponent = create();
          }, error);
        },
      ),
    );
  let LazyComponent = create();
  function LazyOrPreloaded(props: Props) {
    // Another component on a later render would lose its state.
    const [Chosen] = useState<ComponentType<Props>>(() => Preloaded ?? LazyComponent);
    return <Chosen {...props} />;
  }
  const preload = () =>
    void load().then(
      (Loaded) => (Preloaded = Loaded),
      () => undefined,
    );
  return Object.assign(LazyOrPreloaded, { preload });
}
