import type { MouseEvent } from 'react';
import { createPath } from 'react-router-dom';
import type { AnchorProps } from '#ui/link/LinkContext.tsx';
import type { GuardedHistory } from './router/guardedHistory.ts';
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
export const routerLink = (history: GuardedHistory, addresses: Addresses) =>
  function renderRouterLink({ href = '', ...rest }: AnchorProps) {
    const inside = href.startsWith('/') && !href.startsWith('//');
    if (inside) return insideLink(history, addresses, { ...rest, href });
    const { children, ...anchor } = rest;
    return (
      <a {...anchor} href={href}>
        {children}
      </a>
    );
  };

/**
 * The router's own link looks at the address while it is drawn, and is drawn anew with each. A table has hundreds of links:
 * so this one asks only when it is pressed, and is no component.
 */
function insideLink(
  history: GuardedHistory,
  { prefetch, layoutAt }: Addresses,
  { href, onPointerEnter, onFocus, onClick, children, ...rest }: AnchorProps & { href: string },
) {
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
