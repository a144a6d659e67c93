import { Button } from '#ui/button/Button.tsx';
import type { Mail } from '#server/mail/mail.ts';
import { startOver } from './demoServer.ts';

const linkIn = ({ codeOrLink }: Mail) =>
  URL.canParse(codeOrLink) ? `#${new URL(codeOrLink).pathname}` : undefined;

/** What a mail server would have sent, since there is none: its subject, and its code or link. */
const MailLine = ({ mail, onDismiss }: { mail: Mail; onDismiss: () => void }) => {
  const link = linkIn(mail);
  return (
    <output className="fixed start-1.5 bottom-2 z-(--z-toast) flex max-w-[min(28rem,calc(100vw-1rem))] items-center gap-3 rounded-lg border border-border bg-surface-raised px-4 py-3 text-sm shadow-raised">
      <span className="min-w-0 flex-1">
        To {mail.to.address}: {mail.subject}.{' '}
        {link && (
          <a href={link} className="text-accent underline" onClick={onDismiss}>
            Open its link
          </a>
        )}
      </span>
      <Button size="sm" onClick={onDismiss}>
        Dismiss
      </Button>
    </output>
  );
};

/** Below the product: that this is a demo, and the way to begin anew. */
export const DemoNotice = ({ mail, onDismiss }: { mail: Mail | undefined; onDismiss: () => void }) => (
  <>
    <aside
      aria-label="About this demo"
      className="flex flex-wrap items-center justify-center gap-3 border-t border-border bg-surface px-4 py-3 text-sm text-text-muted"
    >
      A demo: the server runs in this page, and what you do stays in this browser.
      <Button size="sm" onClick={() => void startOver()}>
        Start over
      </Button>
    </aside>
    {mail && <MailLine mail={mail} onDismiss={onDismiss} />}
  </>
);
