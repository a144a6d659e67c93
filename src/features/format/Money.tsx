import type { MoneyScreen } from './moneyModel.ts';
import { useFormats } from './useFormats.ts';

/** An amount, as the screen writes it. */
export const Money = ({ amount, screen }: { amount: number; screen: MoneyScreen }) =>
  useFormats().money(amount, screen);
