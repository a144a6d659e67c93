import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Product } from '#contract/products/product.ts';
import { paths } from '#features/paths.ts';
import { ConflictDialog } from '#features/products/form/ConflictDialog.tsx';
import { EditProductView } from '#features/products/form/EditProductView.tsx';
import { type NewerVersion, NewerVersionNotice } from '#features/products/form/NewerVersionNotice.tsx';
import { ProductFormAccessPrompt } from '#features/products/form/ProductFormAccessPrompt.tsx';
import { editRules, getFields } from '#features/products/form/productFormModel.ts';
import { buildEditBody, toFormValues } from '#features/products/form/productPayload.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getApiFailure } from '../api/failure.ts';
import { useEditProduct } from '../queries/products.ts';
import { RequireAuth } from '../session/SessionGate.tsx';
import { useAdminEmail } from '../session/useSession.ts';
import { Title } from '../shell/Title.tsx';
import { ProductFormSection, type ProductFormSectionProps } from './ProductFormSection.tsx';
import { editDraft } from './productDrafts.ts';
import { useEditedProduct } from './useEditedProduct.ts';
import { useProductDraft } from './useProductDraft.ts';

/** Loads the product with this id and shows its form. */
function EditProductSection({ productId }: { productId: string }) {
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

/** The form for one version of a product. Reloading starts with the new version. */
function Editing({ product, newer, onReload }: EditingProps) {
  const [saved] = useState(() => toFormValues(product));
  const email = useAdminEmail();
  const draft = useProductDraft({
    openStore: () => editDraft(email, product._id),
    kind: 'edit',
    initial: getFields(saved),
    version: product.updatedAt,
  });
  const reload = () => {
    draft.savePending();
    return onReload();
  };
  // A restored draft may be based on an older version, which the save must compare with.
  const { save, conflict } = useSave({ ...product, updatedAt: draft.version }, draft.clear, reload);
  return (
    <>
      <ProductFormSection
        kind="edit"
        rules={editRules}
        savedValues={saved}
        subtitle={product.name}
        notice={<NewerVersionNotice state={newer} productId={product._id} onLoad={() => void reload()} />}
        draft={draft.offer}
        onFieldsChange={draft.save}
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

/** Saves the form. If someone else has saved since, the administrator decides which version stays. */
function useSave(before: Product, onSaved: () => void, onReload: EditingProps['onReload']) {
  const edit = useEditProduct(before._id);
  const conflict = useConflict();
  const save: ProductFormSectionProps['save'] = async (values, options) => {
    const send = (expectedVersion: 'loaded' | 'any') =>
      edit.mutateAsync({ body: buildEditBody(values, before, expectedVersion), ...options });
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
    onSaved();
    return { outcome: 'updated', productId: before._id };
  };
  return { save, conflict };
}

/** Lets a save wait for the decision about a conflict. */
function useConflict() {
  const [pending, setPending] = useState<{ message: string; resolve: (decision: Decision) => void }>();
  return {
    state: pending
      ? ({ status: 'open', message: pending.message } as const)
      : ({ status: 'closed' } as const),
    ask: (message: string) => new Promise<Decision>((resolve) => setPending({ message, resolve })),
    decide(decision: Decision) {
      pending?.resolve(decision);
      setPending(undefined);
    },
  };
}

export function EditProductPage() {
  const t = useMessages('productForm').edit;
  const { productId = '' } = useParams();
  return (
    <>
      <Title page={t.page} />
      <RequireAuth otherwise={<ProductFormAccessPrompt kind="edit" />}>
        <EditProductSection key={productId} productId={productId} />
      </RequireAuth>
    </>
  );
}
