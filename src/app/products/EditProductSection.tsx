import { useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import { paths } from '#features/paths.ts';
import { ConflictDialog } from '#features/products/form/ConflictDialog.tsx';
import { EditProductView } from '#features/products/form/EditProductView.tsx';
import { type NewerVersion, NewerVersionNotice } from '#features/products/form/NewerVersionNotice.tsx';
import { editBody, toFormValues } from '#features/products/form/productPayload.ts';
import { editCopy } from '#features/products/form/productFormCopy.ts';
import { editRules } from '#features/products/form/productFormModel.ts';
import { getApiFailure } from '../api/failure.ts';
import { useEditProduct } from '../queries/productForm.ts';
import { ProductFormSection, type ProductFormSectionProps } from './ProductFormSection.tsx';
import { useEditedProduct } from './useEditedProduct.ts';

/** A product to edit, by its id in the address. */
export function EditProductSection({ productId }: { productId: string }) {
  const { state, reload, newer } = useEditedProduct(productId);
  return (
    <EditProductView state={state}>
      {state.status === 'editing' && (
        <Editing key={state.version} product={state.product} newer={newer} onReload={reload} />
      )}
    </EditProductView>
  );
}

type Decision = 'stay' | 'reload' | 'overwrite';

type EditingProps = { product: Product; newer: NewerVersion; onReload: () => Promise<void> };

/** The form of one version of a product. Reloading begins with another one. */
function Editing({ product, newer, onReload }: EditingProps) {
  const [saved] = useState(() => toFormValues(product));
  const edit = useEditProduct(product._id);
  const conflict = useConflict();

  const save: ProductFormSectionProps['save'] = async (values, options) => {
    const send = (expectedVersion: 'loaded' | 'any') =>
      edit.mutateAsync({ body: editBody(values, product, expectedVersion), ...options });
    try {
      await send('loaded');
    } catch (error) {
      const failure = getApiFailure(error);
      if (failure?.kind !== 'refused' || failure.status !== 409) throw error;
      const decision = await conflict.ask(failure.message ?? '');
      if (decision !== 'overwrite') {
        if (decision === 'reload') await onReload();
        return { outcome: 'failed', text: undefined };
      }
      await send('any');
    }
    return { outcome: 'updated', productId: product._id };
  };
  return (
    <>
      <ProductFormSection
        copy={editCopy}
        rules={editRules}
        saved={saved}
        subtitle={product.name}
        notice={<NewerVersionNotice state={newer} productId={product._id} onLoad={() => void onReload()} />}
        cancelHref={paths.viewProduct(product._id)}
        save={save}
      />
      <ConflictDialog
        state={conflict.state}
        onStay={() => conflict.decide('stay')}
        onReload={() => conflict.decide('reload')}
        onOverwrite={() => conflict.decide('overwrite')}
      />
    </>
  );
}

/** Lets a save wait for the administrator's decision about a conflict. */
function useConflict() {
  const [pending, setPending] = useState<{ message: string; resolve: (decision: Decision) => void }>();
  return {
    state: pending
      ? ({ status: 'asking', message: pending.message } as const)
      : ({ status: 'closed' } as const),
    ask: (message: string) => new Promise<Decision>((resolve) => setPending({ message, resolve })),
    decide(decision: Decision) {
      pending?.resolve(decision);
      setPending(undefined);
    },
  };
}
