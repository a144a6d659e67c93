import type { MoneyScreen } from './formatMoney.ts';
import { useFormats } from './useFormats.ts';

export const Money = ({ amount, screen }: { amount: number; screen: MoneyScreen }) => (
  <span translate="no">{useFormats().money(amount, screen)}</span>
);
