import { statusPageCopy } from '#features/shell/shellCopy.ts';
import { NotFound } from '#features/shell/StatusPages.tsx';
import { Title } from '../Title.tsx';

export const Component = () => (
  <>
    <Title page={statusPageCopy.notFound} />
    <NotFound />
  </>
);
