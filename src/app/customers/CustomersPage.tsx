import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '#ui/page/Page.tsx';
import { useCustomerListDefinition } from '#features/customers/createCustomerListDefinition.ts';
import { ListTable } from '#features/list/ListTable.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { useExportTool } from '../list/export/useExportTool.tsx';
import { useList } from '../list/useList.ts';
import { useFailureToast } from '../list/useListPage.ts';
import { customerQueries } from './customerQueries.ts';
import { CustomerScreen } from './CustomerScreen.tsx';

const CustomerExportSection = lazyWithRetry(() =>
  import('./CustomerExportSection.tsx').then((module) => module.CustomerExportSection),
);

/** The customers table. */
function CustomersSection() {
  const t = useMessages('customers').customerList;
  const { list, criteria, pageQuery, views, tableProps } = useList({
    list: useCustomerListDefinition(),
    queries: customerQueries,
    opensWith: 'defaultView',
    getFailureText: () => t.failed,
  });
  const { status } = pageQuery.state;
  // The table shows the failure, unless it still shows older customers.
  useFailureToast(pageQuery.error, () => (status === 'failed' ? undefined : t.failed));
  const navigate = useNavigate();
  const onOpen = useEventCallback((id: string) => void navigate(paths.customer(id)));
  // Stable, so that memoized rows don't render again.
  const actions = useMemo(() => ({ onOpen }), [onOpen]);
  const exportTool = useExportTool({ list, pageQuery, Dialog: CustomerExportSection });
  return (
    <>
      <ListTable {...tableProps} actions={actions} tools={[views.columnsTool, exportTool.tool]} />
      {views.renderPanel(criteria)}
      {exportTool.dialog}
    </>
  );
}

export function CustomersPage() {
  const t = useMessages('customers').customerList;
  return (
    <CustomerScreen>
      <Page title={t.page}>
        <CustomersSection />
      </Page>
    </CustomerScreen>
  );
}
