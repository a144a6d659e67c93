import * as z from 'zod/mini';

/**
 * What the server tells the front end about this store. It stands in the page as
 * `<meta name="counter-settings" content="{json}">`, so that nothing has to be asked for before the first paint.
 */
export const publicSettings = z.object({
  /** The shared demo login, where this store has one. */
  guest: z.nullable(z.object({ email: z.string(), password: z.string() })),
  /** Where the logo of the sign-in pages and Cart lead; null where the store has no storefront. */
  storefrontUrl: z.nullable(z.string()),
  /** The store's name on invoices and packing slips, where it has been set. */
  storeName: z.optional(z.string()),
  /** ISO 4217 code that replaces every screen's own symbol; null keeps them. */
  currency: z.nullable(z.string()),
  /** IANA name of the time zone by whose days the store reckons; where it is not set, the browser's. */
  timeZone: z.optional(z.nullable(z.string())),
  contact: z.object({ email: z.string(), phone: z.string(), address: z.string() }),
});
export type PublicSettings = z.output<typeof publicSettings>;

export const PUBLIC_SETTINGS_NAME = 'counter-settings';
