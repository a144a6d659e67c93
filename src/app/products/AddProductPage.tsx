import { useSearchParams } from 'react-router-dom';
import { ProductFormAccess } from '#features/products/form/ProductFormAccess.tsx';
import { DUPLICATE_PARAM } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { AddProductSection } from './AddProductSection.tsx';
import { DuplicateProductSection } from './DuplicateProductSection.tsx';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { Title } from '../shell/Title.tsx';

export function AddProductPage() {
  const { createCopy } = useWords('productForm');
  const [params] = useSearchParams();
  const source = params.get(DUPLICATE_PARAM);
  return (
    <>
      <Title page={createCopy.page} />
      <RequireAuth otherwise={<ProductFormAccess kind="create" />}>
        {source ? <DuplicateProductSection key={source} /> : <AddProductSection />}
      </RequireAuth>
    </>
  );
}
