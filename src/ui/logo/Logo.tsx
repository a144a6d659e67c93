import { clsx } from 'clsx';
import { type ReactNode, use } from 'react';
import { type AnchorProps, LinkContext } from '../link/LinkContext.tsx';
import { LogoMark } from './LogoMark.tsx';

export type LogoProps = Omit<AnchorProps, 'children' | 'href'> & {
  name: string;
  /** Where it leads: home. */
  href: string;
  /** @default the awning */
  mark?: ReactNode;
};

/** Mark and name, and the way home. */
export function Logo({ name, mark = <LogoMark />, className, ...rest }: LogoProps) {
  const renderAnchor = use(LinkContext);
  return renderAnchor({
    ...rest,
    className: clsx(
      'inline-flex min-h-9 items-center gap-2.25 rounded-md ps-1.5 pe-2 text-[0.9375rem] font-semibold tracking-[-0.015em] whitespace-nowrap pointer-coarse:min-h-control-lg',
      className,
    ),
    children: (
      <>
        {mark}
        <span className="@max-[18rem]/header:sr-only">{name}</span>
      </>
    ),
  });
}
