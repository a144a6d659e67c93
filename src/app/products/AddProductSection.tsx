import { paths } from '#features/paths.ts';
import { createBody } from '#features/products/form/productPayload.ts';
import { createRules, emptyFields, emptyValues } from '#features/products/form/productFormModel.ts';
import { useWords } from '#features/words/useWords.ts';
import { newProductDraft } from './productDrafts.ts';
import { useProductDraft } from './useProductDraft.ts';
import { useAdminEmail } from '../session/useAdminEmail.ts';
import { useCreateProduct } from '../queries/productForm.ts';
import { ProductFormSection, type ProductFormSectionProps } from './ProductFormSection.tsx';

/** A new product; what is typed is kept until it is published. */
export function AddProductSection() {
  const { createOnlyCopy } = useWords('productForm');
  const creation = useCreateProduct();
  const email = useAdminEmail();
  const draft = useProductDraft({
    openStore: () => newProductDraft(email),
    kind: 'new',
    initial: emptyFields,
  });

  const save: ProductFormSectionProps['save'] = async (values, options) => {
    const { productId } = await creation.mutateAsync({ body: createBody(values), ...options });
    if (!productId) return { outcome: 'failed', text: createOnlyCopy.noId };
    draft.clear();
    return { outcome: 'created', productId };
  };
  return (
    <ProductFormSection
      kind="create"
      rules={createRules}
      saved={emptyValues}
      draft={draft.offer}
      onFieldsChange={draft.save}
      cancelHref={paths.productList}
      save={save}
    />
  );
}
