import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** Classes of a card, for other elements that look like one. */
export const cardStyle = 'rounded-lg border border-border bg-surface shadow-(--shadow-card)';

/** A surface for related content. With `aria-labelledby` it is a landmark. */
export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={clsx(cardStyle, className)} />
);

/** A card's content with padding. */
export const CardBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={clsx('px-5 pt-4 pb-5', className)} />
);

type CardHeaderProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: string;
  /** Id of the title, for the `aria-labelledby` of the card. */
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
