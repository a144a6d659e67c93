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

/**
 * What a field's label stands for: a `control` of the platform, a `button` that opens something (a press on the label
 * then only puts the focus there), or a `group` of several controls, which a `<label>` can't point at.
 */
export type Labelled = 'control' | 'button' | 'group';

/** What ties a control to its label and messages. Spread it on the control, after everything else. */
export type FieldAriaProps = {
  id: string;
  'aria-label'?: string;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-disabled': true | undefined;
  /** The reason for a disabled control whose label is hidden: there is no room for it below. */
  title?: string;
};

export const getFieldPartIds = (id: string) => ({
  label: `${id}-label`,
  optional: `${id}-optional`,
  message: `${id}-message`,
});

/** The word at the label's end, which has no place where the label is hidden. */
export const getOptionalLabel = ({ requirement, optionalLabel, labelMode }: FieldTexts) =>
  requirement === 'optional' && labelMode !== 'hidden' ? optionalLabel : undefined;

export function getFieldAriaProps(id: string, texts: FieldTexts, labels: Labelled): FieldAriaProps {
  const { error, disabledReason, hint, requirement, labelMode } = texts;
  const ids = getFieldPartIds(id);
  const describedBy = [
    texts['aria-describedby'],
    (error || disabledReason || hint) && ids.message,
    getOptionalLabel(texts) && ids.optional,
  ];
  return {
    id,
    ...(labelMode === 'hidden' && { 'aria-label': texts.label }),
    'aria-labelledby': labels === 'group' && labelMode !== 'hidden' ? ids.label : undefined,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    'aria-invalid': Boolean(error) || undefined,
    'aria-required': requirement === 'required' || undefined,
    'aria-disabled': disabledReason !== undefined || undefined,
    ...(labelMode === 'hidden' && disabledReason !== undefined && { title: disabledReason }),
  };
}
