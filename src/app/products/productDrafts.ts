import { asRecord } from '#contract/wire/envelope.ts';
import {
  emptyFields,
  isEmptyDraft,
  type ProductFormFields,
  productFormFields,
} from '#features/products/form/productFormModel.ts';
import { createDraftStore } from '../drafts/draftStore.ts';

/** Opens the draft of the empty add form. */
export const openNewDraft = (email: string) => openDraft(email, 'new');

/** Opens the draft of changes to a product. */
export const openEditDraft = (email: string, productId: string) => openDraft(email, `edit ${productId}`);

/** Opens the draft of a copy. */
export const openDuplicateDraft = (email: string, productId: string) => openDraft(email, `copy ${productId}`);

/** Opens the draft of a product that is created again from a version. */
export const openVersionDraft = (email: string, entryId: string) => openDraft(email, `version ${entryId}`);

/** Fields that were added to the form after the draft was saved are empty. */
const parseFields = (stored: unknown): ProductFormFields | undefined =>
  productFormFields.safeParse({ ...emptyFields, ...asRecord(stored) }).data;

const openDraft = (email: string, name: string) =>
  createDraftStore(email, name, { parse: parseFields, isEmpty: isEmptyDraft });
