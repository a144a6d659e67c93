import { ReportsAccess } from '#features/reports/ReportsAccess.tsx';
import { reportsCopy } from '#features/reports/reportsCopy.ts';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { Title } from '../shell/Title.tsx';
import { ReportsSection } from './ReportsSection.tsx';

export const ReportsPage = () => (
  <>
    <Title page={reportsCopy.page} />
    <RequireAuth otherwise={<ReportsAccess />}>
      <ReportsSection />
    </RequireAuth>
  </>
);
