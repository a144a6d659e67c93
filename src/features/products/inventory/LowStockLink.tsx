import { ChevronRight, TriangleAlert } from 'lucide-react';
import type { OptionCounts } from '#contract/lists/listCriteria.ts';
import { Link } from '#ui/link/Link.tsx';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';

/** Links to products with low stock. Reserves its space if there are none and while loading. */
export function LowStockLink({ counts }: { counts: OptionCounts | undefined }) {
  const t = useMessages('products').inventory;
  const count = counts?.['stock']?.['low'] ?? 0;
  return (
    <span className="flex min-h-5 min-w-30 items-center">
      {count > 0 && (
        <Link
          href={`${paths.productList}?stock=low`}
          className="inline-flex items-baseline gap-1.5 text-sm whitespace-nowrap pointer-coarse:-mt-5 pointer-coarse:-mb-1.5 pointer-coarse:pt-5 pointer-coarse:pb-1.5"
        >
          <TriangleAlert className="size-3.5 flex-none self-center text-critical-strong" />
          <span>{t.lowStock(count)}</span>
          <ChevronRight className="-ms-1 size-3.5 flex-none self-center rtl:-scale-x-100" />
        </Link>
      )}
    </span>
  );
}
