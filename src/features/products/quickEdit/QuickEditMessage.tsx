import { Money } from '#features/format/Money.tsx';
import { useWords } from '#features/words/useWords.ts';
import { formatAmount } from '../productModel.ts';
import type { QuickEditField } from '../inventory/quickEditCell.ts';
import type { Figures, QuickEditState } from './quickEditModel.ts';

export type QuickEditMessageProps = { state: QuickEditState; field: QuickEditField };

/** What somebody else has saved, said when it is learned. */
export const QuickEditMessage = ({ state, field }: QuickEditMessageProps) => {
  const { quickEditCopy: copy } = useWords('productTools');
  return (
    <output className="block max-w-64 text-xs text-text">
      {state.status === 'conflict' && (
        <span className="block px-1 pt-1.5 pb-0.5">
          {state.text ?? copy.conflict} {copy.now}{' '}
          <strong className="font-semibold">
            <Figure of={state.now} field={field} />
          </strong>
          .
        </span>
      )}
    </output>
  );
};

function Figure({ of: figures, field }: { of: Figures; field: QuickEditField }) {
  const { quickEditCopy: copy } = useWords('productTools');
  const value = figures[field];
  if (value === undefined) return copy.missing;
  if (field === 'stock') return formatAmount(value, figures.stockUnit?.trim() || copy.units);
  return <Money amount={value} screen="inventory" />;
}
