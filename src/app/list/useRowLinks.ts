import type { MouseEvent, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { opensElsewhere } from '#ui/link/opensElsewhere.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { prefetchRouteCode } from '../router/prefetch.ts';

/**
 * Follows the plain links of a list's rows inside the app, with one listener for all: a router's own link is drawn anew
 * with every change of the URL, and a list has hundreds of them. `importMore` gets what a row's
 * link or button opens over the list.
 */
export function useRowLinks(importMore?: () => Promise<unknown>) {
  const navigate = useNavigate();
  const onClick = useEventCallback((event: MouseEvent) => {
    const link = findLink(event);
    if (!link || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  });
  const prefetch = useEventCallback((event: SyntheticEvent) => {
    const link = findLink(event);
    if (link) prefetchRouteCode(link.pathname);
    // Whoever presses is told of a failure; nobody asked yet.
    if (link || findButton(event)) importMore?.().catch(() => undefined);
  });
  return { onClick, onPointerOver: prefetch, onFocus: prefetch };
}

/** A link inside the app; one that writes a mail has another origin. */
function findLink({ target }: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin ? link : undefined;
}

const findButton = ({ target }: SyntheticEvent) => target instanceof Element && target.closest('button');
