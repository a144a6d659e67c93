import { expect, it } from 'vitest';
import { storeProblems } from '#languages/en/storeProblems.ts';
import {
  buildStoreDetailsBody,
  createStoreDetailsSchema,
  listCurrencies,
  listTimeZones,
  type Logo,
  rebaseLogo,
  toFormValues,
  toStoreDetailsField,
} from '#features/storeDetails/storeDetailsModel.ts';
import { savedStoreDetails } from '#mocks/sampleStoreDetails.ts';

const logo = { url: '/uploads/logo.webp', publicId: 'logo' };

it.each([
  ['all details', { ...savedStoreDetails, taxNumber: '29ABCDE1234F1Z5', logo, updatedAt: 't1' }],
  ['details without currency, time zone and logo', { ...savedStoreDetails, currency: null, timeZone: null }],
])('sends %s unchanged', (_what, details) => {
  const values = createStoreDetailsSchema(storeProblems).parse(toFormValues(details));
  expect(buildStoreDetailsBody(values, details.updatedAt)).toEqual({ details, images: [] });
});

it('sends a chosen file instead of the saved logo', () => {
  const file = new File(['x'], 'logo.png');
  const values = toFormValues({ ...savedStoreDetails, logo });
  const body = buildStoreDetailsBody({ ...values, logo: { from: 'disk', file, url: 'blob:x' } }, null);
  expect([body.details.logo, body.images]).toEqual([null, [file]]);
});

const theirs = { url: '/uploads/theirs.webp', publicId: 'theirs' };
const chosen: Logo = { from: 'disk', file: new File(['x'], 'logo.png'), url: 'blob:x' };

it.each<[string, Logo, typeof logo | null, Logo]>([
  ['an unchanged logo', { from: 'server', image: logo }, logo, { from: 'server', image: theirs }],
  ['a logo that was never there', { from: 'none' }, null, { from: 'server', image: theirs }],
  ['a removed logo', { from: 'none' }, logo, { from: 'none' }],
  ['a chosen file', chosen, logo, chosen],
])('overwrites another version with %s', (_what, inForm, loadedLogo, expected) => {
  const loaded = { ...savedStoreDetails, logo: loadedLogo };
  const values = { ...toFormValues(loaded), logo: inForm };
  const current = { ...loaded, storeName: 'Theirs', logo: theirs };
  expect(rebaseLogo(values, loaded, current)).toEqual({ ...values, logo: expected });
});

it('removes an unchanged logo that someone else has removed', () => {
  const loaded = { ...savedStoreDetails, logo };
  const values = toFormValues(loaded);
  expect(rebaseLogo(values, loaded, { ...loaded, logo: null }).logo).toEqual({ from: 'none' });
});

it('maps a server error to its form field', () => {
  expect(['contact.email', 'images', 'logo.url', 'other'].map(toStoreDetailsField)).toEqual([
    'contact.email',
    'logo',
    'logo',
    undefined,
  ]);
});

it('lists currency names in the language, and includes values that the browser doesn’t know', () => {
  expect(listCurrencies('de', '')).toContainEqual({ value: 'EUR', label: 'EUR – Euro' });
  expect(listCurrencies('de', 'QQQ')[0]).toEqual({ value: 'QQQ', label: 'QQQ' });
  expect(listTimeZones('').filter(({ value }) => /Kolkata|Calcutta/.test(value))).toEqual([
    { value: 'Asia/Kolkata', label: 'Asia/Kolkata' },
  ]);
  expect(listTimeZones('Asia/Nowhere_Else')[0]).toEqual({
    value: 'Asia/Nowhere_Else',
    label: 'Asia/Nowhere Else',
  });
});
