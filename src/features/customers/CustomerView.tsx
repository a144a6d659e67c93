import { clsx } from 'clsx';
import { History, Mail, Phone, ShoppingCart, TrendingUp, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Address, Customer } from '#contract/customers/customer.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Card, CardBody } from '#ui/card/Card.tsx';
import { DescriptionList } from '#ui/description-list/DescriptionList.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Page } from '#ui/page/Page.tsx';
import { StatCard, StatGrid } from '#ui/stat-card/StatCard.tsx';
import { getAddressLines, toMailHref, toPhoneHref } from '#features/format/contact.ts';
import { FormattedDate } from '#features/format/FormattedDate.tsx';
import { Money } from '#features/format/Money.tsx';
import { Region } from '#features/format/Region.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';
import { getAverageOrder, getCustomerTitle } from './customerModel.ts';

/** The states of a customer's page. */
export type CustomerViewState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'notFound' }
  | { status: 'shown'; customer: Customer; addresses: readonly Address[] };

type CustomerViewProps = {
  state: CustomerViewState;
  onRetry: () => void;
  /** The list of the customer's orders. */
  orders: ReactNode;
};

/** The page of one customer: how to reach them, what they spent, where they live, and their orders. */
export function CustomerView({ state, onRetry, orders }: CustomerViewProps) {
  const t = useMessages('customers').customerView;
  const back = (
    <Link variant="quiet" href={paths.customers}>
      {t.back}
    </Link>
  );
  switch (state.status) {
    case 'loading':
      return <Page eyebrow={back} title={t.loading} state={{ status: 'loading', label: t.loading }} />;
    case 'failed':
      return (
        <Page
          eyebrow={back}
          title={t.failed}
          state={{ status: 'failed', title: t.failed, text: t.failedText, retryLabel: t.retry, onRetry }}
        />
      );
    case 'notFound':
      return (
        <Page
          eyebrow={back}
          title={t.notFound}
          state={{ status: 'notFound', icon: <Users />, title: t.notFound, text: t.notFoundText }}
        />
      );
    case 'shown':
      return <ShownCustomer back={back} {...state} orders={orders} />;
    default:
      return state satisfies never;
  }
}

type ShownCustomerProps = {
  back: ReactNode;
  customer: Customer;
  addresses: readonly Address[];
  orders: ReactNode;
};

function ShownCustomer({ back, customer, addresses, orders }: ShownCustomerProps) {
  const t = useMessages('customers').customerView;
  const title = getCustomerTitle(customer);
  const mail = toMailHref(customer.email);
  const phone = toPhoneHref(customer.phone);
  return (
    <Page
      eyebrow={back}
      title={<bdi translate="no">{title}</bdi>}
      actions={
        <>
          {phone && (
            <ButtonLink icon={<Phone />} href={phone}>
              {t.call}
            </ButtonLink>
          )}
          {mail && (
            <ButtonLink variant="primary" icon={<Mail />} href={mail}>
              {t.write}
            </ButtonLink>
          )}
        </>
      }
    >
      <Figures customer={customer} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 @min-[42rem]/page:grid-cols-2">
        <ContactCard customer={customer} />
        <AddressesCard addresses={addresses} />
      </div>
      {orders}
    </Page>
  );
}

function Figures({ customer }: { customer: Customer }) {
  const t = useMessages('customers').customerView;
  const { missing } = useMessages('customers').customerList;
  const formats = useFormats();
  const { orders, spent, currency, lastOrderAt } = customer;
  const averageOrder = getAverageOrder(customer);
  return (
    <Region currency={currency}>
      <StatGrid aria-label={t.figures}>
        <StatCard icon={<ShoppingCart />} label={t.orders} value={formats.count(orders)} />
        <StatCard icon={<Wallet />} label={t.spent} value={<Money amount={spent} screen="orders" />} />
        <StatCard
          icon={<TrendingUp />}
          label={t.average}
          value={averageOrder === undefined ? missing : <Money amount={averageOrder} screen="orders" />}
        />
        <StatCard icon={<History />} label={t.last} value={<FormattedDate iso={lastOrderAt} />} />
      </StatGrid>
    </Region>
  );
}

function ContactCard({ customer: { email, phone } }: { customer: Customer }) {
  const t = useMessages('customers').customerView;
  return (
    <Card title={t.contact}>
      <CardBody>
        <DescriptionList
          items={[
            { term: t.email, details: <Contact href={toMailHref(email)}>{email}</Contact> },
            { term: t.phone, details: <Contact href={toPhoneHref(phone)}>{phone}</Contact> },
          ]}
        />
      </CardBody>
    </Card>
  );
}

function Contact({ href, children }: { href: string | undefined; children: string | undefined }) {
  const t = useMessages('customers').customerView;
  if (children === undefined) return <span className="font-regular text-text-subtle">{t.noContact}</span>;
  const text = <bdi translate="no">{children}</bdi>;
  return href === undefined ? text : <Link href={href}>{text}</Link>;
}

function AddressesCard({ addresses }: { addresses: readonly Address[] }) {
  const t = useMessages('customers').customerView;
  return (
    <Card title={t.addresses}>
      <CardBody>
        {addresses.length === 0 ? (
          <p className="text-sm text-text-muted">{t.noAddresses}</p>
        ) : (
          <ul className="grid gap-3">
            {addresses.map((address, index) => (
              // Addresses have no id.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className={clsx(index > 0 && 'border-t border-border-subtle pt-3')}>
                <AddressLines address={address} />
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}

const AddressLines = ({ address }: { address: Address }) => (
  <address translate="no" className="text-sm wrap-anywhere not-italic">
    {[trimToUndefined(address?.name), ...getAddressLines({ address })]
      .filter((line) => line !== undefined)
      .map((line, index) => (
        // Lines may repeat.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={clsx('block', index > 0 && 'text-text-muted')}>
          <bdi>{line}</bdi>
        </span>
      ))}
  </address>
);
