import { useLocation } from 'react-router-dom';
import { NotFound, UnderConstruction } from '#features/shell/StatusPages.tsx';
import { getPageLabel } from '#features/shell/navigation.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { Title } from './Title.tsx';

/** Target of the logo and Cart on sign-in pages if the store has no storefront. */
export function CartPage() {
  const t = useMessages('shell').layout;
  return (
    <>
      <Title page={t.cart} />
      <UnderConstruction page={t.cart} />
    </>
  );
}

export function UnderConstructionPage() {
  const { statusPage: statusPageMessages } = useMessages('shell');
  const { navigation: navigationMessages } = useMessages('adminShell');
  const page =
    getPageLabel(navigationMessages, useLocation().pathname) ?? statusPageMessages.underConstruction;
  return (
    <>
      <Title page={page} />
      <UnderConstruction page={page} />
    </>
  );
}

export const NotFoundPage = () => {
  const t = useMessages('shell').statusPage;
  return (
    <>
      <Title page={t.notFound} />
      <NotFound />
    </>
  );
};
