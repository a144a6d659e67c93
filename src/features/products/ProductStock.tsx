import { CircleCheck, TriangleAlert } from 'lucide-react';
import { StateText } from '#ui/badge/StateText.tsx';
import { amountText, stockLevel } from './productModel.ts';
import { stockCopy as copy } from './stockCopy.ts';

export type ProductStockProps = {
  stock: number;
  unit: string | undefined;
  /** Where 'Low stock' stands. In a card it is always beside the figure. */
  words: 'below' | 'beside';
};

/** The stock with its unit. Ten or fewer are low: red, an icon and words; more are green. */
export function ProductStock({ stock, unit, words }: ProductStockProps) {
  const amount = amountText(stock, unit?.trim() || copy.units);
  if (stockLevel(stock) === 'enough')
    return (
      <StateText tone="positive" icon={enough}>
        {amount} <span className="sr-only">{copy.inStock}</span>
      </StateText>
    );
  const [both, second] = places[words];
  return (
    <span className={both}>
      <StateText tone="critical" icon={low}>
        {amount}
      </StateText>
      <span className={second}>{copy.lowStock}</span>
    </span>
  );
}

const enough = <CircleCheck aria-hidden="true" />;
const low = <TriangleAlert aria-hidden="true" />;

const places = {
  below: [
    'cards:flex cards:items-center cards:gap-1.5',
    'block text-xs leading-4.5 font-regular text-text-subtle',
  ],
  beside: ['inline-flex flex-wrap items-center gap-x-2', 'text-xs font-regular text-text-subtle'],
};
