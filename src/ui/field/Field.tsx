import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId, type MouseEvent } from 'react';
import {
  type CommonFieldProps,
  type FieldAriaProps,
  getFieldAriaProps,
  type LabelTarget,
  getOptionalLabel,
  getFieldPartIds,
  splitFieldProps,
} from './fieldProps.ts';
import { CircleAlert } from 'lucide-react';

export type FieldProps = Omit<ComponentProps<'div'>, 'children' | 'id'> &
  CommonFieldProps & {
    /** @default 'control' */
    labelTarget?: LabelTarget;
    /** Renders the control with the given ARIA props. */
    children: (ariaProps: FieldAriaProps) => ReactNode;
  };

/** A label, hint and error for any control. */
export function Field(props: FieldProps) {
  const [field, { labelTarget = 'control', children, ...rest }] = splitFieldProps(props);
  const { label, labelMode = 'visible', labelEnd, requirement, error, hint, disabledReason } = field;
  const ownId = useId();
  const id = field.id ?? ownId;
  const ids = getFieldPartIds(id);
  const optional = getOptionalLabel(field);
  const control = children(getFieldAriaProps(id, field, labelTarget));
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
      <div {...rest} className={clsx('relative min-w-0', field.className)}>
        {control}
        {message}
      </div>
    );
  return (
    <div
      {...rest}
      className={clsx(
        'relative grid min-w-0 grid-cols-[minmax(0,1fr)_fit-content(60%)] content-start items-baseline',
        field.className,
      )}
    >
      <FieldLabel
        {...{ id, label, labelTarget, labelId: ids.label }}
        isRequired={requirement === 'required'}
      />
      <div className="col-span-2 row-start-2 min-w-0">{control}</div>
      {/* Next to the label, but after the control in DOM order, so that Tab goes to the control first. */}
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

type FieldLabelProps = {
  id: string;
  labelId: string;
  label: string;
  labelTarget: LabelTarget;
  isRequired: boolean;
};

/** A click on the label focuses the button without opening it, like the label of a native select. */
const focusOnly = {
  onClick(event: MouseEvent<HTMLLabelElement>) {
    event.preventDefault();
    event.currentTarget.control?.focus();
  },
};

/** The label, with an asterisk if the field is required. */
function FieldLabel({ id, labelId, label, labelTarget, isRequired }: FieldLabelProps) {
  const className = 'col-start-1 row-start-1 mb-1.5 text-sm font-medium wrap-anywhere text-text';
  const content = (
    <>
      <span>{label}</span>
      {isRequired && (
        <span aria-hidden="true" className="ms-1 text-critical-strong">
          *
        </span>
      )}
    </>
  );
  if (labelTarget === 'group') {
    return (
      <span id={labelId} className={className}>
        {content}
      </span>
    );
  }
  return (
    <label id={labelId} htmlFor={id} className={className} {...(labelTarget === 'button' && focusOnly)}>
      {content}
    </label>
  );
}

type FieldMessageProps = {
  id: string;
  error: string | undefined;
  hint: ReactNode;
  hintMode: 'visible' | 'hidden';
};

/**
 * The hint, or the error instead; both describe the control. The error is in a polite live region, because it usually
 * appears when the focus moves on. An alert would interrupt the name of the next field.
 */
export function FieldMessage({ id, error, hint, hintMode }: FieldMessageProps) {
  return (
    <>
      <div aria-live="polite" className="col-span-2 row-start-3">
        {error && (
          <p id={id} className="mt-1.5 flex items-start gap-1.5 text-xs text-critical-strong">
            <CircleAlert className="size-[1.167em] translate-y-[0.08em] text-critical" />
            <span>{error}</span>
          </p>
        )}
      </div>
      {!error && hint && (
        <p
          id={id}
          className={clsx(
            'text-xs text-text-subtle',
            hintMode === 'hidden' ? 'sr-only' : 'col-span-2 row-start-4 mt-1.5',
          )}
        >
          {hint}
        </p>
      )}
    </>
  );
}
