/**
 * What a control needs only once it is used, in a chunk of its own, so that no page waits for it: a list that opens, and
 * the library that opens it.
 */
export type LatePart<P> = {
  /** The part, once it has come. */
  known: () => P | undefined;
  /** Asks for it once, for all who want it; after a failure anew. */
  load: () => Promise<P>;
};

export function latePart<P>(fetch: () => Promise<P>): LatePart<P> {
  let part: P | undefined;
  let coming: Promise<P> | undefined;
  const load = () => {
    coming ??= fetch().then(
      (loaded) => (part = loaded),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  return { known: () => part, load };
}
