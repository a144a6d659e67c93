import { trimInvisible } from '#contract/text/cleanText.ts';
import type { ProductStatus as Status } from '#contract/products/productFields.ts';
import { Badge, type StatusIcon, StatusText, type Tone } from '#ui/badge/Badge.tsx';
import { useMessages } from '#features/messages/useMessages.ts';

const styles: Record<Status, { tone: Tone; icon: StatusIcon }> = {
  active: { tone: 'positive', icon: 'circle-check' },
  inactive: { tone: 'neutral', icon: 'circle-pause' },
  draft: { tone: 'caution', icon: 'pencil-line' },
};

const isKnown = (status: string): status is Status => Object.hasOwn(styles, status);

type ProductStatusProps = {
  status: string;
  /** badge: a pill; text: icon and text in a column. */
  look: 'badge' | 'text';
};

/** A product's status. Unknown ones are shown as they are. */
export function ProductStatus({ status, look }: ProductStatusProps) {
  const labels = useMessages('products').productFilters.status.options;
  const known = trimInvisible(status).toLowerCase();
  if (!isKnown(known)) return look === 'badge' ? <Badge>{status}</Badge> : <bdi>{status}</bdi>;
  return look === 'badge' ? (
    <Badge {...styles[known]} className="flex-none">
      {labels[known]}
    </Badge>
  ) : (
    <StatusText {...styles[known]}>{labels[known]}</StatusText>
  );
}
