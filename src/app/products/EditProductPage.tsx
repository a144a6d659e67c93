import { useParams } from 'react-router-dom';
import { ProductFormAccess } from '#features/products/form/ProductFormAccess.tsx';
import { useWords } from '#features/words/useWords.ts';
import { EditProductSection } from './EditProductSection.tsx';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { Title } from '../shell/Title.tsx';

export function EditProductPage() {
  const { editCopy } = useWords('productForm');
  const { productId = '' } = useParams();
  return (
    <>
      <Title page={editCopy.page} />
      <RequireAuth otherwise={<ProductFormAccess kind="edit" />}>
        <EditProductSection key={productId} productId={productId} />
      </RequireAuth>
    </>
  );
}
