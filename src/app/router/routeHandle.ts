import type { QueryKey } from '@tanstack/react-query';

/** What the route table says of a page beside its path and its code. */
export type RouteHandle = {
  /** What the page asks for first: asked for together with its code. */
  queries?: () => readonly { queryKey: QueryKey }[];
};

/** Reads the handle of a route: the router itself knows nothing of its type. */
export const getHandle = ({ handle }: { handle?: unknown }): RouteHandle => handle ?? {};
