import * as z from 'zod/mini';
import { identifierText, lineText } from '../text/textSchemas.ts';

// Apart from the carriers, because the list of orders needs only this.

/** In UTF-16 code units. */
export const MAX_TRACKING_LENGTH = 100;
export const MAX_TRACKING_URL_LENGTH = 500;

/** Error code for an invalid link. The server has the message. */
export type TrackingErrorCode = 'trackingUrl';

export const trackingBody = z.object({
  carrier: lineText.check(z.minLength(1), z.maxLength(MAX_TRACKING_LENGTH)),
  number: identifierText.check(z.minLength(1), z.maxLength(MAX_TRACKING_LENGTH)),
  url: z.optional(
    identifierText.check(
      z.maxLength(MAX_TRACKING_URL_LENGTH),
      z.refine(isTrackingUrl, 'trackingUrl' satisfies TrackingErrorCode),
    ),
  ),
});

/** Returns whether a link can be shown: it is an address of the web. */
export function isTrackingUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
