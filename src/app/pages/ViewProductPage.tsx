import { useParams } from 'react-router-dom';
import { productViewCopy as copy } from '#features/products/view/productViewCopy.ts';
import { ProductViewAccess } from '#features/products/view/ProductViewFailure.tsx';
import { ProductViewSection } from '../sections/ProductViewSection.tsx';
import { SignedIn } from '../SignedIn.tsx';
import { Title } from '../Title.tsx';

export function Component() {
  const { productId = '' } = useParams();
  return (
    <>
      <Title page={copy.page} />
      <SignedIn otherwise={<ProductViewAccess />}>
        <ProductViewSection key={productId} productId={productId} />
      </SignedIn>
    </>
  );
}
