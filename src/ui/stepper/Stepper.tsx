import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { ControlButton } from '../field/ControlBox.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

type StepperProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'icon' | 'end' | 'onChange' | 'value' | 'min' | 'max'
> & {
  /** What is typed, which may not be a number. */
  value: string;
  /** The number in `value`. Undefined if it is none. */
  number: number | undefined;
  min: number;
  max: number;
  onChange: (value: string) => void;
  /** Called with a whole number from `min` to `max`. */
  onStep: (number: number) => void;
  messages: Readonly<Record<'less' | 'more', string>>;
};

const KEYS: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** A small whole number, with buttons and arrow keys that change it by one. */
export function Stepper({ number, min, max, onChange, onStep, messages: t, ...field }: StepperProps) {
  const step = (by: 1 | -1) => onStep(Math.min(Math.max(Math.round(number ?? min - by) + by, min), max));
  const isLocked = field.disabledReason !== undefined;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = KEYS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!isLocked) step(by);
  };
  const getButtonProps = (by: 1 | -1) => ({
    // The arrow keys do the same.
    tabIndex: -1,
    'aria-disabled': isLocked || (by > 0 ? (number ?? min) >= max : (number ?? max) <= min) || undefined,
    onClick: () => isLocked || step(by),
  });
  return (
    <TextField
      autoComplete="off"
      {...field}
      inputMode="numeric"
      inputClassName="tabular-nums"
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      end={
        <>
          <ControlButton {...getButtonProps(-1)} aria-label={t.less} className={buttonStyle}>
            <Minus />
          </ControlButton>
          <ControlButton {...getButtonProps(1)} aria-label={t.more} className={buttonStyle}>
            <Plus />
          </ControlButton>
        </>
      }
    />
  );
}

const buttonStyle =
  'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent! aria-disabled:text-text-disabled!';
