import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import type { AnchorProps } from '#ui/link/LinkContext.tsx';
import { prefetchRouteCode } from './prefetch.ts';
import { getReturnToState } from './returnToState.ts';

/**
 * Draws a link: inside the app it is the router's own, and the code of its page is loaded as soon as somebody points at
 * it; to elsewhere it is an ordinary one.
 */
export function RouterLink({ href = '', children, ...rest }: AnchorProps) {
  const isInside = href.startsWith('/') && !href.startsWith('//');
  if (isInside)
    return (
      <InsideLink {...rest} href={href}>
        {children}
      </InsideLink>
    );
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  );
}

type InsideLinkProps = AnchorProps & { href: string };

/** The router's own `Link` also prefetches for frameworks: this is what of it the app uses, at 2 KB less. */
function InsideLink({ href, children, onClick, onPointerEnter, onFocus, ...rest }: InsideLinkProps) {
  const current = useLocation();
  const { target } = rest;
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    ...(target !== undefined && { target }),
    state: getReturnToState(href, current),
  });
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetchRouteCode(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetchRouteCode(href);
      }}
    >
      {children}
    </a>
  );
}
