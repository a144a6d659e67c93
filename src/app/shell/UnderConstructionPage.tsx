import { useLocation } from 'react-router-dom';
import { getPageLabel } from '#features/shell/navigation.ts';
import { UnderConstruction } from '#features/shell/StatusPages.tsx';
import { useWords } from '#features/words/useWords.ts';
import { Title } from './Title.tsx';

export function UnderConstructionPage() {
  const words = useWords('shell');
  const page = getPageLabel(words, useLocation().pathname) ?? words.statusPageCopy.underConstruction;
  return (
    <>
      <Title page={page} />
      <UnderConstruction page={page} />
    </>
  );
}
