import { Truck } from 'lucide-react';
import { useId } from 'react';
import { carriers, findCarrier, getTrackingUrl } from '#contract/orders/carriers.ts';
import { Link } from '#ui/link/Link.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { FormDialog } from '#features/form/FormDialog.tsx';
import { useDialogForm } from '#features/form/useDialogForm.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { OrderChange } from '../orderChange.ts';
import type { OrderQuestionProps } from './orderQuestion.ts';
import { createTrackingSchema, toTracking, type TrackingValues } from './trackingForm.ts';

type TrackingDialogProps = Omit<OrderQuestionProps, 'question'> & { question: 'dispatch' | 'tracking' };

/** Asks for the parcel: when it leaves, where it may be left out, or later. */
export function TrackingDialog(props: TrackingDialogProps) {
  const { order, question, lastCarrier, onAnswer, onDismissQuestion } = props;
  const messages = useMessages('orderChanges');
  const { statusLabels } = useMessages('orders');
  const t = messages.tracking;
  const isDispatch = question === 'dispatch';
  const toChange = (values: TrackingValues): OrderChange => {
    const tracking = toTracking(values);
    if (!isDispatch) return { kind: 'tracking', tracking };
    const from = order.orderDetails?.orderStatus;
    return { kind: 'status', status: 'out_for_delivery', from, tracking };
  };
  const { carrier = lastCarrier, number = '', url = '' } = order.tracking ?? {};
  const schema = createTrackingSchema(t, isDispatch ? 'optional' : 'required');
  const form = useDialogForm(schema, { carrier, number, url }, (values) =>
    onAnswer(toChange(values), values),
  );
  const values = form.watch();
  const listId = useId();
  return (
    <FormDialog
      icon={<Truck />}
      title={isDispatch ? statusLabels.out_for_delivery : t.title}
      description={isDispatch ? t.dispatchText : undefined}
      submitLabel={isDispatch ? t.setOut : t.save}
      cancelLabel={t.cancel}
      busyReason={t.saving}
      status={form.status}
      error={form.formError}
      onSubmit={form.submit}
      onCancel={onDismissQuestion}
    >
      <TextField
        {...form.field('number')}
        label={t.number}
        hint={<CarrierLink {...values} />}
        requirement={isDispatch ? 'optional' : 'required'}
        autoComplete="off"
        spellCheck={false}
        // First, because Enter is enough if there is none.
        data-autofocus
      />
      <TextField {...form.field('carrier')} label={t.carrier} list={listId} autoComplete="off" />
      <datalist id={listId}>
        {Object.keys(carriers).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      {values.carrier.trim() !== '' && findCarrier(values.carrier) === undefined && (
        <TextField
          {...form.field('url')}
          label={t.url}
          hint={t.urlHint}
          requirement="optional"
          type="url"
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}

/** The page of a known carrier, to check the number. */
function CarrierLink(values: TrackingValues) {
  const t = useMessages('orderChanges').tracking;
  const tracking = toTracking(values);
  const url = tracking && findCarrier(tracking.carrier) ? getTrackingUrl(tracking) : undefined;
  if (!tracking || url === undefined) return null;
  return (
    <Link href={url} target="_blank" rel="noreferrer">
      {t.track(tracking.number)}
    </Link>
  );
}
