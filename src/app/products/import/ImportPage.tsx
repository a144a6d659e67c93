import { ImportAccess } from '#features/products/import/ImportAccess.tsx';
import { importCopy as copy } from '#features/products/import/importCopy.ts';
import { RequireAuth } from '../../session/RequireAuth.tsx';
import { Title } from '../../shell/Title.tsx';
import { ImportSection } from './ImportSection.tsx';

export const ImportPage = () => (
  <>
    <Title page={copy.page} />
    <RequireAuth otherwise={<ImportAccess />}>
      <ImportSection />
    </RequireAuth>
  </>
);
