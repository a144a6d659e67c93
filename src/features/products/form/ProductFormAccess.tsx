import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import type { FormKind } from './useProductForm.ts';

/** Either form for visitors. */
export function ProductFormAccess({ kind }: { kind: FormKind }) {
  const { createOnlyCopy, editOnlyCopy } = useWords('productForm');
  const copy = kind === 'create' ? createOnlyCopy : editOnlyCopy;
  return (
    <AccessPrompt
      title={copy.accessTitle}
      text={copy.accessText}
      actions={
        <ButtonLink variant="primary" href={paths.login}>
          {copy.toLogin}
        </ButtonLink>
      }
    />
  );
}
