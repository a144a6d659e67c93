import { use } from 'react';
import type { Customer } from '#contract/customers/customer.ts';
import { createCustomerExportColumns } from '#features/customers/customerExport.ts';
import { CurrencyContext, TimeZoneContext } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { ExportSection } from '../list/export/ExportSection.tsx';
import type { ListPageQuery } from '../list/useListPage.ts';

type CustomerExportSectionProps = { pageQuery: ListPageQuery<Customer>; onClose: () => void };

/** Exports customers to a file. */
export function CustomerExportSection({ pageQuery, onClose }: CustomerExportSectionProps) {
  const { customerColumnNames } = useMessages('customers');
  return (
    <ExportSection
      {...{ pageQuery, onClose }}
      fileName="customers"
      columns={createCustomerExportColumns(use(TimeZoneContext), use(CurrencyContext))}
      columnNames={customerColumnNames}
    />
  );
}
