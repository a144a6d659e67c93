import { useWords } from '#features/words/useWords.ts';

/** The document's title while this page is shown. */
export const Title = ({ page }: { page: string }) => {
  const { shellCopy } = useWords('shell');
  return <title>{shellCopy.titled(page)}</title>;
};
