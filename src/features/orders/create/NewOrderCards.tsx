import { clsx } from 'clsx';
import { useController } from 'react-hook-form';
import { PAYMENTS_ON_PLACING } from '#contract/orders/orderByHand.ts';
import { FieldsCard } from '#ui/form-card/FieldsCard.tsx';
import { MoneyField } from '#ui/money-field/MoneyField.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { TextArea } from '#ui/text-area/TextArea.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { Money } from '#features/format/Money.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { FieldRow } from './FieldRow.tsx';
import { type OrderForm, useOrderValues } from './useNewOrderForm.ts';
import { computeTotals, type OrderedProduct } from './newOrderModel.ts';

type CardProps = { form: OrderForm };

/** Where the order goes, and what that costs. */
export function DeliveryCard({ form }: CardProps) {
  const { newOrder: t } = useMessages('newOrder');
  const symbol = useFormats().currencySymbol('orders');
  const optional = { requirement: 'optional', optionalLabel: t.optional, autoComplete: 'off' } as const;
  return (
    <FieldsCard title={t.delivery}>
      <TextArea
        {...form.field('address')}
        label={t.address}
        requirement="required"
        rows={2}
        autoComplete="off"
      />
      <FieldRow>
        <TextField {...form.field('locality')} {...optional} label={t.locality} />
        <TextField {...form.field('landmark')} {...optional} label={t.landmark} />
        <TextField {...form.field('city')} label={t.city} requirement="required" autoComplete="off" />
        <TextField {...form.field('state')} {...optional} label={t.state} />
        <TextField {...form.field('pinCode')} {...optional} label={t.pinCode} />
        <MoneyField
          {...form.field('deliveryCharges')}
          {...optional}
          symbol={symbol}
          label={t.deliveryCharges}
        />
      </FieldRow>
      <TextField {...form.field('recipient')} {...optional} label={t.recipient} hint={t.recipientHint} />
    </FieldsCard>
  );
}

export function PaymentCard({ form }: CardProps) {
  const { newOrder: t } = useMessages('newOrder');
  const { value, onChange } = useController({ control: form.control, name: 'payment' }).field;
  return (
    <FieldsCard title={t.payment}>
      <SegmentedControl
        label={t.payment}
        labelMode="hidden"
        value={value}
        onChange={onChange}
        options={PAYMENTS_ON_PLACING.map((payment) => ({ value: payment, label: t.payments[payment] }))}
      />
      {value === 'paid' && (
        <TextField
          {...form.field('reference')}
          label={t.reference}
          requirement="optional"
          optionalLabel={t.optional}
          hint={t.referenceHint}
          autoComplete="off"
        />
      )}
    </FieldsCard>
  );
}

export function NoteCard({ form }: CardProps) {
  const { newOrder: t } = useMessages('newOrder');
  return (
    <FieldsCard title={t.note}>
      <TextArea
        {...form.field('note')}
        label={t.note}
        labelMode="hidden"
        hint={t.noteHint}
        autoComplete="off"
      />
    </FieldsCard>
  );
}

type SummaryCardProps = CardProps & { product: OrderedProduct | undefined };

/** The amounts of what is typed so far. */
export function SummaryCard({ form, product }: SummaryCardProps) {
  const { newOrder: t } = useMessages('newOrder');
  const { locale } = useFormats();
  const { subtotal, delivery, total } = computeTotals(useOrderValues(form), locale);
  const isKnown = product !== undefined;
  return (
    <FieldsCard title={t.summary}>
      <dl className="grid gap-2 text-sm tabular-nums">
        <Line label={t.subtotal} amount={isKnown ? subtotal : undefined} />
        <Line label={t.delivery} amount={delivery} />
        <Line
          label={t.total}
          amount={isKnown ? total : undefined}
          className="mt-1 border-t border-border-subtle pt-3 text-base font-semibold"
        />
      </dl>
    </FieldsCard>
  );
}

type LineProps = { label: string; amount: number | undefined; className?: string };

function Line({ label, amount, className }: LineProps) {
  const { newOrder: t } = useMessages('newOrder');
  return (
    <div className={clsx('flex justify-between gap-4', className)}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd>{amount === undefined ? t.noTotal : <Money amount={amount} screen="orders" />}</dd>
    </div>
  );
}
