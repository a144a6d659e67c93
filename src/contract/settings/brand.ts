import * as z from 'zod/mini';
import { lineText } from '../text/textSchemas.ts';

/** The name of the product without a brand. */
export const PRODUCT_NAME = 'Counter';

/** URLs of a picture in both themes. */
const themedPicture = z.object({ light: z.string(), dark: z.string() });

/** What an operator replaces of the product's look. Colours and the browser tab's icon are in the page itself. */
export const brand = z.object({
  name: z.optional(lineText),
  /** A mark is shown before the name, a wordmark instead of both. The size in CSS pixels reserves its space. */
  logo: z.optional(
    z.extend(themedPicture, { kind: z.enum(['mark', 'wordmark']), width: z.number(), height: z.number() }),
  ),
  signInPicture: z.optional(themedPicture),
});
export type Brand = z.output<typeof brand>;
