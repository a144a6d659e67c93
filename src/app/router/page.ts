import { type ComponentType, createElement, lazy } from 'react';

/** What a page's or a layout's file offers. */
export type PageModule = { Component: ComponentType };

/** outdated: the server is there, without this part; a newer release has replaced it. */
type Missing = 'outdated' | 'unreachable';

/** A part of the product that could not be loaded. */
export class ChunkError extends Error {
  readonly missing: Missing;
  /** To be called when this has been shown: the next attempt asks for the part anew. */
  readonly forget: () => void;

  constructor(cause: unknown, missing: Missing = 'outdated', forget = () => {}) {
    super('A part of the page could not be loaded', { cause });
    this.name = 'ChunkError';
    this.missing = missing;
    this.forget = forget;
  }
}

export type Page = {
  Component: ComponentType;
  /** Ends when the code is there, and when it can't be had: the page itself says so. */
  prefetch: () => Promise<void>;
};

/** A page in a chunk of its own, fetched when it is shown or, before that, when somebody points at its link. */
export function page(load: () => Promise<PageModule>): Page {
  // Known, it is drawn with all else that is known, in one go; React would wait for a promise that has long been kept.
  let known: ComponentType | undefined;
  const loaded = () => load().then(({ Component }) => (known = Component));
  const fetched = () =>
    loaded().then(
      (Component) => ({ default: Component }),
      async (error: unknown) => {
        throw new ChunkError(error, await whyMissing(), forget);
      },
    );
  // React remembers what failed for as long as this lives; the browser itself asks again.
  let Latest = lazy(fetched);
  const forget = () => void (Latest = lazy(fetched));
  return {
    Component: () => createElement(known ?? Latest),
    prefetch: () =>
      loaded().then(
        () => undefined,
        () => undefined,
      ),
  };
}

const whyMissing = (): Promise<Missing> =>
  fetch('/', { method: 'HEAD' }).then(
    () => 'outdated',
    () => 'unreachable',
  );
