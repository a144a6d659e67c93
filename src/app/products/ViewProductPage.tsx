import { useParams } from 'react-router-dom';
import { productViewCopy as copy } from '#features/products/view/productViewCopy.ts';
import { ProductViewAccess } from '#features/products/view/ProductViewFailure.tsx';
import { ProductViewSection } from './ProductViewSection.tsx';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { Title } from '../shell/Title.tsx';

export function ViewProductPage() {
  const { productId = '' } = useParams();
  return (
    <>
      <Title page={copy.page} />
      <RequireAuth otherwise={<ProductViewAccess />}>
        <ProductViewSection key={productId} productId={productId} />
      </RequireAuth>
    </>
  );
}
