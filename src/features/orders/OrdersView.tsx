import type { ReactNode } from 'react';
import { Page } from '#ui/page-header/Page.tsx';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { ordersCopy as copy } from './table/ordersCopy.ts';

export const OrdersView = ({ orders }: { orders: ReactNode }) => (
  <Page>
    <PageHeader title={copy.page} />
    {orders}
  </Page>
);
