import { Switch as HeadlessSwitch } from '@headlessui/react';
import { clsx } from 'clsx';
import { type ComponentProps, type Ref, useId } from 'react';
import { FieldMessage } from '../field/Field.tsx';

type SwitchProps = Omit<
  ComponentProps<'button'>,
  | 'onChange'
  | 'children'
  | 'disabled'
  | 'autoFocus'
  | 'ref'
  | 'value'
  | 'name'
  | 'form'
  | 'defaultChecked'
  | 'tabIndex'
> & {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  hint?: string | undefined;
  /** Error message. Marks the switch as invalid. */
  error?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Why it is disabled; shown instead of the hint. */
  disabledReason?: string | undefined;
};

/** An on/off setting. A click on the label toggles it too. */
export function Switch({
  label,
  hint,
  error,
  checked,
  onChange,
  disabledReason,
  className,
  id: givenId,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const explanation = disabledReason ?? hint;
  const disabled = disabledReason !== undefined;
  return (
    <div className={clsx('flex items-center justify-between gap-3', className)}>
      <div className="min-w-0">
        <label htmlFor={id} className="block text-sm font-medium text-text">
          {label}
        </label>
        {!error && explanation && (
          <p id={`${id}-message`} className="mt-0.5 text-xs text-text-subtle">
            {explanation}
          </p>
        )}
        <FieldMessage id={`${id}-message`} error={error} hint={undefined} hintMode="visible" />
      </div>
      <HeadlessSwitch
        as={Track}
        {...rest}
        id={id}
        checked={checked}
        onChange={disabled ? () => {} : onChange}
        describedBy={
          [describedBy, (error || explanation) && `${id}-message`].filter(Boolean).join(' ') || undefined
        }
        aria-disabled={disabled || undefined}
        aria-invalid={Boolean(error) || undefined}
      />
    </div>
  );
}

/** Sets `aria-describedby` last, because Headless UI overwrites it with an empty value. */
function Track({ describedBy, ...rest }: ComponentProps<'button'> & { describedBy: string | undefined }) {
  return (
    <button
      {...rest}
      type="button"
      aria-describedby={describedBy}
      className="group relative h-5 w-9 flex-none pointer-coarse:h-6 pointer-coarse:w-11 rounded-full bg-border-control before:absolute before:-inset-x-1 before:-inset-y-3 pointer-coarse:before:-inset-y-2.5 hover:bg-border-control-hover aria-checked:bg-accent aria-checked:hover:bg-accent-hover aria-invalid:ring-2 aria-invalid:ring-critical aria-disabled:cursor-not-allowed aria-disabled:opacity-50 forced-colors:border forced-colors:border-[ButtonBorder] forced-colors:aria-checked:bg-[SelectedItem]"
    >
      <span className="absolute start-0.5 top-0.5 size-4 pointer-coarse:size-5 rounded-full bg-surface shadow-(--shadow-control) transition-transform duration-(--duration-fast) ease-out group-aria-checked:translate-x-4 pointer-coarse:group-aria-checked:translate-x-5 group-aria-checked:bg-on-accent rtl:group-aria-checked:-translate-x-4 pointer-coarse:rtl:group-aria-checked:-translate-x-5 forced-colors:bg-[ButtonText] forced-colors:group-aria-checked:bg-[SelectedItemText]" />
    </button>
  );
}
