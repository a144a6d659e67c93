import { ReportsAccess } from '#features/reports/ReportsAccess.tsx';
import { useWords } from '#features/words/useWords.ts';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { Title } from '../shell/Title.tsx';
import { ReportsSection } from './ReportsSection.tsx';

export const ReportsPage = () => {
  const { reportsCopy } = useWords('reports');
  return (
    <>
      <Title page={reportsCopy.page} />
      <RequireAuth otherwise={<ReportsAccess />}>
        <ReportsSection />
      </RequireAuth>
    </>
  );
};
