import { Money } from '#features/Money.tsx';
import { orderCopy as copy } from './orderCopy.ts';

/** An amount of an order, or an em dash where there is none. */
export const Amount = ({ of: amount }: { of: number | undefined }) =>
  amount === undefined ? copy.missing : <Money amount={amount} screen="orders" />;
