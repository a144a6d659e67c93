import { createCopy, createOnlyCopy } from '#features/products/form/productFormCopy.ts';
import { ProductFormAccess } from '#features/products/form/ProductFormAccess.tsx';
import { AddProductSection } from './AddProductSection.tsx';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { Title } from '../shell/Title.tsx';

export const AddProductPage = () => (
  <>
    <Title page={createCopy.page} />
    <RequireAuth otherwise={<ProductFormAccess copy={createOnlyCopy} />}>
      <AddProductSection />
    </RequireAuth>
  </>
);
