import { NoProducts } from '#features/products/list/NoProducts.tsx';
import { ProductListAccess } from '#features/products/list/ProductListAccess.tsx';
import { productListCopy as copy } from '#features/products/list/productListCopy.ts';
import { ProductListView } from '#features/products/list/ProductListView.tsx';
import { failureIn, messageOr } from '../api/failure.ts';
import { InventorySection } from '../sections/InventorySection.tsx';
import { TotalsSection } from '../sections/TotalsSection.tsx';
import { SignedIn } from '../SignedIn.tsx';
import { Title } from '../Title.tsx';

export const Component = () => (
  <>
    <Title page={copy.page} />
    <SignedIn otherwise={<ProductListAccess />}>
      <ProductListView
        totals={<TotalsSection screen="productList" captions="hidden" />}
        inventory={<InventorySection failureText={failureText} whenEmpty={<NoProducts />} />}
      />
    </SignedIn>
  </>
);

const failureText = (error: unknown) =>
  failureIn(error)?.kind === 'unreadable' ? copy.noList : messageOr(error, copy.failed);
