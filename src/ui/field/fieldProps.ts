import type { ReactNode } from 'react';

/** What every control of a form takes besides its own props: its words, and where they stand. */
export type FieldTexts = {
  label: string;
  /** `hidden`: the place says it already (a search in a toolbar); screen readers still hear it. @default 'visible' */
  labelMode?: 'visible' | 'hidden' | undefined;
  /** At the far end of the label's line: a link, a count, a countdown. */
  labelEnd?: ReactNode;
  /** Below the control, until an error takes its place. */
  hint?: ReactNode;
  /** What is wrong with the value, in words. Its presence marks the control as invalid. */
  error?: string | undefined;
  requirement?: 'required' | 'optional' | undefined;
  /** The word for `requirement="optional"`. */
  optionalLabel?: string | undefined;
  /** Why the value can't be changed now; stands in the hint's place. The control keeps its place in the Tab order. */
  disabledReason?: string | undefined;
  /** For the whole field, not for the control in it. */
  className?: string | undefined;
  /** The control's id. Made up where left out. */
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
};

/** Parts what belongs to the Field from what belongs to the control inside. */
export function splitFieldProps<P extends FieldTexts>(props: P) {
  const {
    label,
    labelMode,
    labelEnd,
    hint,
    error,
    requirement,
    optionalLabel,
    disabledReason,
    className,
    id,
    'aria-describedby': describedBy,
    ...control
  } = props;
  const field: FieldTexts = {
    label,
    labelMode,
    labelEnd,
    hint,
    error,
    requirement,
    optionalLabel,
    disabledReason,
    className,
    id,
    'aria-describedby': describedBy,
  };
  return [field, control] as const;
}
