import * as z from 'zod/mini';
import { savedImage } from '../products/productFields.ts';
import { brand } from './brand.ts';
import { identifierText, linesText, lineText } from '../text/textSchemas.ts';

/** Details of the store. Administrators can change them if the backend has `STORE_DETAILS_CAPABILITY`. */
export const storeFields = {
  /** Store name on invoices and packing slips. */
  storeName: z.optional(lineText),
  /** ISO 4217 code. If null, each screen shows the symbol that the specification gives it. */
  currency: z.nullable(z.string()),
  /** IANA name of the store's time zone; by default the browser's. */
  timeZone: z.optional(z.nullable(z.string())),
  contact: z.object({ email: identifierText, phone: identifierText, address: linesText }),
  /** The number under which the store pays taxes, on invoices: its GSTIN, its VAT ID. */
  taxNumber: z.optional(lineText),
  /** Logo on invoices and packing slips. */
  logo: z.optional(z.nullable(savedImage)),
};

/**
 * Store settings for the front end, embedded in the page as `<meta name="counter-settings" content="{json}">` so
 * that the first render needs no request.
 */
export const publicSettings = z.object({
  /** Shared demo login, if the store has one. */
  guest: z.nullable(z.object({ email: z.string(), password: z.string() })),
  /** URL that Cart and the logo of the sign-in pages link to; null without a storefront. */
  storefrontUrl: z.nullable(z.string()),
  /** Where passkeys work: 'https://admin.store.example'. Null or absent without passkeys. */
  passkeyOrigin: z.optional(z.nullable(z.string())),
  /** Absent without a brand. */
  brand: z.optional(brand),
  ...storeFields,
});
export type PublicSettings = z.output<typeof publicSettings>;

export const PUBLIC_SETTINGS_NAME = 'counter-settings';
