import type { Customer } from '#contract/customers/customer.ts';

/** Returns what a customer is called: the name, or how to reach them. */
export const getCustomerTitle = ({
  name,
  email,
  phone,
}: Pick<Customer, 'name' | 'email' | 'phone'>): string => name ?? email ?? phone ?? '';

/** Returns the average order, in whole units if the customer spent whole units, so that a column's averages look alike. */
export const getAverageOrder = ({
  averageOrder,
  spent,
}: Pick<Customer, 'averageOrder' | 'spent'>): number | undefined =>
  averageOrder !== undefined && Number.isInteger(spent) ? Math.round(averageOrder) : averageOrder;
