export const stockCopy = { units: 'unit(s)', lowStock: 'Low stock', inStock: 'In stock' } as const;
