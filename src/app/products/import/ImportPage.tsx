import { ImportAccess } from '#features/products/import/ImportAccess.tsx';
import { useWords } from '#features/words/useWords.ts';
import { RequireAuth } from '../../session/RequireAuth.tsx';
import { Title } from '../../shell/Title.tsx';
import { ImportSection } from './ImportSection.tsx';

export const ImportPage = () => {
  const { importCopy: copy } = useWords('productImport');
  return (
    <>
      <Title page={copy.page} />
      <RequireAuth otherwise={<ImportAccess />}>
        <ImportSection />
      </RequireAuth>
    </>
  );
};
