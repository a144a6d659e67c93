import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Glyph, type GlyphTone } from './Glyph.tsx';

const placements = {
  card: 'py-14',
  page: 'min-h-[min(34rem,100dvh-12rem)] content-center pt-8 pb-16',
};

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  icon?: ReactNode;
  title: string;
  /** One sentence. */
  text?: ReactNode;
  actions?: ReactNode;
  /** @default 'neutral' */
  tone?: GlyphTone | undefined;
  /** 1 where it is the whole page. @default 2 */
  level?: 1 | 2 | undefined;
  /** In a card, or in the middle of the page. @default 'card' */
  placement?: keyof typeof placements | undefined;
};

/** Nothing to show: why, and the way on. */
export function EmptyState({
  icon,
  title,
  text,
  actions,
  tone,
  level = 2,
  placement = 'card',
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      {...rest}
      className={clsx('grid justify-items-center gap-1.5 px-6 text-center', placements[placement], className)}
    >
      {icon && (
        <Glyph tone={tone} className="mb-4.5">
          {icon}
        </Glyph>
      )}
      <Heading className="text-lg wrap-anywhere">{title}</Heading>
      {text && <p className="max-w-100 text-base text-text-muted">{text}</p>}
      {actions && <div className="mt-4.5 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
