// Compile-time only: each line below must be an error without its directive.
import { send } from '#app/api/send.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { InventoryTable } from '#features/products/inventory/InventoryTable.tsx';
import { everything } from '#features/products/inventory/inventoryModel.ts';
import { happyDay } from '#mocks/handlers.ts';
import { mockCall } from '#mocks/mockCall.ts';

// @ts-expect-error the product's id is missing
void send(calls.getProduct, { params: {}, body: undefined });
// @ts-expect-error a login has a password
void send(calls.login, { params: {}, body: { email: 'a@b.co' } });
// @ts-expect-error a mock may not answer with another shape
mockCall(calls.getAllProducts, () => ({ products: [{ _id: '1' }] }));

const { logout: _, ...withoutLogout } = happyDay;
// @ts-expect-error a call without a mock
void (withoutLogout satisfies Record<CallName, unknown>);

const props = {
  criteria: everything,
  onCriteria: () => {},
  onDelete: () => {},
  onRetry: () => {},
};
// @ts-expect-error there are no rows while loading
void InventoryTable({ ...props, state: { status: 'loading', rows: [] } });
