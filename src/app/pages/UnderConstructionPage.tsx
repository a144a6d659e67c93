import { useLocation } from 'react-router-dom';
import { pageNameOf } from '#features/shell/pageNames.ts';
import { statusPageCopy } from '#features/shell/shellCopy.ts';
import { UnderConstruction } from '#features/shell/StatusPages.tsx';
import { Title } from '../Title.tsx';

export function Component() {
  const page = pageNameOf(useLocation().pathname) ?? statusPageCopy.underConstruction;
  return (
    <>
      <Title page={page} />
      <UnderConstruction page={page} />
    </>
  );
}
