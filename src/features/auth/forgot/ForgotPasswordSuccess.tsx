import { MailCheck } from '#ui/icon/icons.tsx';
import { paths } from '#features/paths.ts';
import { AuthNotice } from '../AuthNotice.tsx';
import { forgotSuccessCopy as copy } from './forgotCopy.ts';

export const ForgotPasswordSuccess = () => (
  <AuthNotice
    icon={<MailCheck />}
    title={copy.title}
    text={copy.text}
    next={{ label: copy.login, href: paths.adminLogin }}
  />
);
