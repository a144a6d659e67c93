import { asRecord } from '#contract/wire/envelope.ts';
import {
  emptyNewOrder,
  isEmptyNewOrder,
  newOrderFields,
  type NewOrderValues,
} from '#features/orders/create/newOrderModel.ts';
import { createDraftStore } from '../../drafts/draftStore.ts';

/** Opens the draft of a new order, or of a copy of an order. */
export const openOrderDraft = (email: string, sourceId: string | undefined) =>
  createDraftStore(email, sourceId === undefined ? 'order' : `order copy ${sourceId}`, {
    parse: parseFields,
    isEmpty: isEmptyNewOrder,
  });

/** Fields that were added to the form after the draft was saved are empty. */
const parseFields = (stored: unknown): NewOrderValues | undefined =>
  newOrderFields.safeParse({ ...emptyNewOrder, ...asRecord(stored) }).data;
