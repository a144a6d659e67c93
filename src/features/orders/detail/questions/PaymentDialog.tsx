import { BanknoteArrowDown, Undo2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { MAX_REFERENCE_LENGTH, type PaymentByHand } from '#contract/orders/orderEvents.ts';
import { lineText } from '#contract/text/textSchemas.ts';
import { TextField } from '#ui/text-field/TextField.tsx';
import { FormDialog } from '#features/form/FormDialog.tsx';
import { useDialogForm } from '#features/form/useDialogForm.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { Messages } from '#languages/messages.ts';
import { getReturn } from '../orderChange.ts';
import type { OrderQuestionProps } from './orderQuestion.ts';
import { StockChoice } from './StockChoice.tsx';

type PaymentDialogProps = Omit<OrderQuestionProps, 'question'> & { status: PaymentByHand };

const createSchema = (t: Messages['orderChanges']['payment']) =>
  z.object({ reference: lineText.check(z.maxLength(MAX_REFERENCE_LENGTH, t.tooLong(MAX_REFERENCE_LENGTH))) });

/** Records a payment or a refund, with an optional reference. */
export function PaymentDialog({ order, status, offers, onAnswer, onDismissQuestion }: PaymentDialogProps) {
  const t = useMessages('orderChanges').payment;
  const { missing } = useMessages('orders').order;
  const formats = useFormats();
  const offersReturn = offers.stock === 'offered' && status === 'refunded';
  const back = offersReturn ? getReturn(order, 'refunded') : undefined;
  const [putsBack, setPutsBack] = useState(back?.byDefault ?? false);
  const form = useDialogForm(createSchema(t), { reference: '' }, (values) =>
    onAnswer(
      {
        kind: 'payment',
        status,
        reference: values.reference || undefined,
        stock: putsBack ? 'return' : undefined,
      },
      values,
    ),
  );
  const { totalAmount } = order;
  const amount = totalAmount === undefined ? missing : formats.money(totalAmount, 'orders');
  return (
    <FormDialog
      icon={status === 'paid' ? <BanknoteArrowDown /> : <Undo2 />}
      title={t.mark[status]}
      description={t.text[status](amount)}
      submitLabel={t.mark[status]}
      cancelLabel={t.cancel}
      busyReason={t.saving}
      status={form.status}
      error={form.formError}
      onSubmit={form.submit}
      onCancel={onDismissQuestion}
    >
      <TextField
        {...form.field('reference')}
        label={t.reference}
        hint={t.referenceHint}
        requirement="optional"
        autoComplete="off"
        data-autofocus
      />
      {back && <StockChoice pieces={back.pieces} checked={putsBack} onChange={setPutsBack} />}
    </FormDialog>
  );
}
