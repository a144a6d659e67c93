import type { Customer } from '#contract/customers/customer.ts';

/** Returns what a customer is called: the name, or how to reach them. */
export const getCustomerTitle = ({
  name,
  email,
  phone,
}: Pick<Customer, 'name' | 'email' | 'phone'>): string => name ?? email ?? phone ?? '';
