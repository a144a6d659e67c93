import { KeyRound } from '#ui/icon/icons.tsx';
import { paths } from '#features/paths.ts';
import { AuthNotice } from '../AuthNotice.tsx';
import { resetSuccessCopy as copy } from './resetCopy.ts';

export const ResetPasswordSuccess = () => (
  <AuthNotice
    icon={<KeyRound />}
    title={copy.title}
    text={copy.text}
    next={{ label: copy.login, href: paths.adminLogin }}
  />
);
