import { useEffect, useEffectEvent, useRef } from 'react';
import { useController } from 'react-hook-form';
import type { Currency } from '#contract/money/currency.ts';
import { Button } from '#ui/button/Button.tsx';
import { Lookup } from '#ui/combobox/Lookup.tsx';
import { FieldsCard } from '#ui/form-card/FieldsCard.tsx';
import { MoneyField } from '#ui/money-field/MoneyField.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { Stepper } from '#ui/stepper/Stepper.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { Thumbnail } from '#ui/thumbnail/Thumbnail.tsx';
import { MAX_QUANTITY } from '#contract/storefront/storeOrders.ts';
import { Money } from '#features/format/Money.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { Search } from './orderSearch.ts';
import { FieldRow } from './FieldRow.tsx';
import { type OrderForm, useOrderValues } from './useNewOrderForm.ts';
import {
  formatPrice,
  getChosenProduct,
  hasOtherPrice,
  type OrderedProduct,
  parseNumber,
  type ProductState,
} from './newOrderModel.ts';

export type OrderedProductCardProps = {
  form: OrderForm;
  product: ProductState;
  products: Search<OrderedProduct>;
  currency: Currency;
  onRetryProduct: () => void;
};

/** What is ordered, how many, and for which price. */
export function OrderedProductCard({
  form,
  product,
  products,
  currency,
  onRetryProduct,
}: OrderedProductCardProps) {
  const { newOrder: t } = useMessages('newOrder');
  const chosen = getChosenProduct(product);
  // Choosing and replacing remove the focused element.
  const isFocusLost = useRef(false);
  const moveFocus = useEffectEvent((isChosen: boolean) => {
    if (isFocusLost.current) form.setFocus(isChosen ? 'quantity' : 'productId', { shouldSelect: true });
    isFocusLost.current = false;
  });
  useEffect(() => moveFocus(product.status !== 'none'), [product.status]);
  const replace = () => {
    isFocusLost.current = true;
    form.clearErrors('productId');
    form.setValue('productId', '', { shouldDirty: true });
  };
  return (
    <FieldsCard title={t.product}>
      {product.status === 'none' ? (
        <ProductLookup {...{ form, products }} onChosen={() => (isFocusLost.current = true)} />
      ) : (
        <ChosenProduct {...{ form, product, onRetryProduct }} onReplace={replace} />
      )}
      <FieldRow>
        <Quantity form={form} product={chosen} />
        <Price form={form} />
      </FieldRow>
      <PriceReason form={form} product={chosen} currency={currency} />
    </FieldsCard>
  );
}

type ProductLookupProps = Pick<OrderedProductCardProps, 'form' | 'products'> & { onChosen: () => void };

function ProductLookup({ form, products, onChosen }: ProductLookupProps) {
  const { newOrder: t } = useMessages('newOrder');
  const { locale } = useFormats();
  const { ref } = useController({ control: form.control, name: 'productId' }).field;
  const { rows, query, onQueryChange, status } = products;
  const choose = (id: string) => {
    const product = rows.find((row) => row.id === id);
    form.clearErrors(['productId', 'price', 'quantity']);
    form.setValue('price', formatPrice(product?.price, locale), { shouldDirty: true });
    form.setValue('priceReason', '');
    form.setValue('productId', id, { shouldDirty: true });
    onChosen();
  };
  return (
    <Lookup
      ref={ref}
      label={t.findProduct}
      placeholder={t.findProductExample}
      requirement="required"
      error={form.getError('productId')}
      query={query}
      onQueryChange={onQueryChange}
      status={status}
      options={rows.map((row) => ({
        value: row.id,
        label: row.name,
        detail: describeProduct(t, row),
        lead: <Thumbnail src={row.imageUrl} alt="" className="size-9!" />,
        end: row.price !== undefined && <Money amount={row.price} screen="orders" />,
        disabledReason: row.problem && t.reasons[row.problem],
      }))}
      onChoose={choose}
      messages={{ searching: t.searching, noMatch: t.noProduct, failed: t.searchFailed }}
    />
  );
}

const describeProduct = (t: { inStock: (stock: number) => string }, { code, stock }: OrderedProduct) =>
  [code, t.inStock(stock)].filter((part) => part !== undefined).join(' · ');

type ChosenProductProps = Pick<OrderedProductCardProps, 'form' | 'product' | 'onRetryProduct'> & {
  onReplace: () => void;
};

/** The chosen product, with a button that searches for another one. */
function ChosenProduct({ form, product: state, onRetryProduct, onReplace }: ChosenProductProps) {
  const { newOrder: t, newOrderProblems } = useMessages('newOrder');
  const { ref } = useController({ control: form.control, name: 'productId' }).field;
  const product = getChosenProduct(state);
  const problem = product?.problem && newOrderProblems[product.problem];
  const error =
    form.getError('productId') ?? problem ?? (state.status === 'missing' ? t.productMissing : undefined);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {product && <Thumbnail src={product.imageUrl} alt="" />}
        <div className="min-w-0 flex-[1_1_10rem]">
          {product && (
            <>
              <p className="font-medium wrap-anywhere">{product.name}</p>
              <p className="text-xs text-text-muted">{describeProduct(t, product)}</p>
            </>
          )}
          {state.status === 'loading' && <Spinner label={t.productLoading} />}
          {state.status === 'failed' && <p>{t.productFailed}</p>}
        </div>
        {state.status === 'failed' && <Button onClick={onRetryProduct}>{t.retry}</Button>}
        <Button ref={ref} onClick={onReplace}>
          {t.changeProduct}
        </Button>
      </div>
      <p role="alert" className="mt-2 text-xs text-critical-strong empty:hidden">
        {error}
      </p>
    </div>
  );
}

function Quantity({ form, product }: { form: OrderForm; product: OrderedProduct | undefined }) {
  const { newOrder: t } = useMessages('newOrder');
  const { locale } = useFormats();
  const { value, onChange, onBlur, ref } = useController({ control: form.control, name: 'quantity' }).field;
  const number = parseNumber(value, locale);
  const max = Math.max(1, Math.min(product?.stock ?? MAX_QUANTITY, MAX_QUANTITY));
  const set = (next: string) => {
    onChange(next);
    if (form.getError('quantity') !== undefined) void form.trigger('quantity');
  };
  return (
    <Stepper
      ref={ref}
      name="quantity"
      value={value}
      number={Number.isFinite(number) ? number : undefined}
      min={1}
      max={max}
      onChange={set}
      onStep={(next) => set(formatPrice(next, locale))}
      onBlur={onBlur}
      label={t.quantity}
      requirement="required"
      error={form.getError('quantity')}
      messages={t}
    />
  );
}

function Price({ form }: { form: OrderForm }) {
  const { labels } = useMessages('orderLabels');
  const symbol = useFormats().currencySymbol('orders');
  return <MoneyField {...form.field('price')} symbol={symbol} label={labels.price} requirement="required" />;
}

type PriceReasonProps = Pick<OrderedProductCardProps, 'form' | 'currency'> & {
  product: OrderedProduct | undefined;
};

/** Asks why the price isn't the product's, and offers the product's. */
function PriceReason({ form, product, currency }: PriceReasonProps) {
  const { newOrder: t } = useMessages('newOrder');
  const formats = useFormats();
  const { locale } = formats;
  const values = useOrderValues(form);
  if (product?.price === undefined || !hasOtherPrice(values, product, { locale, currency })) return null;
  const { price } = product;
  const text = formats.money(price, 'orders');
  const applyProductPrice = () => {
    form.setValue('price', formatPrice(price, locale), { shouldDirty: true });
    form.clearErrors(['price', 'priceReason']);
    form.setFocus('price');
  };
  return (
    <div className="grid gap-3 rounded-md bg-surface-sunken p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm">{t.otherPrice(text)}</p>
        <Button size="sm" onClick={applyProductPrice}>
          {t.applyPrice(text)}
        </Button>
      </div>
      <TextField
        {...form.field('priceReason')}
        label={t.priceReason}
        requirement="required"
        hint={t.priceReasonHint}
        autoComplete="off"
      />
    </div>
  );
}
