import { useMessages } from '#features/messages/useMessages.ts';

type StockChoiceProps = { pieces: number; checked: boolean; onChange: (checked: boolean) => void };

/** "Put 3 pieces back into stock", in the question before a cancellation or a refund. */
export const StockChoice = ({ pieces, checked, onChange }: StockChoiceProps) => (
  <label className="flex min-h-8 items-center gap-2 text-sm wrap-anywhere pointer-coarse:min-h-control-lg">
    <input
      type="checkbox"
      className="size-4 flex-none accent-accent"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>{useMessages('orderChanges').stock.putBack(pieces)}</span>
  </label>
);
