import * as z from 'zod/mini';
import { lineText } from '#contract/text/textSchemas.ts';
import { text } from './values.ts';

/** The name must fit beside the logo. */
const MAX_NAME_LENGTH = 30;

/** Environment variables for the look of the product. */
export const brandVariables = {
  BRAND_NAME: z.optional(lineText.check(z.minLength(1), z.maxLength(MAX_NAME_LENGTH))),
  BRAND_ACCENT: z.optional(z.string().check(z.regex(/^#[\da-f]{6}$/i), z.toLowerCase())),
  BRAND_DIR: z.optional(text),
};

export const brandValueDescriptions: Record<keyof typeof brandVariables, string> = {
  BRAND_NAME: `a name of up to ${MAX_NAME_LENGTH} characters`,
  BRAND_ACCENT: 'a colour of six hexadecimal digits such as #4256dc',
  BRAND_DIR: 'a folder with a logo, a favicon or a picture of the sign-in pages',
};

export type BrandSettings = {
  name: string | undefined;
  /** `#rrggbb` in lower case. */
  accent: string | undefined;
  folder: string | undefined;
};

export const readBrandSettings = ({
  BRAND_NAME,
  BRAND_ACCENT,
  BRAND_DIR,
}: z.output<z.ZodMiniObject<typeof brandVariables>>): BrandSettings => ({
  name: BRAND_NAME,
  accent: BRAND_ACCENT,
  folder: BRAND_DIR,
});
