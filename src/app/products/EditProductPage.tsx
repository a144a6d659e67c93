import { useParams } from 'react-router-dom';
import { editCopy, editOnlyCopy } from '#features/products/form/productFormCopy.ts';
import { ProductFormAccess } from '#features/products/form/ProductFormAccess.tsx';
import { EditProductSection } from './EditProductSection.tsx';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { Title } from '../shell/Title.tsx';

export function EditProductPage() {
  const { productId = '' } = useParams();
  return (
    <>
      <Title page={editCopy.page} />
      <RequireAuth otherwise={<ProductFormAccess copy={editOnlyCopy} />}>
        <EditProductSection key={productId} productId={productId} />
      </RequireAuth>
    </>
  );
}
