import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Currency, getStoreCurrency } from '#contract/money/currency.ts';
import type { CurrencyDialogState } from '#features/storeDetails/CurrencyDialog.tsx';
import { dashboardQueries } from '../queries/dashboard.ts';

type Question = { state: CurrencyDialogState; answer: (answer: 'change' | 'cancel') => void };

const closed: Question = { state: { status: 'closed' }, answer: () => undefined };

/** Asks before a save changes the currency of a store that has orders. */
export function useCurrencyQuestion() {
  const client = useQueryClient();
  const [question, setQuestion] = useState(closed);
  /** Throws if the orders can't be counted. */
  const ask = async (from: Currency, to: Currency): Promise<'change' | 'cancel'> => {
    const currency = getStoreCurrency(to);
    if (currency === getStoreCurrency(from)) return 'change';
    const { totalOrders: orders } = await client.fetchQuery({ ...dashboardQueries.totals(), staleTime: 0 });
    if (orders === undefined) throw new Error('The response has no number of orders');
    if (orders === 0) return 'change';
    const answer = await new Promise<'change' | 'cancel'>((resolve) =>
      setQuestion({ state: { status: 'asking', orders, currency }, answer: resolve }),
    );
    setQuestion(closed);
    return answer;
  };
  return { ...question, ask };
}
