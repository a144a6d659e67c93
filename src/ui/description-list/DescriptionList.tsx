import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type DescriptionListProps = Omit<ComponentProps<'dl'>, 'children'> & {
  items: ReadonlyArray<{ term: string; details: ReactNode }>;
};

/** Terms and their values, in two columns or below each other. */
export const DescriptionList = ({ items, className, ...rest }: DescriptionListProps) => (
  <dl {...rest} className={clsx('@container text-sm', className)}>
    {items.map(({ term, details }) => (
      <div
        key={term}
        className="grid grid-cols-[min(8.5rem,42%)_minmax(0,1fr)] gap-x-2 border-border-subtle py-2.25 not-first:border-t @max-[13rem]:grid-cols-1"
      >
        <dt className="text-text-muted">{term}</dt>
        <dd className="font-medium wrap-anywhere tabular-nums">{details}</dd>
      </div>
    ))}
  </dl>
);
