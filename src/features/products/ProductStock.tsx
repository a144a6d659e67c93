import { trimToUndefined } from '#contract/wire/lenient.ts';
import { useWords } from '#features/words/useWords.ts';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { StatusText } from '#ui/badge/Badge.tsx';
import { getStockLevel } from './productModel.ts';

export type ProductStockProps = { stock: number; unit: string | undefined };

/** Shows the stock with its unit: red with an icon and a text where it is low or out, else green. */
export function ProductStock({ stock, unit }: ProductStockProps) {
  const { stockCopy: copy } = useWords('products');
  const amount = copy.amount(stock, trimToUndefined(unit));
  const level = getStockLevel(stock);
  if (level === 'enough')
    return (
      <StatusText tone="positive" icon={<CircleCheck />}>
        <span>{amount}</span> <span className="sr-only">{copy.inStock}</span>
      </StatusText>
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <StatusText tone="critical" icon={<TriangleAlert />}>
        {amount}
      </StatusText>
      <span className="text-xs font-regular text-text-subtle">{copy.shortage[level]}</span>
    </span>
  );
}
