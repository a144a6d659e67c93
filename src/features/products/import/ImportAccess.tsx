import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';

/** The import, for who is not signed in. */
export const ImportAccess = () => {
  const { importCopy: copy } = useWords('productImport');
  return (
    <AccessPrompt
      title={copy.accessTitle}
      text={copy.accessText}
      actions={
        <ButtonLink variant="primary" href={paths.login}>
          {copy.signIn}
        </ButtonLink>
      }
    />
  );
};
