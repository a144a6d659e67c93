import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export type MoneyFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'icon' | 'affixStart' | 'affixEnd' | 'end'
> & {
  /** The sign of the currency, before the amount. */
  symbol: string;
};

/**
 * An amount of money, as text: an `<input type="number">` would change a price at a turn of the wheel or a touch of an
 * arrow key, and throws away what it can't read.
 */
export function MoneyField({ symbol, ...rest }: MoneyFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      type="text"
      inputMode="decimal"
      affixStart={symbol}
      inputClassName="tabular-nums"
    />
  );
}
