import { paths } from '#features/paths.ts';
import type { Words } from '#languages/words.ts';
import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';

/** Either form, for who is not signed in. */
export const ProductFormAccess = ({
  copy,
}: {
  copy: Words['productForm']['createOnlyCopy'] | Words['productForm']['editOnlyCopy'];
}) => (
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
