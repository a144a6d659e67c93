import { shellCopy } from '#features/shell/shellCopy.ts';

/** The document's title while this page is shown. */
export const Title = ({ page }: { page: string }) => <title>{shellCopy.titled(page)}</title>;
