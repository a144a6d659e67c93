import { type ComponentType, lazy } from 'react';

/** Code that couldn't be loaded. `reset` makes the next render load it again. */
export class ChunkError extends Error {
  override name = 'ChunkError';
  readonly reset: () => void;

  constructor(reset: () => void, cause: unknown) {
    super('A part of the page could not be loaded', { cause });
    this.reset = reset;
  }
}

/** `React.lazy` for a component inside a LoadBoundary, which can try again: React itself keeps a rejected promise forever. */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const create = () =>
    lazy(() =>
      load().then(
        (Component) => ({ default: Component }),
        (error: unknown) => {
          throw new ChunkError(() => {
            Loaded = create();
          }, error);
        },
      ),
    );
  let Loaded = create();
  return (props: Props) => <Loaded {...props} />;
}
