import { paths } from '#features/paths.ts';
import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { importCopy as copy } from './importCopy.ts';

/** The import, for who is not signed in. */
export const ImportAccess = () => (
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
