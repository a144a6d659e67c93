import { expect, it } from 'vitest';
import { createTrackingSchema, toTracking } from '#features/orders/detail/questions/trackingForm.ts';
import { tracking as t } from '#languages/en/orderChanges.ts';

const parcel = { carrier: 'DHL', number: 'JD014', url: '' };
const getErrors = (values: typeof parcel, number: 'optional' | 'required' = 'optional') =>
  createTrackingSchema(t, number)
    .safeParse(values)
    .error?.issues.map(({ path, message }) => [path[0], message]);

it('needs no parcel when an order leaves, and one when it is changed later', () => {
  expect(getErrors({ ...parcel, number: ' ' })).toBeUndefined();
  expect(getErrors({ ...parcel, number: ' ' }, 'required')).toEqual([['number', t.numberMissing]]);
});

it('needs the carrier of a parcel, and a valid link of a carrier that isn’t known', () => {
  expect(getErrors(parcel)).toBeUndefined();
  expect(getErrors({ ...parcel, carrier: ' ' })).toEqual([['carrier', t.carrierMissing]]);
  expect(getErrors({ ...parcel, carrier: 'Ramesh', url: 'ramesh' })).toEqual([['url', t.urlInvalid]]);
  expect(getErrors({ ...parcel, carrier: 'Ramesh', url: 'https://ramesh.example/1' })).toBeUndefined();
  // The field is hidden.
  expect(getErrors({ ...parcel, url: 'ramesh' })).toBeUndefined();
});

it('writes known carriers as usual, without a link', () => {
  expect(toTracking({ carrier: 'blue-dart', number: '1', url: 'https://other.example' })).toEqual({
    carrier: 'Blue Dart',
    number: '1',
  });
  expect(toTracking({ carrier: ' Ramesh ', number: '1', url: 'https://ramesh.example' })).toEqual({
    carrier: 'Ramesh',
    number: '1',
    url: 'https://ramesh.example',
  });
  expect(toTracking({ ...parcel, number: '' })).toBeUndefined();
});
