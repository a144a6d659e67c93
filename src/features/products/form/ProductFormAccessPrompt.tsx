import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { FormKind } from './useProductForm.ts';

/** Shown in place of the add or edit form to signed-out visitors. */
export function ProductFormAccessPrompt({ kind }: { kind: FormKind }) {
  const { createOnly, editOnly } = useMessages('productForm');
  const t = kind === 'create' ? createOnly : editOnly;
  return (
    <AccessPrompt
      title={t.accessTitle}
      text={t.accessText}
      actions={
        <ButtonLink variant="primary" href={paths.login}>
          {t.toLogin}
        </ButtonLink>
      }
    />
  );
}
