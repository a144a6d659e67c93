import { Link, useLocation } from 'react-router-dom';
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

function InsideLink({ href, onPointerEnter, onFocus, ...rest }: AnchorProps & { href: string }) {
  const current = useLocation();
  return (
    <Link
      {...rest}
      to={href}
      state={getReturnToState(href, current)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetchRouteCode(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetchRouteCode(href);
      }}
    />
  );
}
