import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Field } from '../field/Field.tsx';
import { type CommonFieldProps, splitFieldProps } from '../field/fieldProps.ts';

type Segment<V extends string> = { value: V; label: string; icon?: ReactNode };

type SegmentedControlProps<V extends string> = CommonFieldProps &
  Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'defaultValue'> & {
    options: readonly Segment<V>[];
    value: V;
    onChange: (value: V) => void;
  };

const segment =
  'relative inline-flex min-h-7 min-w-fit flex-1 items-center justify-center gap-1.5 rounded-sm px-3 text-center text-xs font-medium text-text-muted select-none hover:not-data-blocked:text-text pointer-coarse:min-h-control-lg data-blocked:text-text-disabled forced-colors:data-blocked:text-[GrayText] forced-colors:data-chosen:not-data-blocked:bg-[SelectedItem] forced-colors:data-chosen:not-data-blocked:text-[SelectedItemText] forced-colors:data-chosen:not-data-blocked:forced-color-adjust-none [&>svg]:size-3.5';

/** Darker than the page in the dark theme, lighter in the light one; no single surface does both. */
const track =
  'flex flex-wrap gap-0.5 rounded-md p-0.5 inset-ring aria-invalid:inset-ring-critical forced-colors:border bg-[light-dark(var(--color-surface-active),var(--color-surface-sunken))] inset-ring-[light-dark(var(--color-surface-active),var(--color-border-subtle))]';
const thumb =
  'data-chosen:bg-[light-dark(var(--color-surface-raised),var(--color-surface-active))] data-chosen:not-data-blocked:text-text data-chosen:ring-1 data-chosen:ring-border-control data-chosen:shadow-control';

/** A choice of two to five options, all visible. Native radio buttons cover the segments. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const [field, { options, value, onChange, ...group }] = splitFieldProps(props);
  const name = useId();
  const blocked = field.disabledReason !== undefined || undefined;
  return (
    <Field {...field} labels="group">
      {(ariaProps) => (
        <div role="radiogroup" {...group} {...ariaProps} className={track}>
          {options.map((option) => (
            <label
              key={option.value}
              data-chosen={option.value === value || undefined}
              data-blocked={blocked}
              className={`${segment} ${thumb}`}
            >
              <input
                type="radio"
                name={name}
                checked={option.value === value}
                onKeyDown={blocked && ignoreArrowKeys}
                onChange={() => blocked || onChange(option.value)}
                aria-disabled={blocked}
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

/** Arrow keys would move the focus to a disabled segment. */
function ignoreArrowKeys(event: KeyboardEvent) {
  if (event.key.startsWith('Arrow')) event.preventDefault();
}
