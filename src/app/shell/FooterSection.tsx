import { Footer } from '#features/shell/Footer.tsx';
import { useWords } from '#features/words/useWords.ts';
import { useSettings } from '../settings/SettingsContext.ts';

/** For the newsletter it opens the mail program, and claims nothing that did not happen. */
export function FooterSection() {
  const { footerCopy: copy } = useWords('adminShell');
  const { contact } = useSettings();
  const subscribe = (email: string) => {
    const query = new URLSearchParams({ subject: copy.subject, body: copy.body(email) });
    location.href = `mailto:${contact.email}?${query.toString().replaceAll('+', '%20')}`;
  };
  return <Footer contact={contact} onSubscribe={subscribe} />;
}
