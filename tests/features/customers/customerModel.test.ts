import { describe, expect, it } from 'vitest';
import { getAverageOrder } from '#features/customers/customerModel.ts';

describe('getAverageOrder', () => {
  it('rounds the average of whole amounts', () => {
    expect(getAverageOrder({ spent: 42_334, averageOrder: 14_111.33 })).toBe(14_111);
  });
  it('keeps the average of other amounts', () => {
    expect(getAverageOrder({ spent: 42_334.5, averageOrder: 14_111.5 })).toBe(14_111.5);
  });
  it('is undefined without an average', () => {
    expect(getAverageOrder({ spent: 0, averageOrder: undefined })).toBeUndefined();
  });
});
