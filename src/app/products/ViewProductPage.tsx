import { useParams } from 'react-router-dom';
import { ProductViewAccess } from '#features/products/view/ProductViewFailure.tsx';
import { useWords } from '#features/words/useWords.ts';
import { ProductViewSection } from './ProductViewSection.tsx';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { Title } from '../shell/Title.tsx';

export function ViewProductPage() {
  const { productViewCopy: copy } = useWords('productView');
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
