import { defineListRules } from '../lists/listRules.ts';
import { removeInvisible } from '../text/cleanText.ts';
import { toLatinDigits } from '../text/digits.ts';
import { parseTime } from '../time/parseTime.ts';
import type { Customer } from './customer.ts';

const getDigits = (text: string) => toLatinDigits(text).replaceAll(/\D/g, '');

/** Digits, and the characters that people type between them. */
const PHONE = /^[\p{Nd}\s+().-]+$/u;
const MIN_PHONE_DIGITS = 3;
/** Without a country code or the zeros that replace it, because the stored number may lack them. */
const MAX_PHONE_DIGITS = 9;

/** Reduces a typed phone number to its last digits, which identify it. Other text stays. */
function normalizePhone(typed: string): string {
  const digits = getDigits(typed);
  if (!PHONE.test(typed) || digits.length < MIN_PHONE_DIGITS) return typed;
  return digits.slice(-MAX_PHONE_DIGITS).replace(/^0+(?=\d{3})/, '');
}

/** Defines how customers are searched, sorted, filtered and paged. By default, the one with the newest order comes first. */
export const customerListRules = defineListRules<Omit<Customer, '_id'>>()({
  // Phone numbers are reduced to their digits.
  searchText: ({ name, email, phone }) => [name, email, getDigits(phone ?? '')].join('\n'),
  normalizeSearch: (typed) => normalizePhone(removeInvisible(typed)),
  sortBy: {
    name: { kind: 'text', value: ({ name }) => name },
    orders: { kind: 'number', value: ({ orders }) => orders },
    spent: { kind: 'number', value: ({ spent }) => spent },
    average: { kind: 'number', value: ({ averageOrder }) => averageOrder },
    first: { kind: 'number', value: ({ firstOrderAt }) => parseTime(firstOrderAt) },
    last: { kind: 'number', value: ({ lastOrderAt }) => parseTime(lastOrderAt) },
  },
  filterBy: {
    orders: { kind: 'range', sort: 'orders', valueType: 'number' },
    spent: { kind: 'range', sort: 'spent', valueType: 'money' },
    last: { kind: 'range', sort: 'last', valueType: 'time' },
  },
  pageSizes: [10, 20, 50, 100],
  defaultPageSize: 20,
});
