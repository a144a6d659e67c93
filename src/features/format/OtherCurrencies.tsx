import type { OtherCurrency } from '#contract/money/currency.ts';
import { Link } from '#ui/link/Link.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import type { Messages } from '#languages/messages.ts';

type OtherCurrenciesProps = {
  currencies: readonly OtherCurrency[] | undefined;
  /** What leaves the orders out. */
  message: keyof Messages['orders']['otherCurrencies'];
  /** Returns the URL of the list of these orders. */
  getHref: (currency: string) => string;
};

/** How many orders a sum leaves out because they are in other currencies, linked to these orders. */
export const OtherCurrencies = ({ currencies = [], message, getHref }: OtherCurrenciesProps) => {
  const t = useMessages('orders').otherCurrencies;
  return currencies.map(({ currency, orders }) => (
    <p key={currency}>
      <Link href={getHref(currency)}>{t[message](orders, currency)}</Link>
    </p>
  ));
};
