import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Field } from '../field/Field.tsx';
import { type CommonFieldProps, splitFieldProps } from '../field/fieldProps.ts';

type Segment<V extends string> = { value: V; label: string; icon?: ReactNode };

type SegmentedControlProps<V extends string> = CommonFieldProps &
  Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'defaultValue'> & {
    options: ReadonlyArray<Segment<V>>;
    value: V;
    onChange: (value: V) => void;
  };

const segment =
  'relative inline-flex min-h-7 min-w-fit flex-1 items-center justify-center gap-1.5 rounded-sm px-3 text-center text-xs font-medium text-text-muted select-none hover:not-data-disabled:text-text pointer-coarse:min-h-control-lg data-disabled:text-text-disabled forced-colors:data-disabled:text-[GrayText] forced-colors:data-selected:not-data-disabled:bg-[SelectedItem] forced-colors:data-selected:not-data-disabled:text-[SelectedItemText] forced-colors:data-selected:not-data-disabled:forced-color-adjust-none [&>svg]:size-3.5';

/** Darker than a card in both themes: `surface-active` is lighter than a card in the dark one. */
const track =
  'flex flex-wrap gap-0.5 rounded-md p-0.5 inset-ring aria-invalid:inset-ring-critical forced-colors:border bg-[light-dark(var(--color-surface-active),var(--color-surface-sunken))] inset-ring-[light-dark(var(--color-surface-active),var(--color-border-subtle))]';
const thumb =
  'data-selected:bg-[light-dark(var(--color-surface-raised),var(--color-surface-active))] data-selected:not-data-disabled:text-text data-selected:ring-1 data-selected:ring-border-control data-selected:shadow-(--shadow-control)';

/** A choice of two to five options, all visible. Each segment is covered by a transparent native radio button. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const [field, { options, value, onChange, ...group }] = splitFieldProps(props);
  const name = useId();
  const disabled = field.disabledReason !== undefined || undefined;
  return (
    <Field {...field} labelTarget="group">
      {(ariaProps) => (
        <div role="radiogroup" {...group} {...ariaProps} className={track}>
          {options.map((option) => (
            <label
              key={option.value}
              data-selected={option.value === value || undefined}
              data-disabled={disabled}
              className={`${segment} ${thumb}`}
            >
              <input
                type="radio"
                name={name}
                checked={option.value === value}
                onKeyDown={disabled && ignoreArrowKeys}
                onChange={() => disabled || onChange(option.value)}
                aria-disabled={disabled}
                className="absolute inset-0 cursor-pointer appearance-none rounded-sm aria-disabled:cursor-not-allowed"
              />
              {option.icon}
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

/** Keeps a disabled control unchanged: on native radio buttons, arrow keys select another option. */
function ignoreArrowKeys(event: KeyboardEvent) {
  if (event.key.startsWith('Arrow')) event.preventDefault();
}
