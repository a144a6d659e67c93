import { UnderConstruction } from '#features/shell/StatusPages.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { Title } from '../page/Title.tsx';

/** Page that the logo and Cart link to on sign-in pages if the store has no storefront. */
export function CartPage() {
  const t = useMessages('shell').layout;
  return (
    <>
      <Title page={t.cart} />
      <UnderConstruction page={t.cart} />
    </>
  );
}
