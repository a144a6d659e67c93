import * as z from 'zod/mini';
import {
  createStoreDetailsRules,
  STORE_DETAILS_RULES,
  type StoreDetailsMessages,
  type VersionedStoreDetails,
} from '#contract/settings/storeDetails.ts';

/** The logo in the form: none, the saved one, or a file that is uploaded on save. */
export type Logo =
  | { from: 'none' }
  | { from: 'server'; image: { url: string; publicId: string } }
  | { from: 'disk'; file: File; url: string };

export const STORE_DETAILS_FIELDS = [...STORE_DETAILS_RULES, 'logo'] as const;
export type StoreDetailsField = (typeof STORE_DETAILS_FIELDS)[number];

/** An empty currency or time zone is not set. The lists only have valid ones. */
export const createStoreDetailsSchema = (messages: StoreDetailsMessages) =>
  z.extend(createStoreDetailsRules(messages), {
    currency: z.string(),
    timeZone: z.string(),
    logo: z.custom<Logo>(),
  });
export type StoreDetailsValues = z.input<ReturnType<typeof createStoreDetailsSchema>>;

export const toFormValues = (details: VersionedStoreDetails): StoreDetailsValues => ({
  storeName: details.storeName ?? '',
  contact: details.contact,
  taxNumber: details.taxNumber ?? '',
  currency: details.currency ?? '',
  timeZone: details.timeZone ?? '',
  logo: details.logo ? { from: 'server', image: details.logo } : { from: 'none' },
});

/** Returns the body of the call that saves the form over this version of the details. */
export function buildStoreDetailsBody(
  { taxNumber, currency, timeZone, logo, ...values }: StoreDetailsValues,
  updatedAt: string | null,
) {
  const details: VersionedStoreDetails = {
    ...values,
    taxNumber: taxNumber || undefined,
    currency: currency || null,
    timeZone: timeZone || null,
    logo: logo.from === 'server' ? logo.image : null,
    updatedAt,
  };
  return { details, images: logo.from === 'disk' ? [logo.file] : [] };
}

/** Returns the values to save over `current`. A logo that isn't changed in the form stays the current one. */
export function rebaseLogo(
  values: StoreDetailsValues,
  loaded: VersionedStoreDetails,
  current: VersionedStoreDetails,
): StoreDetailsValues {
  const { logo } = values;
  const isChanged = logo.from === 'none' ? Boolean(loaded.logo) : logo.from === 'disk';
  return isChanged ? values : { ...values, logo: toFormValues(current).logo };
}

/** Returns the field that the server's error is about. */
export function toStoreDetailsField(name: string): StoreDetailsField | undefined {
  if (name === 'images') return 'logo';
  // The path of a logo ends at one of its properties.
  return STORE_DETAILS_FIELDS.find((field) => name === field || name.startsWith(`${field}.`));
}

type Option = { value: string; label: string };

/** Returns the currencies of the browser, by code, with their names in the language. Includes the current one. */
export function listCurrencies(locale: string, current: string): Option[] {
  const names = new Intl.DisplayNames([locale], { type: 'currency', fallback: 'none' });
  return withCurrent(Intl.supportedValuesOf('currency'), current).map((code) => {
    const name = names.of(code);
    return { value: code, label: name ? `${code} – ${name}` : code };
  });
}

/** Former names that some browsers still list, with the names that people search for. */
const RENAMED_ZONES: Partial<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
};

/** Returns the time zones of the browser. Includes the current one, because browsers differ. */
export function listTimeZones(current: string): Option[] {
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => RENAMED_ZONES[zone] ?? zone);
  return withCurrent([...new Set(zones)].toSorted(), current).map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));
}

const withCurrent = (values: readonly string[], current: string): readonly string[] =>
  current === '' || values.includes(current) ? values : [current, ...values];
