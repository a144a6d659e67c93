import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';

type AuthLayoutProps = ComponentProps<'div'> & {
  skipLabel: string;
  /** A logo and a nav. */
  header: ReactNode;
  /** URLs of the illustration for both themes. Hidden on small screens. */
  illustration: { light: string; dark: string };
};

/** The frame of the sign-in pages: a form on one side, an illustration on the other. */
export const AuthLayout = ({
  skipLabel,
  header,
  illustration,
  className,
  children,
  ...rest
}: AuthLayoutProps) => (
  <div
    {...rest}
    className={clsx(
      'grid min-h-dvh grid-cols-[minmax(0,1fr)] bg-[light-dark(var(--color-surface),var(--color-canvas))] lg:grid-cols-[repeat(2,minmax(0,1fr))]',
      className,
    )}
  >
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{skipLabel}</SkipLink>
      <header className="flex flex-wrap items-center justify-between gap-2 px-6 py-5 max-sm:px-4 max-sm:py-3 print:hidden">
        {header}
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="grid flex-1 px-6 pt-4 pb-12 outline-none max-sm:px-5 max-sm:pt-8"
      >
        {/* Full height, so that the centred content doesn't jump when its height changes. */}
        <div className="mx-auto w-full max-w-auth content-center max-sm:content-start">{children}</div>
      </main>
    </div>
    <div className="hidden py-3 pe-3 lg:block print:hidden">
      <Illustration src={illustration.light} className="dark:hidden" />
      <Illustration src={illustration.dark} className="not-dark:hidden" />
    </div>
  </div>
);

/** Lazy, so that the hidden illustration of the other theme isn't downloaded. */
const Illustration = ({ src, className }: { src: string; className: string }) => (
  <img
    src={src}
    alt=""
    loading="lazy"
    className={clsx(
      'sticky top-3 h-[calc(100dvh-1.5rem)] w-full rounded-xl object-cover object-bottom',
      className,
    )}
  />
);
