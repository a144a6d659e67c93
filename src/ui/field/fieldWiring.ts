import type { FieldTexts } from './fieldProps.ts';

/**
 * What a field's label stands for: a `control` of the platform, a `button` that opens something (a press on the label
 * then only puts the focus there), or a `group` of several controls, which a `<label>` can't point at.
 */
export type Labelled = 'control' | 'button' | 'group';

/** What ties a control to its label and messages. Spread it on the control, after everything else. */
export type FieldWiring = {
  id: string;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-disabled': true | undefined;
  /** The reason for a disabled control whose label is hidden: there is no room for it below. */
  title?: string;
};

export const partIds = (id: string) => ({
  label: `${id}-label`,
  optional: `${id}-optional`,
  message: `${id}-message`,
});

/** The word at the label's end, which has no place where the label is hidden. */
export const optionalWord = ({ requirement, optionalLabel, labelMode }: FieldTexts) =>
  requirement === 'optional' && labelMode !== 'hidden' ? optionalLabel : undefined;

export function wiringOf(id: string, texts: FieldTexts, labels: Labelled): FieldWiring {
  const { error, disabledReason, hint, requirement, labelMode } = texts;
  const ids = partIds(id);
  const describedBy = [
    texts['aria-describedby'],
    (error || disabledReason || hint) && ids.message,
    optionalWord(texts) && ids.optional,
  ];
  return {
    id,
    'aria-labelledby': labels === 'group' ? ids.label : undefined,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    'aria-invalid': Boolean(error) || undefined,
    'aria-required': requirement === 'required' || undefined,
    'aria-disabled': disabledReason !== undefined || undefined,
    ...(labelMode === 'hidden' && disabledReason !== undefined && { title: disabledReason }),
  };
}
