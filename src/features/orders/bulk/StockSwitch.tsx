import { Switch } from '#ui/switch/Switch.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import type { StockReturn } from './stockReturn.ts';

export type StockChoice = 'return' | 'keep';

/** The pieces of delivered orders are with the customers. */
export const getDefaultStockChoice = ({ delivered }: StockReturn): StockChoice =>
  delivered === 'all' ? 'keep' : 'return';

type StockSwitchProps = {
  stock: StockReturn;
  choice: StockChoice;
  onChange: (choice: StockChoice) => void;
};

/** Offers to put the pieces of orders back into stock. Nothing if there are none. */
export function StockSwitch({ stock, choice, onChange }: StockSwitchProps) {
  const t = useMessages('orderTools').stockReturn;
  if (stock.pieces === 0) return null;
  const hints = { none: undefined, some: t.withoutDelivered, all: t.onlyDelivered };
  return (
    <Switch
      label={t.label(stock.pieces)}
      hint={hints[stock.delivered]}
      checked={choice === 'return'}
      onChange={(isOn) => onChange(isOn ? 'return' : 'keep')}
    />
  );
}
