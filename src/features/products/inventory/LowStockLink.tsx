import type { OptionCounts } from '#contract/lists/countOptions.ts';
import { formatCount } from '#features/format/formatCount.ts';
import { paths } from '#features/paths.ts';
import { TriangleAlert } from '#ui/icon/icons.tsx';
import { Link } from '#ui/link/Link.tsx';
import { inventoryCopy as copy } from './inventoryCopy.ts';

/**
 * Leads to the products that are low on stock. Where there are none, or nobody knows yet, its place stays empty, so that nothing
 * beside it moves when it comes.
 */
export function LowStockLink({ counts }: { counts: OptionCounts | undefined }) {
  const count = counts?.['stock']?.['low'] ?? 0;
  return (
    <span className="flex min-h-5 min-w-30 items-center">
      {count > 0 && (
        <Link href={`${paths.productList}?stock=low`} className="inline-flex items-center gap-1.5 text-sm">
          <TriangleAlert className="size-3.5 flex-none text-critical-strong" />
          {copy.lowStock(formatCount(count))}
        </Link>
      )}
    </span>
  );
}
