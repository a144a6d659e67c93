import { useLocation } from 'react-router-dom';
import { NotFound, UnderConstruction } from '#features/shell/StatusPages.tsx';
import { getPageLabel } from '#features/shell/navigation.ts';
import { useWords } from '#features/words/useWords.ts';
import { Title } from './Title.tsx';

/** Target of the logo and Cart on sign-in pages if the store has no storefront. */
export function CartPage() {
  const { shellCopy } = useWords('shell');
  return (
    <>
      <Title page={shellCopy.cart} />
      <UnderConstruction page={shellCopy.cart} />
    </>
  );
}

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

export const NotFoundPage = () => {
  const { statusPageCopy } = useWords('shell');
  return (
    <>
      <Title page={statusPageCopy.notFound} />
      <NotFound />
    </>
  );
};
