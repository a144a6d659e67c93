import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldLabel, FieldMessage } from './FieldParts.tsx';
import {
  type FieldTexts,
  type FieldAriaProps,
  getFieldAriaProps,
  type Labelled,
  getOptionalLabel,
  getFieldPartIds,
  splitFieldProps,
} from './fieldProps.ts';

export type FieldProps = Omit<ComponentProps<'div'>, 'children' | 'id'> &
  FieldTexts & {
    /** @default 'control' */
    labels?: Labelled;
    /** Draws the control, with its ARIA props spread on it. */
    children: (ariaProps: FieldAriaProps) => ReactNode;
  };

/** A control with its label, hint and error, wired once for all kinds of controls. */
export function Field(props: FieldProps) {
  const [texts, { labels = 'control', children, ...rest }] = splitFieldProps(props);
  const { label, labelMode = 'visible', labelEnd, requirement, error, hint, disabledReason } = texts;
  const ownId = useId();
  const id = texts.id ?? ownId;
  const ids = getFieldPartIds(id);
  const optional = getOptionalLabel(texts);
  const control = children(getFieldAriaProps(id, texts, labels));
  const message = (
    <FieldMessage
      id={ids.message}
      error={error}
      hint={disabledReason ?? hint}
      hintMode={disabledReason === undefined ? 'visible' : labelMode}
    />
  );
  if (labelMode === 'hidden')
    return (
      <div {...rest} className={clsx('relative min-w-0', texts.className)}>
        {control}
        {message}
      </div>
    );
  return (
    <div
      {...rest}
      className={clsx(
        'relative grid min-w-0 grid-cols-[minmax(0,1fr)_fit-content(60%)] content-start items-baseline',
        texts.className,
      )}
    >
      <FieldLabel {...{ id, label, labels, labelId: ids.label }} mark={requirement === 'required'} />
      <div className="col-span-2 row-start-2 min-w-0">{control}</div>
      {/* Drawn beside the label, but after the control in order: Tab goes from field to field first. */}
      {(labelEnd || optional) && (
        <div className="col-start-2 row-start-1 mb-1.5 flex items-center gap-2 ps-2 text-sm">
          {labelEnd}
          {optional && (
            <span id={ids.optional} className="text-xs text-text-subtle">
              {optional}
            </span>
          )}
        </div>
      )}
      {message}
    </div>
  );
}
