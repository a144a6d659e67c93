import type { Order } from '#contract/orders/order.ts';
import type { DialogOutcome } from '#features/form/useDialogForm.ts';
import type { OrderChange, OrderQuestion } from '../orderChange.ts';
import type { OrderOffers } from '../orderDetailModel.ts';

export type OrderQuestionProps = {
  order: Order;
  question: OrderQuestion;
  offers: OrderOffers;
  /** The carrier of the last parcel, or ''. */
  lastCarrier: string;
  /** Saves in the background. A failure is shown in the order's dialog. */
  onChange: (change: OrderChange) => void;
  /** Saves what a form asked for. */
  onAnswer: <Values extends object>(change: OrderChange, values: Values) => Promise<DialogOutcome<Values>>;
  onDismissQuestion: () => void;
};
