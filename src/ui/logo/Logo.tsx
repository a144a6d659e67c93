import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../link/Link.tsx';

type LogoProps = Omit<AnchorProps, 'children' | 'href'> & {
  name: string;
  /** The home page. */
  href: string;
  /** @default <LogoMark /> */
  mark?: ReactNode;
};

/** Logo mark and name, as a link to the home page. */
export function Logo({ name, mark = <LogoMark />, className, ...rest }: LogoProps) {
  return (
    <Anchor
      {...rest}
      className={clsx(
        'inline-flex min-h-9 items-center gap-2.25 rounded-md ps-1.5 pe-2 text-[0.9375rem] font-semibold tracking-[-0.015em] whitespace-nowrap pointer-coarse:min-h-control-lg @max-[18rem]/header:px-0',
        className,
      )}
    >
      {mark}
      <span className="@max-[22rem]/header:sr-only">{name}</span>
    </Anchor>
  );
}

/** The logo mark: a shop awning over a counter. */
export const LogoMark = ({ className, ...rest }: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 26 26" aria-hidden="true" {...rest} className={clsx('size-6.5 flex-none', className)}>
    <rect width="26" height="26" rx="7" className="fill-primary" />
    <path
      d="M6.2 7.2h13.6l1.2 5.1a2.6 2.6 0 0 1-5.1.5 2.95 2.95 0 0 1-5.8 0 2.6 2.6 0 0 1-5.1-.5z"
      className="fill-on-primary"
    />
    <path d="M7.6 18.4h10.8" strokeWidth="1.9" strokeLinecap="round" className="stroke-on-primary" />
  </svg>
);
