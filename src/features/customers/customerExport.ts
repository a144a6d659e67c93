import type { Customer } from '#contract/customers/customer.ts';
import { type Currency, getStoreCurrency } from '#contract/money/currency.ts';
import { formatForSpreadsheet, getTimeZoneName } from '#features/format/formatDate.ts';
import type { ExportColumn } from '#features/list/export/exportModel.ts';

/** Creates the export columns of customers, with the dates in the store's time zone. */
export const createCustomerExportColumns = (timeZone: string | undefined, storeCurrency: Currency) =>
  [
    { id: 'name', header: 'Name', value: ({ name }) => name },
    { id: 'email', header: 'Email', value: ({ email }) => email },
    { id: 'phone', header: 'Phone', value: ({ phone }) => phone },
    { id: 'orders', header: 'Orders', value: ({ orders }) => orders },
    { id: 'spent', header: 'Spent', value: ({ spent }) => spent },
    { id: 'average', header: 'Average Order', value: ({ averageOrder }) => averageOrder },
    {
      id: 'currency',
      header: 'Currency',
      value: ({ currency }) => currency ?? getStoreCurrency(storeCurrency),
    },
    {
      id: 'first',
      header: `First Order (${getTimeZoneName(timeZone)})`,
      value: ({ firstOrderAt }) => formatForSpreadsheet(firstOrderAt, timeZone),
    },
    {
      id: 'last',
      header: `Last Order (${getTimeZoneName(timeZone)})`,
      value: ({ lastOrderAt }) => formatForSpreadsheet(lastOrderAt, timeZone),
    },
  ] as const satisfies readonly ExportColumn<Customer>[];
