import { clsx } from 'clsx';
import { type ReactNode, use } from 'react';
import { type AnchorProps, LinkContext } from '../link/LinkContext.tsx';
import { type ButtonLook, buttonStyle } from './buttonStyle.ts';

export type ButtonLinkProps = AnchorProps & ButtonLook & { icon?: ReactNode };

/** A link with a button's looks, for the next step that is another page. */
export function ButtonLink({ variant, size, width, icon, className, children, ...rest }: ButtonLinkProps) {
  const renderAnchor = use(LinkContext);
  return renderAnchor({
    ...rest,
    className: clsx(buttonStyle({ variant, size, width }), className),
    children: (
      <>
        {icon}
        <span className="min-w-0">{children}</span>
      </>
    ),
  });
}
