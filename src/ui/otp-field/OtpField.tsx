import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

type OtpFieldProps = Omit<
  TextFieldProps,
  | 'type'
  | 'inputMode'
  | 'value'
  | 'onChange'
  | 'size'
  | 'icon'
  | 'affixStart'
  | 'affixEnd'
  | 'end'
  | 'maxLength'
> & {
  /** Digits only. */
  value: string;
  /** Called with at most `digits` digits. */
  onChange: (value: string) => void;
  /** @default 6 */
  digits?: number;
};

/**
 * A one-time code in a single input, so that it can be pasted and autofilled. It has no `maxLength`, because
 * '123 456' would be cut before its space is removed.
 */
export function OtpField({ onChange, digits = 6, ...rest }: OtpFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      {...rest}
      type="text"
      inputMode="numeric"
      onChange={(event) => onChange(extractDigits(event.target.value, digits))}
      size="xl"
      // Letter spacing also follows the last digit. Equal padding at the start keeps the code centred.
      inputClassName="ps-[0.5em] text-center font-mono text-[1.5rem] leading-8 font-medium tracking-[0.5em] tabular-nums"
    />
  );
}

/** Returns the digits of a text, at most `maxDigits`: '123 456', '123-456' and '١٢٣٤٥٦' all give '123456'. */
export const extractDigits = (text: string, maxDigits: number): string =>
  toLatinDigits(text).replaceAll(/\D/g, '').slice(0, maxDigits);

/** Converts decimal digits of any script to '0'–'9'. Like the contract's, which components don't import. */
const toLatinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return `${(code - first) % 10}`;
  });
