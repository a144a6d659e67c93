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

/** Code points of the Arabic, Persian and Devanagari zero. The digits 1 to 9 follow directly. */
const ZEROS = [0x06_60, 0x06_f0, 0x09_66];

/** Converts Arabic, Persian and Devanagari digits to '0'–'9'. */
const toLatinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : `${code - zero}`;
  });
