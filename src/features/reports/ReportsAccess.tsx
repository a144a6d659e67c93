import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';

/** The reports, for who is not signed in. */
export const ReportsAccess = () => {
  const { reportsCopy: copy } = useWords('reports');
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
