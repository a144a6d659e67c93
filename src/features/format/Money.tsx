import { use } from 'react';
import { CurrencyContext } from './CurrencyContext.ts';
import { formatMoney, type MoneyScreen } from './moneyModel.ts';

/** An amount, as the screen writes it. */
export const Money = ({ amount, screen }: { amount: number; screen: MoneyScreen }) =>
  formatMoney(amount, screen, use(CurrencyContext));
