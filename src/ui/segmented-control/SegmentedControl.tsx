import { Radio, RadioGroup } from '@headlessui/react';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldWiring } from '../field/fieldWiring.ts';
import { type FieldTexts, splitFieldProps } from '../field/fieldProps.ts';

export type Segment<V extends string> = { value: V; label: string; icon?: ReactNode };

export type SegmentedControlProps<V extends string> = FieldTexts &
  Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'defaultValue' | 'ref'> & {
    ref?: Ref<HTMLElement>;
    options: readonly Segment<V>[];
    value: V;
    onChange: (value: V) => void;
  };

const segment =
  'inline-flex min-h-7 min-w-fit flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-sm px-3 text-center text-xs font-medium text-text-muted transition-[color,background-color] duration-(--duration-fast) select-none hover:not-aria-disabled:text-text pointer-coarse:min-h-control-lg aria-disabled:cursor-not-allowed aria-disabled:text-text-disabled forced-colors:aria-disabled:text-[GrayText] forced-colors:aria-checked:not-aria-disabled:bg-[SelectedItem] forced-colors:aria-checked:not-aria-disabled:text-[SelectedItemText] forced-colors:aria-checked:not-aria-disabled:forced-color-adjust-none [&>svg]:size-3.5';

/** The track is sunk into the dark page, but drawn upon the light one; no single surface does both. */
const track =
  'flex flex-wrap gap-0.5 rounded-md p-0.5 inset-ring aria-invalid:inset-ring-critical forced-colors:border bg-[light-dark(var(--color-surface-active),var(--color-surface-sunken))] inset-ring-[light-dark(var(--color-surface-active),var(--color-border-subtle))]';
const thumb =
  'aria-checked:bg-[light-dark(var(--color-surface-raised),var(--color-surface-active))] aria-checked:not-aria-disabled:text-text aria-checked:ring-1 aria-checked:ring-border-control aria-checked:shadow-control';

/** One of two to four, all in sight. Arrow keys move the choice, as in every group of radio buttons. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const [field, { options, value, onChange, ...group }] = splitFieldProps(props);
  const blocked = field.disabledReason !== undefined;
  return (
    <Field {...field} labels="group">
      {(wiring) => (
        <RadioGroup
          as={Track}
          {...group}
          wiring={wiring}
          value={value}
          onChange={blocked ? () => {} : onChange}
          className={track}
        >
          {options.map((option) => (
            <Radio
              as={SegmentFace}
              key={option.value}
              value={option.value}
              blocked={blocked}
              className={clsx(segment, thumb)}
            >
              {option.icon}
              {option.label}
            </Radio>
          ))}
        </RadioGroup>
      )}
    </Field>
  );
}

/** What is ours goes last: Headless UI writes its own, empty attributes over those that it is given. */
function Track({ wiring, ...rest }: ComponentProps<'div'> & { wiring: FieldWiring }) {
  return <div {...rest} {...wiring} />;
}

function SegmentFace({ blocked, ...rest }: ComponentProps<'span'> & { blocked: boolean }) {
  return <span {...rest} aria-disabled={blocked || undefined} />;
}
