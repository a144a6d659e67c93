import { useParams } from 'react-router-dom';
import { editCopy, editOnlyCopy } from '#features/products/form/productFormCopy.ts';
import { ProductFormAccess } from '#features/products/form/ProductFormAccess.tsx';
import { EditProductSection } from '../sections/EditProductSection.tsx';
import { SignedIn } from '../SignedIn.tsx';
import { Title } from '../Title.tsx';

export function Component() {
  const { productId = '' } = useParams();
  return (
    <>
      <Title page={editCopy.page} />
      <SignedIn otherwise={<ProductFormAccess copy={editOnlyCopy} />}>
        <EditProductSection key={productId} productId={productId} />
      </SignedIn>
    </>
  );
}
