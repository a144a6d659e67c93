import { useWords } from '#features/words/useWords.ts';
import { CircleCheck, CirclePause, PencilLine, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Product } from '#contract/products/product.ts';
import type { ProductStatus as Status } from '#contract/products/productFields.ts';
import { Badge, type Tone } from '#ui/badge/Badge.tsx';

const looks: Record<Status, { tone: Tone; icon: ReactNode }> = {
  active: { tone: 'positive', icon: <CircleCheck /> },
  inactive: { tone: 'neutral', icon: <CirclePause /> },
  draft: { tone: 'caution', icon: <PencilLine /> },
};

const isKnown = (status: string): status is Status => status in looks;

/** The product's status, and a badge if it is featured. A status of another backend is shown in its own words. */
export function ProductStatus({ product: { status: sent, isFeatured } }: { product: Product }) {
  const { productViewCopy: copy } = useWords('productView');
  const status = sent?.trim().toLowerCase();
  if (!status && !isFeatured) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {status && (
        <Badge {...(isKnown(status) && looks[status])}>{isKnown(status) ? copy[status] : sent}</Badge>
      )}
      {isFeatured && <Badge icon={<Star />}>{copy.featured}</Badge>}
    </p>
  );
}
