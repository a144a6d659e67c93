import { UnderConstruction } from '#features/shell/StatusPages.tsx';
import { useWords } from '#features/words/useWords.ts';
import { Title } from './Title.tsx';

/** Where the logo and Cart lead on the pages of the sign-in, as long as the store has no storefront. */
export function CartPage() {
  const { shellCopy } = useWords('shell');
  return (
    <>
      <Title page={shellCopy.cart} />
      <UnderConstruction page={shellCopy.cart} />
    </>
  );
}
