import { statusPageCopy } from '#features/shell/shellCopy.ts';
import { NotFound } from '#features/shell/StatusPages.tsx';
import { Title } from './Title.tsx';

export const NotFoundPage = () => (
  <>
    <Title page={statusPageCopy.notFound} />
    <NotFound />
  </>
);
