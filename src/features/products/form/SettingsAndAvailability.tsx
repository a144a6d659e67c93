import { useWords } from '#features/words/useWords.ts';
import { CircleCheck, CirclePause, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { PRODUCT_STATUSES, type ProductStatus } from '#contract/products/productFields.ts';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import type { FormPartProps } from './useProductForm.ts';
import { FormCard } from './FormCard.tsx';
import { LocationsField, type LocationsFieldProps } from './LocationsField.tsx';

const icons: Record<ProductStatus, ReactNode> = {
  active: <CircleCheck />,
  inactive: <CirclePause />,
  draft: <PencilLine />,
};

/** The card with status, feature switch and locations. */
export function SettingsAndAvailability({ form, copy, searchDebounceMs }: LocationsFieldProps) {
  const { value, onChange } = useController({ control: form.control, name: 'isFeatured' }).field;
  return (
    <FormCard title={copy.settings}>
      <Status form={form} copy={copy} />
      <Switch
        checked={value}
        onChange={onChange}
        label={copy.featured}
        hint={copy.featuredHint}
        error={form.formState.errors.isFeatured?.message}
      />
      <LocationsField form={form} copy={copy} searchDebounceMs={searchDebounceMs} />
    </FormCard>
  );
}

function Status({ form, copy }: FormPartProps) {
  const { choiceCopy } = useWords('productForm');
  const { value, onChange } = useController({ control: form.control, name: 'status' }).field;
  return (
    <SegmentedControl
      value={value}
      onChange={onChange}
      label={copy.status}
      requirement="required"
      options={PRODUCT_STATUSES.map((status) => ({
        value: status,
        label: choiceCopy.statuses[status],
        icon: status === value && icons[status],
      }))}
      error={form.formState.errors.status?.message}
    />
  );
}
