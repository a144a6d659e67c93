import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** Classes of a card, for other elements that look like one. */
export const cardStyle = 'rounded-lg border border-border bg-surface shadow-(--shadow-card)';

type CardProps = Omit<ComponentProps<'section'>, 'title'> &
  Omit<CardHeaderProps, 'title' | 'titleId'> & {
    /** Names the card, which makes it a landmark. */
    title?: string | undefined;
  };

/** A surface for related content. */
export function Card({ title, description, headerEnd, className, children, ...rest }: CardProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={title === undefined ? undefined : titleId}
      {...rest}
      className={clsx(cardStyle, className)}
    >
      {title !== undefined && <CardHeader {...{ title, titleId, description, headerEnd }} />}
      {children}
    </section>
  );
}

/** A card's content with padding. */
export const CardBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={clsx('px-5 pt-4 pb-5', className)} />
);

type CardHeaderProps = {
  title: string;
  titleId: string;
  /** Below the title. */
  description?: ReactNode;
  /** At the end of the title's line: small buttons or a count. */
  headerEnd?: ReactNode;
};

const CardHeader = ({ title, titleId, description, headerEnd }: CardHeaderProps) => (
  <div className="flex items-center gap-3 px-5 pt-4">
    <div className="min-w-0 flex-1">
      <h2 id={titleId} className="text-md">
        {title}
      </h2>
      {description && <p className="text-sm text-text-muted">{description}</p>}
    </div>
    {headerEnd}
  </div>
);
