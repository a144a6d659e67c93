import { NotFound } from '#features/shell/StatusPages.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { Title } from '../page/Title.tsx';

export const NotFoundPage = () => {
  const t = useMessages('shell').statusPage;
  return (
    <>
      <Title page={t.notFound} />
      <NotFound />
    </>
  );
};
