import { useWords } from '#features/words/useWords.ts';

/** Sets the document's title. */
export const Title = ({ page }: { page: string }) => {
  const { shellCopy } = useWords('shell');
  return <title>{shellCopy.titled(page)}</title>;
};
