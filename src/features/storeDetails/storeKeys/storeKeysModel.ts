import * as z from 'zod/mini';
import { cleanLine } from '#contract/text/cleanText.ts';
import { MAX_STORE_KEY_NAME_LENGTH, type StoreKey } from '#contract/storefront/storeKeys.ts';
import { getStoreProducts } from '#contract/storefront/storeProducts.ts';
import type { Messages } from '#languages/messages.ts';

export const createNewKeySchema = ({ creating: t }: Messages['storeKeys']) =>
  z.object({
    name: z
      .string()
      .check(
        z.overwrite(cleanLine),
        z.minLength(1, t.nameRequired),
        z.maxLength(MAX_STORE_KEY_NAME_LENGTH, t.nameLong(MAX_STORE_KEY_NAME_LENGTH)),
      ),
  });
export type NewKey = z.output<ReturnType<typeof createNewKeySchema>>;

/** Returns a command that reads products with a key. `origin` is the API's: 'https://admin.store.example'. */
export const buildExample = (origin: string, secret: string): string =>
  `curl -H "Authorization: Bearer ${secret}" ${origin}${getStoreProducts.path}`;

/** The open dialog of the card. */
export type StoreKeyDialog =
  | { status: 'closed' }
  | { status: 'creating' }
  /** The only time that the secret is shown. */
  | { status: 'showingSecret'; name: string; secret: string }
  /** `error` says why the last attempt failed. */
  | { status: 'confirmingEnd'; key: StoreKey; error?: string | undefined }
  | { status: 'ending'; key: StoreKey };
