import { NotFound } from '#features/shell/StatusPages.tsx';
import { useWords } from '#features/words/useWords.ts';
import { Title } from './Title.tsx';

export const NotFoundPage = () => {
  const { statusPageCopy } = useWords('shell');
  return (
    <>
      <Title page={statusPageCopy.notFound} />
      <NotFound />
    </>
  );
};
