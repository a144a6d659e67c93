import type { Tracking } from './order.ts';
import { isTrackingUrl } from './tracking.ts';

/** Carriers with the address of their tracking page. `NUMBER` stands for the tracking number. */
export const carriers: Readonly<Record<string, string>> = {
  'Blue Dart': 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=NUMBER',
  Delhivery: 'https://www.delhivery.com/track-v2/package/NUMBER',
  DTDC: 'https://www.dtdc.in/trace.asp?strCnno=NUMBER',
  'India Post':
    'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx?consignmentnumber=NUMBER',
  Aramex: 'https://www.aramex.com/track/results?ShipmentNumber=NUMBER',
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=NUMBER',
  DPD: 'https://tracking.dpd.de/status/en_US/parcel/NUMBER',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=NUMBER',
  GLS: 'https://gls-group.com/track/NUMBER',
  Hermes: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#NUMBER',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/NUMBER',
  UPS: 'https://www.ups.com/track?tracknum=NUMBER',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=NUMBER',
};

const normalize = (name: string) => name.toLowerCase().replaceAll(/[\s.-]/g, '');

/** Returns the known carrier that a name means, in any case: 'bluedart' is 'Blue Dart'. */
export const findCarrier = (name: string): string | undefined =>
  Object.keys(carriers).find((known) => normalize(known) === normalize(name));

/** Returns the link to a parcel: the typed one, or that of a known carrier. */
export function getTrackingUrl({ carrier, number, url }: Tracking): string | undefined {
  if (url !== undefined && isTrackingUrl(url)) return url;
  const template = carriers[findCarrier(carrier) ?? ''];
  return template?.replace('NUMBER', encodeURIComponent(number));
}
