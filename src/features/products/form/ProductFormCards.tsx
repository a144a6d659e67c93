import { CircleCheck, CirclePause, PencilLine } from 'lucide-react';
import { type ReactNode, type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useWatch, useController } from 'react-hook-form';
import {
  PRODUCT_CATEGORIES,
  STOCK_UNITS,
  MAX_IMAGES,
  PRODUCT_STATUSES,
  type ProductStatus,
  LOCATIONS,
} from '#contract/products/productFields.ts';
import { DEFAULT_LOW_STOCK_LIMIT } from '#contract/products/stockLevel.ts';
import { FieldsCard } from '#ui/form-card/FieldsCard.tsx';
import { MoneyField } from '#ui/money-field/MoneyField.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import { TextArea } from '#ui/text-area/TextArea.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { FormSelect } from '#features/form/FormSelect.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { ProductImages, type ProductImagesProps } from '../images/ProductImages.tsx';
import { formatLocation } from '#features/format/formatFieldValue.ts';
import { buildOptions, searchLocations, dedupeLocations } from './formOptions.ts';
import { formatDiscount, parseNumber } from './productFormModel.ts';
import type { FormSectionProps } from './useProductForm.ts';
import { Combobox } from '#ui/combobox/Combobox.tsx';
import { useDebouncedValue } from '#features/form/useDebouncedValue.ts';

/** Short fields side by side, up to three. Their controls stay aligned. */
const FormRow = (props: ComponentProps<'div'>) => (
  <div {...props} className="grid grid-cols-[repeat(auto-fill,minmax(min(10.25rem,100%),1fr))] gap-4" />
);

type OptionSelectProps = FormSectionProps & {
  name: 'category' | 'stockUnit';
  values: readonly string[];
  optionLabels: Record<string, string>;
};

/** A select with one of the specification's fixed lists. */
function OptionSelect({ form, t, name, values, optionLabels }: OptionSelectProps) {
  const { labels } = useMessages('productLabels');
  return (
    <FormSelect
      {...{ form, name }}
      label={labels[name]}
      requirement="required"
      placeholder={t.choose}
      options={buildOptions(values, form.formState.defaultValues?.[name], optionLabels)}
    />
  );
}

const statusIcons: Record<ProductStatus, ReactNode> = {
  active: <CircleCheck />,
  inactive: <CirclePause />,
  draft: <PencilLine />,
};

export function SettingsAndAvailability({ form, t, searchDebounceMs }: LocationsFieldProps) {
  const { labels, hints } = useMessages('productLabels');
  const { value, onChange } = useController({ control: form.control, name: 'isFeatured' }).field;
  return (
    <FieldsCard title={t.settings}>
      <Status form={form} />
      <Switch
        checked={value}
        onChange={onChange}
        label={labels.isFeatured}
        hint={hints.isFeatured}
        error={form.formState.errors.isFeatured?.message}
      />
      <LocationsField form={form} t={t} searchDebounceMs={searchDebounceMs} />
    </FieldsCard>
  );
}

function Status({ form }: Pick<FormSectionProps, 'form'>) {
  const { labels } = useMessages('productLabels');
  const { choices } = useMessages('productForm');
  const { value, onChange } = useController({ control: form.control, name: 'status' }).field;
  return (
    <SegmentedControl
      value={value}
      onChange={onChange}
      label={labels.status}
      requirement="required"
      options={PRODUCT_STATUSES.map((status) => ({
        value: status,
        label: choices.statuses[status],
        icon: status === value && statusIcons[status],
      }))}
      error={form.formState.errors.status?.message}
    />
  );
}

type ProductMediaProps = FormSectionProps & Pick<ProductImagesProps, 'checks' | 'upload' | 'onWarnings'>;

export function ProductMedia({ form, t, ...rest }: ProductMediaProps) {
  const { imageField } = useMessages('images');
  const { value, onChange } = useController({ control: form.control, name: 'images' }).field;
  return (
    <FieldsCard
      title={t.media}
      headerEnd={
        <span className="text-sm text-text-muted tabular-nums">
          {imageField.count(value.length, MAX_IMAGES)}
        </span>
      }
    >
      <ProductImages
        {...rest}
        slots={value}
        onChange={onChange}
        error={form.formState.errors.images?.message}
      />
    </FieldsCard>
  );
}

export function PricingAndStock({ form, t }: FormSectionProps) {
  const { labels, hints } = useMessages('productLabels');
  const { errors } = form.formState;
  const { choices } = useMessages('productForm');
  const symbol = useFormats().currencySymbol('productView');
  return (
    <FieldsCard title={t.pricing}>
      <FormRow>
        <MoneyField
          {...form.register('actualPrice', { deps: 'discountedPrice' })}
          symbol={symbol}
          label={labels.actualPrice}
          requirement="required"
          error={errors.actualPrice?.message}
        />
        <MoneyField
          {...form.register('discountedPrice')}
          symbol={symbol}
          label={labels.discountedPrice}
          requirement="optional"
          optionalLabel={t.optional}
          hint={hints.discountedPrice}
          error={errors.discountedPrice?.message}
        />
        <Discount form={form} t={t} />
      </FormRow>
      <FormRow>
        <TextField
          {...form.register('stock')}
          label={labels.stock}
          requirement="required"
          inputMode="decimal"
          autoComplete="off"
          inputClassName="tabular-nums"
          error={errors.stock?.message}
        />
        <OptionSelect
          form={form}
          t={t}
          name="stockUnit"
          values={STOCK_UNITS}
          optionLabels={choices.stockUnits}
        />
        <LowStockLimit form={form} t={t} />
      </FormRow>
      <FormRow>
        <TextField
          {...form.register('sku')}
          label={labels.sku}
          requirement="optional"
          optionalLabel={t.optional}
          autoComplete="off"
          error={errors.sku?.message}
        />
        <TextField
          {...form.register('barcode')}
          // Scanners end with Enter, which would submit the form.
          onKeyDown={(event) => isPlainEnter(event) && event.preventDefault()}
          label={labels.barcode}
          requirement="optional"
          optionalLabel={t.optional}
          autoComplete="off"
          error={errors.barcode?.message}
        />
      </FormRow>
    </FieldsCard>
  );
}

const isPlainEnter = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && !ctrlKey && !metaKey;

const isWholeNumber = (value: number | undefined): value is number => Number.isInteger(value);

/** Optional. Its hint says which limit applies without it. */
function LowStockLimit({ form, t }: FormSectionProps) {
  const { labels, hints } = useMessages('productLabels');
  const { locale } = useFormats();
  const limit = parseNumber(useWatch({ control: form.control, name: 'lowStockLimit' }), locale);
  return (
    <TextField
      {...form.register('lowStockLimit')}
      label={labels.lowStockLimit}
      requirement="optional"
      optionalLabel={t.optional}
      hint={hints.lowStockLimit(isWholeNumber(limit) ? limit : DEFAULT_LOW_STOCK_LIMIT)}
      inputMode="numeric"
      autoComplete="off"
      inputClassName="tabular-nums"
      error={form.formState.errors.lowStockLimit?.message}
    />
  );
}

/** Calculated from the two prices. */
function Discount({ form, t }: FormSectionProps) {
  const { shortLabels, hints } = useMessages('productLabels');
  const formats = useFormats();
  const [actualPrice, discountedPrice] = useWatch({
    control: form.control,
    name: ['actualPrice', 'discountedPrice'],
  });
  return (
    <TextField
      readOnly
      value={formatDiscount(formats, { actualPrice, discountedPrice })}
      label={shortLabels.discountPercentage}
      affixEnd={t.percentOff}
      hint={hints.discountPercentage}
      inputClassName="tabular-nums"
    />
  );
}

export function BasicInformation({ form, t }: FormSectionProps) {
  const { labels } = useMessages('productLabels');
  const { choices } = useMessages('productForm');
  const { errors } = form.formState;
  return (
    <FieldsCard title={t.basics} description={t.basicsText}>
      <TextField
        {...form.register('name')}
        label={labels.name}
        requirement="required"
        autoComplete="off"
        error={errors.name?.message}
      />
      <TextArea
        {...form.register('description')}
        label={labels.description}
        requirement="required"
        error={errors.description?.message}
      />
      <FormRow>
        <OptionSelect
          form={form}
          t={t}
          name="category"
          values={PRODUCT_CATEGORIES}
          optionLabels={choices.categories}
        />
        <TextField
          {...form.register('subCategory')}
          label={labels.subCategory}
          requirement="optional"
          optionalLabel={t.optional}
          autoComplete="off"
          error={errors.subCategory?.message}
        />
        <TextField
          {...form.register('brand')}
          label={labels.brand}
          requirement="required"
          autoComplete="off"
          error={errors.brand?.message}
        />
      </FormRow>
    </FieldsCard>
  );
}

type LocationsFieldProps = FormSectionProps & {
  searchDebounceMs: number;
};

/** The locations where the product is sold. */
function LocationsField({ form, t, searchDebounceMs }: LocationsFieldProps) {
  const { locations: names } = useMessages('productForm').choices;
  const { labels } = useMessages('productLabels');
  const { value, onChange } = useController({ control: form.control, name: 'locations' }).field;
  const [query, setQuery] = useState('');
  const debouncedQuery = useDebouncedValue(query, searchDebounceMs);
  const change = (locations: readonly string[]) => onChange(dedupeLocations(locations));
  /** If the debounced list is not updated yet, Enter chooses the first match of the current text. */
  const chooseFirstMatch = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || query === '' || query === debouncedQuery) return;
    event.preventDefault();
    const [first] = searchLocations(names, query);
    if (first === undefined) return;
    change(value.includes(first) ? value.filter((location) => location !== first) : [...value, first]);
    setQuery('');
  };
  return (
    <Combobox
      values={value}
      onChange={change}
      query={query}
      onQueryChange={setQuery}
      onKeyDown={chooseFirstMatch}
      options={searchLocations(names, debouncedQuery)}
      valueLabel={(location) => formatLocation(names, location)}
      label={labels.locations}
      requirement="required"
      placeholder={t.searchLocations}
      noMatchText={t.noLocation}
      removeLabel={(location) => t.removeLocation(formatLocation(names, location))}
      countLabel={t.locationCount(value.length, LOCATIONS.length)}
      error={form.formState.errors.locations?.message}
    />
  );
}
