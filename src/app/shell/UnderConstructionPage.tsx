import { useLocation } from 'react-router-dom';
import { getPageLabel } from '#features/shell/navigation.ts';
import { UnderConstruction } from '#features/shell/StatusPages.tsx';
import { useWords } from '#features/words/useWords.ts';
import { Title } from './Title.tsx';

export function UnderConstructionPage() {
  const { statusPageCopy } = useWords('shell');
  const { navigationCopy } = useWords('adminShell');
  const page = getPageLabel(navigationCopy, useLocation().pathname) ?? statusPageCopy.underConstruction;
  return (
    <>
      <Title page={page} />
      <UnderConstruction page={page} />
    </>
  );
}
