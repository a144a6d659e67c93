import { clsx } from 'clsx';
import { type ReactNode, use } from 'react';
import { type AnchorProps, LinkContext } from '../link/LinkContext.tsx';
import { navEntry } from './navStyle.ts';

export type NavItemProps = AnchorProps & {
  href: string;
  icon?: ReactNode;
  /** It leads to the page one is on, or to the one that this page belongs to. */
  current?: 'page' | 'section' | undefined;
};

/** An entry that leads to a page. Stands in a NavList or a NavGroup. */
export function NavItem({ icon, current, className, children, ...rest }: NavItemProps) {
  const renderAnchor = use(LinkContext);
  return (
    <li>
      {renderAnchor({
        ...rest,
        'aria-current': current === 'section' ? 'true' : current,
        className: clsx(navEntry, className),
        children: (
          <>
            {icon}
            <span className="min-w-0 truncate">{children}</span>
          </>
        ),
      })}
    </li>
  );
}
