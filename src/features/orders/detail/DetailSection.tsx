import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';

export type DetailSectionProps = Omit<ComponentProps<'section'>, 'title'> & { title: string };

/** A part of an order's details, under a quiet head. */
export function DetailSection({ title, className, children, ...rest }: DetailSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx('min-w-0', className)}>
      <h3
        id={titleId}
        className="mb-2 text-2xs font-medium tracking-[0.045em] text-text-subtle uppercase print:break-after-avoid"
      >
        {title}
      </h3>
      {children}
    </section>
  );
}
