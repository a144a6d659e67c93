import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

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
  tone?: IconTileTone | undefined;
  /** 1 if it is the whole page. @default 2 */
  level?: 1 | 2 | undefined;
  /** In a card or in the middle of the page. @default 'card' */
  placement?: keyof typeof placements | undefined;
};

/** Explains why there is nothing to show and what to do next. */
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
        <IconTile tone={tone} className="mb-4.5">
          {icon}
        </IconTile>
      )}
      <Heading className="text-lg wrap-anywhere">{title}</Heading>
      {text && <p className="max-w-100 text-base wrap-anywhere text-text-muted">{text}</p>}
      {actions && <div className="mt-4.5 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}

const tones = {
  neutral: 'border-border bg-surface text-text-muted',
  critical: 'border-critical-border bg-critical-soft text-critical-strong',
  positive: 'border-positive-border bg-positive-soft text-positive-strong',
};

type IconTileTone = keyof typeof tones;

type IconTileProps = ComponentProps<'span'> & {
  /** @default 'neutral' */
  tone?: IconTileTone | undefined;
};

/** The icon tile of an empty state. */
export const IconTile = ({ tone = 'neutral', className, ...rest }: IconTileProps) => (
  <span
    aria-hidden="true"
    {...rest}
    className={clsx(
      'grid size-12 flex-none place-items-center rounded-lg border shadow-(--shadow-control) [&>svg]:size-5',
      tones[tone],
      className,
    )}
  />
);
