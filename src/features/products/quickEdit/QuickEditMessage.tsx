import { trimToUndefined } from '#contract/wire/lenient.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { wrapText } from '#ui/text/wrapText.tsx';
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
          <span>{state.text ?? copy.conflict}</span> <NewFigure of={state.now} field={field} />
        </span>
      )}
    </output>
  );
};

/** What the figure is now; it stands out in its sentence. */
function NewFigure({ of: figures, field }: { of: Figures; field: QuickEditField }) {
  const { quickEditCopy: copy } = useWords('productTools');
  const figure = useFigure(figures, field);
  const [before, after] = copy.now(figure).split(figure, 2);
  return (
    <>
      {wrapText(before)}
      <strong translate="no" className="font-semibold">
        {figure}
      </strong>
      {wrapText(after)}
    </>
  );
}

function useFigure(figures: Figures, field: QuickEditField): string {
  const { stockCopy } = useWords('products');
  const { quickEditCopy: copy } = useWords('productTools');
  const formats = useFormats();
  const value = figures[field];
  if (value === undefined) return copy.missing;
  if (field === 'stock') return stockCopy.amount(value, trimToUndefined(figures.stockUnit));
  return formats.money(value, 'inventory');
}
