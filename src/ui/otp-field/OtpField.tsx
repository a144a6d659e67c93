import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export type OtpFieldProps = Omit<
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
  /** Called with the digits only, never with more than `digits` of them. */
  onChange: (value: string) => void;
  /** @default 6 */
  digits?: number;
};

/**
 * A code that came by mail or message. One input, not six: only so can it be pasted, filled in by the phone and read as
 * one thing. It has no `maxLength`, which would cut '123 456' before its space could be taken out.
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
      onChange={(event) => onChange(keepDigits(event.target.value, digits))}
      size="xl"
      // The last digit has its space as well: as much before the first one keeps the code in the middle.
      inputClassName="ps-[0.5em] text-center font-mono text-[1.5rem] leading-8 font-medium tracking-[0.5em] tabular-nums"
    />
  );
}

/** The first digits of what was typed, pasted or filled in: '123 456' and '123-456' are '123456', and so is '١٢٣٤٥٦'. */
export const keepDigits = (text: string, atMost: number): string =>
  toLatinDigits(text).replaceAll(/\D/g, '').slice(0, atMost);

/** The zeros of Arabic, its eastern form and Devanagari; their other digits follow them. */
const ZEROS = [0x06_60, 0x06_f0, 0x09_66];

/** Writes the digits of an Arabic or Hindi keyboard as '0' to '9'. */
const toLatinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : `${code - zero}`;
  });
