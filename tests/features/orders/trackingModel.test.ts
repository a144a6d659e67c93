import { expect, it } from 'vitest';
import { lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import {
  checkTrackingLines,
  createTrackingInput,
  createTrackingPlan,
  EMPTY_TRACKING_INPUT,
  type FoundOrder,
  getCommonCarrier,
  OTHER_CARRIER,
} from '#features/orders/bulk/trackingModel.ts';
import { parseTrackingLines } from '#features/orders/bulk/trackingLines.ts';
import { anOrder } from '#mocks/builders.ts';

const found = (parts: Partial<StoredOrder>): FoundOrder => ({
  status: 'found',
  order: lenientOrder.parse(anOrder(parts)),
});
const withStatus = (_id: string, orderStatus: string, parts: Partial<StoredOrder> = {}) =>
  found({ _id, orderDetails: { orderStatus }, ...parts });

const dhl = { ...EMPTY_TRACKING_INPUT, carrier: 'DHL' };

const check = (text: string, orders: Record<string, FoundOrder>, input = dhl) =>
  checkTrackingLines(parseTrackingLines(text), new Map(Object.entries(orders)), input);

const getProblem = (text: string, order: FoundOrder, input = dhl) => {
  const [line] = check(text, { '1': order }, input);
  return line?.status === 'problem' ? line.problem : line?.status;
};

it.each<[string, string, FoundOrder]>([
  ['noOrder', ',1Z9', { status: 'unknown' }],
  ['noNumber', '1,', withStatus('o', 'pending')],
  ['shortened', '1;1,23E+15', withStatus('o', 'pending')],
  ['tooLong', `1,${'9'.repeat(101)}`, withStatus('o', 'pending')],
  ['unknown', '1,1Z9', { status: 'unknown' }],
  ['ambiguous', '1,1Z9', { status: 'ambiguous' }],
  ['failed', '1,1Z9', { status: 'failed' }],
  ['cancelled', '1,1Z9', withStatus('o', 'cancelled')],
  ['delivered', '1,1Z9', withStatus('o', 'Delivered')],
])('skips a line with the problem %s', (problem, text, order) =>
  expect(getProblem(text, order)).toBe(problem),
);

it('needs a carrier, from the line or for all lines', () => {
  const order = withStatus('o', 'pending');
  expect(getProblem('1,1Z9', order, EMPTY_TRACKING_INPUT)).toBe('noCarrier');
  const other = { ...dhl, carrier: OTHER_CARRIER, otherCarrier: ' Bike ' };
  const lines = check('1,1Z9\n2,1Z8,bluedart', { '1': order, '2': withStatus('p', 'pending') }, other);
  expect(lines).toMatchObject([{ tracking: { carrier: 'Bike' } }, { tracking: { carrier: 'Blue Dart' } }]);
});

it.each(['', 'DHL', 'Bike'])('begins with the carrier of the last parcels: “%s”', (carrier) =>
  expect(getCommonCarrier(createTrackingInput(carrier))).toBe(carrier),
);

it('takes the first of two lines for the same order, by number or id', () => {
  const order = withStatus('o', 'pending');
  expect(check('1,1Z9\n\no,1Z8', { '1': order, o: order })).toMatchObject([
    { status: 'ready' },
    { status: 'twice', first: 1 },
  ]);
});

it('says which tracking number is replaced, and skips one that is the same', () => {
  const tracking = { carrier: 'DHL', number: '1Z9' };
  const sent = withStatus('o', 'out_for_delivery', { tracking });
  expect(check('1,1Z8', { '1': sent })).toMatchObject([{ status: 'ready', replaces: tracking }]);
  expect(getProblem('1,1Z9', sent)).toBe('unchanged');
  // Its status changes.
  const [line] = check('1,1Z9', { '1': withStatus('o', 'confirmed', { tracking }) });
  expect(line).toMatchObject({ status: 'ready', replaces: undefined });
});

it('plans only the lines without a problem', () => {
  const lines = check('1,1Z9\n2,1Z8', { '1': withStatus('o', 'pending'), '2': { status: 'unknown' } });
  expect([...createTrackingPlan(lines, 'keep')]).toEqual([
    ['o', { tracking: { carrier: 'DHL', number: '1Z9', url: undefined }, status: 'keep' }],
  ]);
});
