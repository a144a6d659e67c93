import { useMessages } from '#features/messages/useMessages.ts';
import { Footer } from '#features/shell/Footer.tsx';
import { useSettings } from '../settings.ts';

/** The footer. Its subscribe form opens the mail program. */
export function FooterSection() {
  const t = useMessages('adminShell').footer;
  const { contact } = useSettings();
  const subscribe = (email: string) => {
    const query = new URLSearchParams({ subject: t.subject, body: t.body(email) });
    location.href = `mailto:${contact.email}?${query.toString().replaceAll('+', '%20')}`;
  };
  return <Footer contact={contact} onSubscribe={subscribe} />;
}
