import type { MouseEvent } from 'react';
import { createPath } from 'react-router-dom';
import type { AnchorProps } from '#ui/link/LinkContext.tsx';
import { useHistory } from './router/AppRouter.tsx';
import type { Layout } from './routes.tsx';
import { takenAlong } from './wayBack.ts';

export type Addresses = {
  prefetch: (href: string) => void;
  layoutAt: (href: string) => Layout | undefined;
};

/**
 * Draws a link: inside the app it moves without loading a page, and its page's code is fetched as soon as somebody
 * points at it; to elsewhere it is an ordinary link.
 */
export const routerLink = (addresses: Addresses) =>
  function renderRouterLink({ href = '', ...rest }: AnchorProps) {
    const inside = href.startsWith('/') && !href.startsWith('//');
    if (inside) return <InsideLink {...rest} {...addresses} href={href} />;
    const { children, ...anchor } = rest;
    return (
      <a {...anchor} href={href}>
        {children}
      </a>
    );
  };

type InsideLinkProps = AnchorProps & Addresses & { href: string };

/** The router's own link looks at the address while it is drawn, and is drawn anew with each; a table has hundreds. */
function InsideLink({
  href,
  prefetch,
  layoutAt,
  onPointerEnter,
  onFocus,
  onClick,
  children,
  ...rest
}: InsideLinkProps) {
  const history = useHistory();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForTheBrowser(event)) return;
        event.preventDefault();
        const go = href === createPath(history.location) ? history.replace : history.push;
        go(href, takenAlong(href, history.location, layoutAt));
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(href);
      }}
    >
      {children}
    </a>
  );
}

/** A new tab, a new window, a download: what the browser does with links by itself. */
const isForTheBrowser = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !['', '_self'].includes(currentTarget.target);
