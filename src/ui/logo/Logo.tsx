import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Anchor, type AnchorProps } from '../link/Link.tsx';

/** URLs of both themes. A mark is shown before the name; a wordmark has the name in it. The size reserves its space. */
type LogoPicture = {
  kind: 'mark' | 'wordmark';
  light: string;
  dark: string;
  width: number;
  height: number;
};

type LogoProps = Omit<AnchorProps, 'children' | 'href'> & {
  name: string;
  /** The home page. */
  href: string;
  /** Replaces the mark, or the mark and the name. @default <LogoMark /> */
  picture?: LogoPicture | undefined;
};

/** Logo mark and name, as a link to the home page. */
export function Logo({ name, picture, className, ...rest }: LogoProps) {
  return (
    <Anchor
      {...rest}
      className={clsx(
        'inline-flex min-h-9 min-w-0 items-center gap-2.25 rounded-md ps-1.5 pe-2 text-[0.9375rem] font-semibold tracking-[-0.015em] whitespace-nowrap pointer-coarse:min-h-control-lg @max-[18rem]/header:px-0',
        className,
      )}
    >
      {picture ? <Picture {...picture} alt={picture.kind === 'wordmark' ? name : ''} /> : <LogoMark />}
      {picture?.kind !== 'wordmark' && <span className="truncate @max-[22rem]/header:sr-only">{name}</span>}
    </Anchor>
  );
}

const Picture = ({ kind, light, dark, alt, ...size }: LogoPicture & { alt: string }) => {
  const className =
    kind === 'mark' ? 'size-6.5 flex-none object-contain' : 'h-6.5 w-auto max-w-40 min-w-0 object-contain';
  return (
    <>
      <img {...size} src={light} alt={alt} className={clsx(className, dark !== light && 'dark:hidden')} />
      {dark !== light && (
        <img {...size} src={dark} alt={alt} loading="lazy" className={clsx(className, 'not-dark:hidden')} />
      )}
    </>
  );
};

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
