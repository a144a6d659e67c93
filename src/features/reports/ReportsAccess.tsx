import { paths } from '#features/paths.ts';
import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { reportsCopy as copy } from './reportsCopy.ts';

/** The reports, for who is not signed in. */
export const ReportsAccess = () => (
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
