import type * as z from 'zod/mini';
import { MAX_PAGE_SIZE } from '#contract/lists/pageCall.ts';
import type { OrderByHandErrorCode } from '#contract/orders/orderByHand.ts';
import type { TrackingErrorCode } from '#contract/orders/tracking.ts';
import type { QueryErrorCode } from '#contract/query.ts';
import type { StoreOrderErrorCode } from '#contract/storefront/storeOrders.ts';
import { MAX_STORE_PAGE_SIZE } from '#contract/storefront/storePage.ts';
import type { ServerMessages } from '../base/httpError.ts';

type ExpectedMessages = ServerMessages['expected'];
type ErrorCode = QueryErrorCode | StoreOrderErrorCode | TrackingErrorCode | OrderByHandErrorCode;

const expectedValues: Record<ErrorCode, (t: ExpectedMessages) => string> = {
  numberRange: (t) => t.numberRange,
  timeRange: (t) => t.timeRange,
  day: (t) => t.day,
  pageNumber: (t) => t.wholeNumberFrom(1),
  pageSize: (t) => t.wholeNumberBetween(1, MAX_PAGE_SIZE),
  storePageSize: (t) => t.wholeNumberBetween(1, MAX_STORE_PAGE_SIZE),
  email: (t) => t.emailAddress,
  lastFour: (t) => t.fourDigits,
  locale: (t) => t.languageTag,
  trackingUrl: (t) => t.webAddress,
  contact: (t) => t.contact,
};

const isErrorCode = (name: string): name is ErrorCode => Object.hasOwn(expectedValues, name);

/** Origins of the issues of numbers that are too small or too big. */
const NUMBERS: ReadonlySet<string> = new Set(['number', 'int']);

/** Describes the value that a schema expected. */
export function describeExpected(issue: z.core.$ZodIssue | undefined, t: ExpectedMessages): string {
  const types: Partial<Record<string, string>> = t.types;
  switch (issue?.code) {
    case 'invalid_type':
      return types[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return t.oneOf(issue.values.map(String));
    case 'too_small':
      if (issue.origin === 'string') return t.nonBlankText;
      return NUMBERS.has(issue.origin) ? t.atLeast(Number(issue.minimum)) : t.valid;
    case 'too_big':
      if (issue.origin === 'string') return t.upToCharacters(Number(issue.maximum));
      return NUMBERS.has(issue.origin) ? t.atMost(Number(issue.maximum)) : t.valid;
    default:
      return issue && isErrorCode(issue.message) ? expectedValues[issue.message](t) : t.valid;
  }
}
