import { MAIL_LANGUAGES, type MailLanguage } from '#contract/orderMails/orderMailTemplates.ts';
import { toPreviewPage } from '#server/mail/mailPage.ts';

type Mail = { subject: string; html: string };

const names: Record<MailLanguage, string> = { en: 'English', hi: 'हिन्दी', de: 'Deutsch', ar: 'العربية' };

export type MailInAllLanguagesProps = {
  /** Renders the email as the server does. */
  render: (language: MailLanguage) => Mail;
};

/** One email of the server in each of its languages, as its receiver sees it. */
export function MailInAllLanguages({ render }: MailInAllLanguagesProps) {
  return (
    <main className="grid gap-6 p-6 md:grid-cols-2">
      {MAIL_LANGUAGES.map((language) => {
        const { subject, html } = render(language);
        return (
          <section key={language} lang={language} className="grid min-w-0 content-start gap-2">
            <h2 className="text-sm text-text-muted">{names[language]}</h2>
            <p className="font-medium wrap-anywhere">
              <bdi>{subject}</bdi>
            </p>
            <iframe
              title={subject}
              sandbox=""
              srcDoc={toPreviewPage(html)}
              className="h-150 w-full rounded-lg border border-border bg-surface"
            />
          </section>
        );
      })}
    </main>
  );
}
