import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

type MoneyFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'icon' | 'affixStart' | 'affixEnd' | 'end'
> & {
  /** Currency symbol, shown before the amount. */
  symbol: string;
};

/**
 * A text input for an amount of money. Not an `<input type="number">`, which changes on scroll and arrow keys and
 * drops text it can't parse.
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
