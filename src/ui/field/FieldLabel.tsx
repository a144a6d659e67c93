import type { MouseEvent } from 'react';
import type { Labelled } from './fieldWiring.ts';

type FieldLabelProps = {
  id: string;
  labelId: string;
  label: string;
  labels: Labelled;
  mode: 'visible' | 'hidden';
  mark: boolean;
};

/** A press on the label of a native select puts the focus there and opens nothing: ours does the same. */
const focusOnly = {
  onClick(event: MouseEvent<HTMLLabelElement>) {
    event.preventDefault();
    event.currentTarget.control?.focus();
  },
};

/** The words above a control, with the mark of a required one. */
export function FieldLabel({ id, labelId, label, labels, mode, mark }: FieldLabelProps) {
  const className =
    mode === 'hidden'
      ? 'sr-only'
      : 'col-start-1 row-start-1 mb-1.5 text-sm font-medium wrap-anywhere text-text';
  const content = (
    <>
      {label}
      {mark && (
        <span aria-hidden="true" className="ms-1 text-critical-strong">
          *
        </span>
      )}
    </>
  );
  if (labels === 'group') {
    return (
      <span id={labelId} className={className}>
        {content}
      </span>
    );
  }
  return (
    <label id={labelId} htmlFor={id} className={className} {...(labels === 'button' && focusOnly)}>
      {content}
    </label>
  );
}
