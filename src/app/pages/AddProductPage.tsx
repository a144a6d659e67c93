import { createCopy, createOnlyCopy } from '#features/products/form/productFormCopy.ts';
import { ProductFormAccess } from '#features/products/form/ProductFormAccess.tsx';
import { AddProductSection } from '../sections/AddProductSection.tsx';
import { SignedIn } from '../SignedIn.tsx';
import { Title } from '../Title.tsx';

export const Component = () => (
  <>
    <Title page={createCopy.page} />
    <SignedIn otherwise={<ProductFormAccess copy={createOnlyCopy} />}>
      <AddProductSection />
    </SignedIn>
  </>
);
