import { Button } from '#ui/button/Button.tsx';
import type { Mail } from '#server/base/mail.ts';
import { resetDemo } from './demoServer.ts';

/** Returns the email's link as a route in the hash; undefined if it contains a code instead. */
const getLinkHref = ({ codeOrLink }: Mail) =>
  URL.canParse(codeOrLink) ? `#${new URL(codeOrLink).pathname}` : undefined;

/** An email that would have been sent: its subject, which includes a code, and its link. */
const SentMail = ({ mail, onDismiss }: { mail: Mail; onDismiss: () => void }) => {
  const href = getLinkHref(mail);
  return (
    <output className="fixed start-1.5 bottom-2 z-(--z-toast) flex max-w-[min(28rem,calc(100vw-1rem))] items-center gap-3 rounded-lg border border-border bg-surface-raised px-4 py-3 text-sm shadow-raised">
      <span className="min-w-0 flex-1">
        To {mail.to.address}: {mail.subject}.{' '}
        {href && (
          <a href={href} className="text-accent underline" onClick={onDismiss}>
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

/** Says below the app that this is a demo, with a button that resets it, and shows the latest email. */
export const DemoNotice = ({ mail, onDismiss }: { mail: Mail | undefined; onDismiss: () => void }) => (
  <>
    <aside
      aria-label="About this demo"
      className="flex flex-wrap items-center justify-center gap-3 border-t border-border bg-surface px-4 py-3 text-sm text-text-muted"
    >
      This is a demo. The server runs in this page, and your changes stay in this browser.
      <Button size="sm" onClick={() => void resetDemo()}>
        Start over
      </Button>
    </aside>
    {mail && <SentMail mail={mail} onDismiss={onDismiss} />}
  </>
);
