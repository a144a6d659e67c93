import { useWatch } from 'react-hook-form';
import { STOCK_UNITS } from '#contract/products/productFields.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { MoneyField } from '#ui/money-field/MoneyField.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import type { FormPartProps } from './useProductForm.ts';
import { FormCard, FormRow } from './FormCard.tsx';
import { ListField } from './ListField.tsx';
import { formatDiscount } from './productFormModel.ts';

/** The card with prices and stock. */
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

/** Follows the two prices; nobody types it. */
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
