import { describe, expect, it } from 'vitest';
import { stock as stockMessages } from '#languages/en/products.ts';
import { productPage as productPageMessages, failure as failureMessages } from '#languages/en/productView.ts';
import {
  getShownDate,
  getReviewCount,
  getDistinctEntries,
  toViewFailure,
} from '#features/products/view/productViewModel.ts';

it('tells the failures apart that have words of their own', () => {
  const refused = (status: number, statusText: string) =>
    toViewFailure({ kind: 'refused', status, statusText });
  expect(refused(404, 'Not Found')).toEqual({ reason: 'notFound' });
  expect(refused(502, 'Bad Gateway')).toEqual({ reason: 'refused', statusText: 'Bad Gateway' });
  // HTTP/2 has no status texts.
  expect(refused(502, '')).toEqual({ reason: 'refused', statusText: '502' });
  expect(toViewFailure({ kind: 'unreachable' })).toEqual({ reason: 'unanswered' });
  expect(toViewFailure({ kind: 'unreadable' })).toEqual({ reason: 'unanswered' });
  expect(toViewFailure(undefined)).toEqual({ reason: 'unanswered' });
});

it('counts reviews, sent as a number or as a list', () => {
  expect(getReviewCount({ _id: '1', reviews: 1284 })).toBe(1284);
  expect(getReviewCount({ _id: '1', reviews: [{}, {}] })).toBe(2);
  expect(getReviewCount({ _id: '1', reviews: [] })).toBe(0);
  expect(getReviewCount({ _id: '1' })).toBeUndefined();
});

describe('the date', () => {
  const published = '2026-09-03T06:30:00.000Z';
  const created = '2026-09-01T06:30:00.000Z';
  it('is of the publication, and of the creation before that', () => {
    expect(getShownDate({ _id: '1', publishedDate: published, createdAt: created })).toEqual({
      kind: 'published',
      iso: published,
    });
    expect(getShownDate({ _id: '1', createdAt: created })).toEqual({ kind: 'created', iso: created });
  });
  it('is left out where it is none', () => {
    expect(getShownDate({ _id: '1', publishedDate: 'soon', createdAt: created })?.kind).toBe('created');
    expect(getShownDate({ _id: '1', publishedDate: '2026-02-30', createdAt: created })?.kind).toBe('created');
    expect(getShownDate({ _id: '1', publishedDate: '', createdAt: 'once' })).toBeUndefined();
  });
});

it('says of a list what is in it, once', () => {
  expect(getDistinctEntries([' 11 inch ', '', '11 inch', '13 inch'])).toEqual(['11 inch', '13 inch']);
  expect(getDistinctEntries(undefined)).toEqual([]);
});

it('speaks in the specification’s words', () => {
  expect(productPageMessages).toMatchObject({ dashboard: 'Dashboard', edit: 'Edit Product' });
  expect(stockMessages.unit(undefined)).toBe('unit(s)');
  expect(productPageMessages.off(15)).toBe('15% OFF');
  expect(failureMessages.refused('Bad Gateway')).toBe('Failed to load product details: Bad Gateway');
  expect(failureMessages).toMatchObject({
    notFound: 'Product not found.',
    unanswered: 'Failed to load product details. Please try again later.',
    noData: 'Product data is not available.',
    accessText: 'Please login to view product details.',
  });
});
