import { useLocation } from 'react-router-dom';
import { getPageName } from '#features/shell/navigation.ts';
import { statusPageCopy } from '#features/shell/shellCopy.ts';
import { UnderConstruction } from '#features/shell/StatusPages.tsx';
import { Title } from './Title.tsx';

export function UnderConstructionPage() {
  const page = getPageName(useLocation().pathname) ?? statusPageCopy.underConstruction;
  return (
    <>
      <Title page={page} />
      <UnderConstruction page={page} />
    </>
  );
}
