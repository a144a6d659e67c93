import { findCarrier } from '#contract/orders/carriers.ts';
import type { Order, Tracking } from '#contract/orders/order.ts';
import { MAX_TRACKING_LENGTH } from '#contract/orders/tracking.ts';
import { getStatus } from '#contract/orders/orderValues.ts';
import type { TrackingPlan } from './orderBulkAction.ts';
import type { TrackingLine } from './trackingLines.ts';

/** More lines are checked in several steps. */
export const MAX_TRACKING_LINES = 1000;

/** What an administrator enters before the lines are checked. */
export type TrackingInput = {
  text: string;
  /** A known carrier; `other` for the one in `otherCarrier`; '' for none. */
  carrier: string;
  otherCarrier: string;
  status: 'dispatch' | 'keep';
};

export const OTHER_CARRIER = 'other';

export const EMPTY_TRACKING_INPUT: TrackingInput = {
  text: '',
  carrier: '',
  otherCarrier: '',
  status: 'dispatch',
};

/** Returns the input before anything is entered. `carrier` is that of the last parcels, or ''. */
export const createTrackingInput = (carrier: string): TrackingInput => {
  const known = findCarrier(carrier);
  if (known !== undefined || carrier === '') return { ...EMPTY_TRACKING_INPUT, carrier: known ?? '' };
  return { ...EMPTY_TRACKING_INPUT, carrier: OTHER_CARRIER, otherCarrier: carrier };
};

/** Returns the carrier of the lines that don't name one; '' for none. */
export const getCommonCarrier = ({ carrier, otherCarrier }: Omit<TrackingInput, 'text' | 'status'>): string =>
  carrier === OTHER_CARRIER ? otherCarrier.trim() : carrier;

/** The result of looking for an order by its number or id. */
export type FoundOrder =
  | { status: 'found'; order: Order }
  | { status: 'unknown' }
  | { status: 'ambiguous' }
  | { status: 'failed' };

type LineProblem =
  | 'noOrder'
  | 'noNumber'
  | 'noCarrier'
  | 'tooLong'
  | 'shortened'
  | 'unknown'
  | 'ambiguous'
  | 'failed'
  | 'cancelled'
  | 'delivered'
  | 'unchanged';

/** A line with the order that it changes, or with the reason why it is skipped. */
export type CheckedLine = TrackingLine & { found: Order | undefined } & (
    | { status: 'ready'; found: Order; tracking: Tracking; replaces: Tracking | undefined }
    | { status: 'problem'; problem: LineProblem }
    /** `first`: the line that already has the order. */
    | { status: 'twice'; first: number }
  );

export type ReadyLine = Extract<CheckedLine, { status: 'ready' }>;

/** Spreadsheets show a long number as 1.23E+15, and copy it like that. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i;

/** Checks lines against the orders that were found for them. */
export function checkTrackingLines(
  lines: readonly TrackingLine[],
  found: ReadonlyMap<string, FoundOrder>,
  { status, ...input }: Omit<TrackingInput, 'text'>,
): readonly CheckedLine[] {
  const common = getCommonCarrier(input);
  const lineOfOrder = new Map<string, number>();
  return lines.map((line): CheckedLine => {
    const result = found.get(line.order);
    const order = result?.status === 'found' ? result.order : undefined;
    const carrierName = line.carrier || common;
    const tracking = {
      carrier: findCarrier(carrierName) ?? carrierName,
      number: line.number,
      url: undefined,
    };
    const problem = findTextProblem({ ...line, carrier: tracking.carrier }) ?? findOrderProblem(result);
    if (problem !== undefined || !order)
      return { ...line, found: order, status: 'problem', problem: problem ?? 'unknown' };
    const first = lineOfOrder.get(order._id);
    if (first !== undefined) return { ...line, found: order, status: 'twice', first };
    lineOfOrder.set(order._id, line.line);
    const present = order.tracking;
    const isSame = present?.number === tracking.number && present.carrier === tracking.carrier;
    if (isSame && (status === 'keep' || getStatus(order) === 'out_for_delivery'))
      return { ...line, found: order, status: 'problem', problem: 'unchanged' };
    return { ...line, found: order, status: 'ready', tracking, replaces: isSame ? undefined : present };
  });
}

function findTextProblem({ order, number, carrier }: TrackingLine): LineProblem | undefined {
  if (order === '') return 'noOrder';
  if (number === '') return 'noNumber';
  if (SHORTENED.test(number)) return 'shortened';
  if (carrier === '') return 'noCarrier';
  return number.length > MAX_TRACKING_LENGTH || carrier.length > MAX_TRACKING_LENGTH ? 'tooLong' : undefined;
}

function findOrderProblem(result: FoundOrder | undefined): LineProblem | undefined {
  if (result?.status !== 'found') return result?.status ?? 'failed';
  const status = getStatus(result.order);
  return status === 'cancelled' || status === 'delivered' ? status : undefined;
}

export const isReady = (line: CheckedLine): line is ReadyLine => line.status === 'ready';

/** Returns what is saved. */
export const createTrackingPlan = (
  lines: readonly CheckedLine[],
  status: TrackingInput['status'],
): TrackingPlan =>
  new Map(lines.filter(isReady).map(({ found, tracking }) => [found._id, { tracking, status }]));

/** Returns the lines that are not saved, for another try. */
export const getSkippedText = (lines: readonly CheckedLine[]): string =>
  lines
    .filter((line) => !isReady(line))
    .map(({ order, number, carrier }) => [order, number, carrier].join('\t').replace(/\t$/, ''))
    .join('\n');
