import { useMessages } from '#features/messages/useMessages.ts';

/** Sets the document's title. */
export const Title = ({ page }: { page: string }) => {
  const t = useMessages('shell').layout;
  return <title>{t.documentTitle(page)}</title>;
};
