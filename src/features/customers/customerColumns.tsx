import type { Customer } from '#contract/customers/customer.ts';
import type { Messages } from '#languages/messages.ts';
import { CellPerson } from '#ui/table/CellPerson.tsx';
import { FormattedDate } from '#features/format/FormattedDate.tsx';
import { Region } from '#features/format/Region.tsx';
import type { Formats } from '#features/format/formats.ts';
import { addHeaders } from '#features/list/addHeaders.ts';
import type { ListColumn } from '#features/list/listDefinition.ts';
import { Money } from '#features/format/Money.tsx';
import { paths } from '#features/paths.ts';
import { getAverageOrder, getCustomerTitle } from './customerModel.ts';

export type CustomerListActions = { onOpen: (id: string) => void };

/** Creates the columns of the customer list. */
export const createCustomerColumns = (
  t: Messages['customers']['customerList'],
  formats: Formats,
): readonly ListColumn<Customer, CustomerListActions>[] =>
  addHeaders(t.columns, [
    {
      id: 'name',
      minWidth: '12rem',
      card: 'title',
      skeleton: 'person',
      cell: (customer) => (
        <CellPerson
          name={customer.name}
          href={paths.customer(customer._id)}
          avatar="row"
          detail={customer.name === undefined ? undefined : customer.email}
        >
          {getCustomerTitle(customer)}
        </CellPerson>
      ),
    },
    {
      id: 'phone',
      width: '8rem',
      visible: 'fromMedium',
      card: 'hidden',
      className: 'truncate tabular-nums',
      cell: ({ phone }) => <Contact missing={t.missing}>{phone}</Contact>,
    },
    {
      id: 'orders',
      width: 'calc(5.5rem + var(--number-gap))',
      align: 'end',
      card: 'aside',
      className: 'tabular-nums',
      cell: ({ orders }) => (
        <>
          <span className="tbl-row-only">{formats.count(orders)}</span>
          <span className="tbl-card-only">{t.orderCount(orders)}</span>
        </>
      ),
    },
    {
      id: 'spent',
      width: 'calc(6rem + var(--number-gap))',
      align: 'end',
      card: 'value',
      className: 'font-medium tabular-nums',
      cell: ({ spent, currency }) => (
        <Region currency={currency}>
          <Money amount={spent} screen="orders" />
        </Region>
      ),
    },
    {
      id: 'average',
      width: 'calc(7.25rem + var(--number-gap))',
      visible: 'fromWide',
      align: 'end',
      card: 'hidden',
      className: 'tabular-nums',
      cell: (customer) => {
        const average = getAverageOrder(customer);
        return (
          <Region currency={customer.currency}>
            {average === undefined ? t.missing : <Money amount={average} screen="orders" />}
          </Region>
        );
      },
    },
    {
      id: 'first',
      width: '6.25rem',
      visible: 'onRequest',
      card: 'hidden',
      cell: ({ firstOrderAt }) => <FormattedDate iso={firstOrderAt} />,
    },
    {
      id: 'last',
      width: '6.25rem',
      card: 'detail',
      cell: ({ lastOrderAt }) => <FormattedDate iso={lastOrderAt} />,
    },
  ]);

const Contact = ({ missing, children }: { missing: string; children: string | undefined }) =>
  children === undefined ? (
    <span className="text-text-subtle">{missing}</span>
  ) : (
    <bdi title={children} translate="no">
      {children}
    </bdi>
  );
