import { type ReactNode, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#features/paths.ts';
import { criteriaIn, withCriteria } from '#features/products/inventory/inventoryAddress.ts';
import type { OnCriteria } from '#features/products/inventory/inventoryModel.ts';
import { InventoryTable } from '#features/products/inventory/InventoryTable.tsx';
import { DeleteProductDialog } from './dialogs.ts';
import { useAddressedCriteria } from './useAddressedCriteria.ts';
import { useDeletion } from './useDeletion.ts';
import { useFocusAfterDeletion } from './useFocusAfterDeletion.ts';
import { useInventory } from './useInventory.ts';

export type InventorySectionProps = {
  /** What is said of a list that could not be had, in a toast and in the table. */
  failureText: (error: unknown) => string;
  /** Instead of the table of a store that has no products. */
  whenEmpty?: ReactNode;
};

const address = { read: criteriaIn, write: withCriteria };

/** The inventory table of the dashboard and of the product list: what it shows, and the deletion of a product. */
export function InventorySection({ failureText, whenEmpty }: InventorySectionProps) {
  const { criteria, setCriteria } = useAddressedCriteria(address);
  const change = useCallback<OnCriteria>((to) => setCriteria((now) => ({ ...now, ...to })), [setCriteria]);
  const { state, count, retry } = useInventory(criteria, failureText);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // On the dashboard already, with what was searched and filtered there, nothing is to be left.
  const toDashboard = () => pathname !== paths.dashboard && void navigate(paths.dashboard);
  const deletion = useDeletion({ onFailure: toDashboard });
  const search = useFocusAfterDeletion(deletion.state.status);
  return (
    <>
      {whenEmpty && count === 0 ? (
        whenEmpty
      ) : (
        <InventoryTable
          state={state}
          criteria={criteria}
          onCriteria={change}
          onDelete={deletion.ask}
          onRetry={retry}
          searchRef={search}
        />
      )}
      <DeleteProductDialog state={deletion.state} onConfirm={deletion.confirm} onCancel={deletion.cancel} />
    </>
  );
}
