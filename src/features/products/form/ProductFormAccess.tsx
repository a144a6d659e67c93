import { paths } from '#features/paths.ts';
import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import type { createOnlyCopy, editOnlyCopy } from './productFormCopy.ts';

/** Either form, for who is not signed in. */
export const ProductFormAccess = ({ copy }: { copy: typeof createOnlyCopy | typeof editOnlyCopy }) => (
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
