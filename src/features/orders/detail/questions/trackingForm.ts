import * as z from 'zod/mini';
import { findCarrier } from '#contract/orders/carriers.ts';
import type { Tracking } from '#contract/orders/order.ts';
import { isTrackingUrl, MAX_TRACKING_LENGTH, MAX_TRACKING_URL_LENGTH } from '#contract/orders/tracking.ts';
import { identifierText, lineText } from '#contract/text/textSchemas.ts';
import type { Messages } from '#languages/messages.ts';

/** An empty number stands for no parcel. The link is only for carriers that aren't known. */
export type TrackingValues = { carrier: string; number: string; url: string };

/** Returns the parcel; undefined if there is none. The name of a known carrier is written as usual. */
export function toTracking({ carrier, number, url }: TrackingValues): Tracking | undefined {
  if (number.trim() === '') return undefined;
  const known = findCarrier(carrier);
  return { carrier: known ?? carrier.trim(), number, ...(!known && url !== '' && { url }) };
}

const hasParcel = (values: TrackingValues) => values.number !== '';

/** Creates the schema of the form. `number` says whether a parcel is needed. */
export function createTrackingSchema(
  t: Messages['orderChanges']['tracking'],
  number: 'optional' | 'required',
) {
  return z
    .object({
      carrier: lineText.check(z.maxLength(MAX_TRACKING_LENGTH, t.tooLong(MAX_TRACKING_LENGTH))),
      number: identifierText.check(
        z.minLength(number === 'required' ? 1 : 0, t.numberMissing),
        z.maxLength(MAX_TRACKING_LENGTH, t.tooLong(MAX_TRACKING_LENGTH)),
      ),
      url: identifierText.check(z.maxLength(MAX_TRACKING_URL_LENGTH, t.tooLong(MAX_TRACKING_URL_LENGTH))),
    })
    .check(
      z.refine((values) => !hasParcel(values) || values.carrier !== '', {
        path: ['carrier'],
        message: t.carrierMissing,
      }),
      z.refine(
        (values) =>
          !hasParcel(values) ||
          values.url === '' ||
          findCarrier(values.carrier) !== undefined ||
          isTrackingUrl(values.url),
        { path: ['url'], message: t.urlInvalid },
      ),
    );
}
