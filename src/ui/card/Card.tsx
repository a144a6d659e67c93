import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** The surface of a card, for what is one but has another element. */
export const cardStyle = 'rounded-lg border border-border bg-surface shadow-card';

/** A surface for what belongs together. Name it (`aria-labelledby`) and it is a landmark as well. */
export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={clsx(cardStyle, className)} />
);

/** A card's content, with the card's padding. */
export const CardBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={clsx('px-5 pt-4 pb-5', className)} />
);

export type CardHeaderProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: string;
  /** For `aria-labelledby` of the card. */
  titleId?: string | undefined;
  description?: ReactNode;
  actions?: ReactNode;
  /** @default 2 */
  level?: 2 | 3 | undefined;
};

export function CardHeader({
  title,
  titleId,
  description,
  actions,
  level = 2,
  className,
  ...rest
}: CardHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div {...rest} className={clsx('flex items-center gap-3 px-5 pt-4', className)}>
      <div className="min-w-0 flex-1">
        <Heading id={titleId} className="text-md">
          {title}
        </Heading>
        {description && <p className="text-sm text-text-muted">{description}</p>}
      </div>
      {actions}
    </div>
  );
}
