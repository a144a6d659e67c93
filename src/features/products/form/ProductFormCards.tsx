import { CircleCheck, CirclePause, PencilLine } from 'lucide-react';
import { type ReactNode, type ComponentProps, useId } from 'react';
import { useWatch, useController } from 'react-hook-form';
import {
  PRODUCT_CATEGORIES,
  STOCK_UNITS,
  MAX_IMAGES,
  PRODUCT_STATUSES,
  type ProductStatus,
} from '#contract/products/productFields.ts';
import { Card, CardBody, CardHeader } from '#ui/card/Card.tsx';
import { MoneyField } from '#ui/money-field/MoneyField.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { Select } from '#ui/select/Select.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import { TextArea } from '#ui/text-area/TextArea.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { ProductImages, type ProductImagesProps } from '../images/ProductImages.tsx';
import { LocationsField, type LocationsFieldProps } from './LocationsField.tsx';
import { buildOptions } from './formOptions.ts';
import { formatDiscount } from './productFormModel.ts';
import type { FormPartProps } from './useProductForm.ts';

type FormCardProps = { title: string; description?: string; aside?: ReactNode; children: ReactNode };

/** A card of the form, with its fields in a column. */
function FormCard({ title, description, aside, children }: FormCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={title} titleId={titleId} description={description} actions={aside} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</CardBody>
    </Card>
  );
}

/** Short fields side by side, up to three. Their controls stay aligned. */
const FormRow = (props: ComponentProps<'div'>) => (
  <div {...props} className="grid grid-cols-[repeat(auto-fill,minmax(min(10.25rem,100%),1fr))] gap-4" />
);

type ListFieldProps = FormPartProps & {
  name: 'category' | 'stockUnit';
  list: readonly string[];
  labels: Record<string, string>;
};

/** A select with one of the specification's lists. */
function ListField({ form, copy, name, list, labels }: ListFieldProps) {
  const { value, onChange, onBlur } = useController({ control: form.control, name }).field;
  const { errors, defaultValues } = form.formState;
  return (
    <Select
      {...{ value, onChange, onBlur }}
      label={copy[name]}
      requirement="required"
      placeholder={copy.choose}
      options={buildOptions(list, defaultValues?.[name], labels)}
      error={errors[name]?.message}
    />
  );
}

const icons: Record<ProductStatus, ReactNode> = {
  active: <CircleCheck />,
  inactive: <CirclePause />,
  draft: <PencilLine />,
};

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

type ProductMediaProps = FormPartProps & Pick<ProductImagesProps, 'checks' | 'upload' | 'onWarnings'>;

export function ProductMedia({ form, copy, ...rest }: ProductMediaProps) {
  const { imageCopy } = useWords('images');
  const { value, onChange } = useController({ control: form.control, name: 'images' }).field;
  return (
    <FormCard
      title={copy.media}
      aside={
        <span className="text-sm text-text-muted tabular-nums">
          {imageCopy.count(value.length, MAX_IMAGES)}
        </span>
      }
    >
      <ProductImages
        {...rest}
        slots={value}
        onChange={onChange}
        error={form.formState.errors.images?.message}
      />
    </FormCard>
  );
}

export function PricingAndStock({ form, copy }: FormPartProps) {
  const { errors } = form.formState;
  const { choiceCopy } = useWords('productForm');
  const symbol = useFormats().currencySymbol('productView');
  return (
    <FormCard title={copy.pricing}>
      <FormRow>
        <MoneyField
          {...form.register('actualPrice', { deps: 'discountedPrice' })}
          symbol={symbol}
          label={copy.actualPrice}
          requirement="required"
          error={errors.actualPrice?.message}
        />
        <MoneyField
          {...form.register('discountedPrice')}
          symbol={symbol}
          label={copy.discountedPrice}
          requirement="optional"
          optionalLabel={copy.optional}
          hint={copy.discountedHint}
          error={errors.discountedPrice?.message}
        />
        <Discount form={form} copy={copy} />
      </FormRow>
      <FormRow>
        <TextField
          {...form.register('stock')}
          label={copy.stock}
          requirement="required"
          inputMode="decimal"
          autoComplete="off"
          inputClassName="tabular-nums"
          error={errors.stock?.message}
        />
        <ListField
          form={form}
          copy={copy}
          name="stockUnit"
          list={STOCK_UNITS}
          labels={choiceCopy.stockUnits}
        />
      </FormRow>
    </FormCard>
  );
}

/** Calculated from the two prices. */
function Discount({ form, copy }: FormPartProps) {
  const formats = useFormats();
  const [actualPrice, discountedPrice] = useWatch({
    control: form.control,
    name: ['actualPrice', 'discountedPrice'],
  });
  return (
    <TextField
      readOnly
      value={formatDiscount(formats, { actualPrice, discountedPrice })}
      label={copy.discount}
      affixEnd={copy.percentOff}
      hint={copy.discountHint}
      inputClassName="tabular-nums"
    />
  );
}

export function BasicInformation({ form, copy }: FormPartProps) {
  const { choiceCopy } = useWords('productForm');
  const { errors } = form.formState;
  return (
    <FormCard title={copy.basics} description={copy.basicsText}>
      <TextField
        {...form.register('name')}
        label={copy.name}
        requirement="required"
        autoComplete="off"
        error={errors.name?.message}
      />
      <TextArea
        {...form.register('description')}
        label={copy.description}
        requirement="required"
        error={errors.description?.message}
      />
      <FormRow>
        <ListField
          form={form}
          copy={copy}
          name="category"
          list={PRODUCT_CATEGORIES}
          labels={choiceCopy.categories}
        />
        <TextField
          {...form.register('subCategory')}
          label={copy.subCategory}
          requirement="optional"
          optionalLabel={copy.optional}
          autoComplete="off"
          error={errors.subCategory?.message}
        />
        <TextField
          {...form.register('brand')}
          label={copy.brand}
          requirement="required"
          autoComplete="off"
          error={errors.brand?.message}
        />
      </FormRow>
    </FormCard>
  );
}
