import { useMemo } from 'react';
import type { Customer } from '#contract/customers/customer.ts';
import { customerListRules } from '#contract/customers/customerList.ts';
import type { Messages } from '#languages/messages.ts';
import type { Formats } from '#features/format/formats.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { createFilters } from '#features/list/createFilters.ts';
import { createCount } from '#features/list/formatListCount.ts';
import type { ListDefinition } from '#features/list/listDefinition.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { createCustomerColumns, type CustomerListActions } from './customerColumns.tsx';

const createCustomerListDefinition = (
  { list, customers }: Pick<Messages, 'list' | 'customers'>,
  formats: Formats,
): ListDefinition<Customer, CustomerListActions> => ({
  ...customerListRules,
  getRowId: ({ _id }) => _id,
  openRow: ({ _id }, { onOpen }) => onOpen(_id),
  columns: createCustomerColumns(customers.customerList, formats),
  filters: createFilters(customerListRules, {
    messages: customers.customerFilters,
    defaultAllLabel: list.filters.any,
    screen: 'orders',
  }),
  pageOnFilterChange: 'first',
  failure: 'panel',
  messages: {
    ...customers.customerList,
    failedHint: customers.customerList.failedText,
    count: createCount(list.shared, customers.customerList, formats),
  },
});

/** Returns the customer list in the current language. Memoized, so that memoized rows don't render again. */
export function useCustomerListDefinition() {
  const list = useMessages('list');
  const customers = useMessages('customers');
  const formats = useFormats();
  return useMemo(
    () => createCustomerListDefinition({ list, customers }, formats),
    [list, customers, formats],
  );
}
