import { expect, it } from 'vitest';
import type { ComparedRow } from '../../bench/comparedRows.ts';
import { findRegressions, toRatios } from '../../bench/ratios.ts';

const createRow = (values: ComparedRow['values'], unit: ComparedRow['unit'] = 'ms'): ComparedRow => ({
  key: 'products: filter',
  title: 'filter',
  unit,
  digits: 0,
  values,
});

const recorded = { 'products: filter': { mui: 1, reactAdmin: 0.5 } };

it('divides Counter’s figures by those of each peer', () => {
  const row = createRow({ react: 20, mui: 80, reactAdmin: 300, counter: 100 });
  expect(toRatios([row])).toEqual({ 'products: filter': { mui: 1.25, reactAdmin: 0.333 } });
});

it('leaves out peers that were not measured, or lack what is measured', () => {
  expect(toRatios([createRow({ mui: 80, counter: 100 })])).toEqual({ 'products: filter': { mui: 1.25 } });
  expect(toRatios([createRow({ mui: Number.NaN, counter: 100 })])).toEqual({});
  expect(toRatios([createRow({ mui: 0, reactAdmin: 0, counter: 0 })])).toEqual({});
});

it('names a figure that got 20 % worse beside both peers', () => {
  const row = createRow({ mui: 100, reactAdmin: 200, counter: 121 });
  expect(findRegressions([row], recorded)).toEqual([
    '"products: filter" is more than 20 % worse than recorded: 121, 1.21 times MUI grid (recorded: 1.00) and 0.60 times react-admin (recorded: 0.50).',
  ]);
});

it('accepts figures that are at most 20 % worse, or better', () => {
  expect(findRegressions([createRow({ mui: 100, reactAdmin: 200, counter: 120 })], recorded)).toEqual([]);
  expect(findRegressions([createRow({ mui: 100, reactAdmin: 200, counter: 50 })], recorded)).toEqual([]);
});

it('accepts an outlier of one peer', () =>
  expect(findRegressions([createRow({ mui: 60, reactAdmin: 200, counter: 100 })], recorded)).toEqual([]));

it('accepts differences of a few milliseconds', () => {
  const row = createRow({ mui: 10, reactAdmin: 20, counter: 19 });
  expect(findRegressions([row], recorded)).toEqual([]);
  expect(findRegressions([{ ...row, unit: 'count' }], recorded)).toHaveLength(1);
});

it('accepts figures that were not recorded', () =>
  expect(findRegressions([createRow({ mui: 100, counter: 500 })], {})).toEqual([]));
