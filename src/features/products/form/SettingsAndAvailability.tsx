import { CircleCheck, CirclePause, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { PRODUCT_STATUSES, type ProductStatus } from '#contract/product.ts';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import type { FormPartProps } from './BasicInformation.tsx';
import { FormCard } from './FormCard.tsx';
import { LocationsField } from './LocationsField.tsx';
import { STATUS_LABELS } from './productFormCopy.ts';

const icons: Record<ProductStatus, ReactNode> = {
  active: <CircleCheck />,
  inactive: <CirclePause />,
  draft: <PencilLine />,
};

export type SettingsProps = FormPartProps & {
  /** How long the location search waits for the typing to stop, in ms. */
  searchPause: number;
};

/** Whether and where it is sold. */
export function SettingsAndAvailability({ form, copy, searchPause }: SettingsProps) {
  const { value, onChange } = useController({ control: form.control, name: 'isFeatured' }).field;
  return (
    <FormCard title={copy.settings}>
      <Status form={form} copy={copy} />
      <Switch checked={value} onChange={onChange} label={copy.featured} hint={copy.featuredHint} />
      <LocationsField form={form} copy={copy} searchPause={searchPause} />
    </FormCard>
  );
}

function Status({ form, copy }: FormPartProps) {
  const { value, onChange } = useController({ control: form.control, name: 'status' }).field;
  return (
    <SegmentedControl
      value={value}
      onChange={onChange}
      label={copy.status}
      requirement="required"
      options={PRODUCT_STATUSES.map((status) => ({
        value: status,
        label: STATUS_LABELS[status],
        icon: status === value && icons[status],
      }))}
      error={form.formState.errors.status?.message}
    />
  );
}
