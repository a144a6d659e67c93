import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PREVIEW_POLICY } from '#contract/orderMails/orderMailTemplates.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import type { MailPreviewState } from './orderMailsModel.ts';

type MailPreviewProps = { state: MailPreviewState; onRetry: () => void };

/** An email as its receiver sees it. */
export function MailPreview({ state, onRetry }: MailPreviewProps) {
  const t = useMessages('orderMails').editor;
  switch (state.status) {
    case 'loading':
      return (
        <div data-loading="" className="grid min-h-60 place-items-center text-text-muted">
          <Spinner label={t.previewLoading} />
        </div>
      );
    case 'invalid':
      return <Notice tone="caution">{t.previewInvalid}</Notice>;
    case 'failed':
      return (
        <Notice
          role="alert"
          tone="critical"
          action={
            <Button size="sm" icon={<RotateCw />} onClick={onRetry}>
              {t.retry}
            </Button>
          }
        >
          {state.message ?? t.previewFailed}
        </Notice>
      );
    case 'current':
    case 'updating':
      return (
        <div aria-busy={state.status === 'updating'} className="grid gap-2">
          <p className="text-sm text-text-muted wrap-anywhere">
            {state.orderNumber === undefined ? t.sample : t.shownOrder(state.orderNumber)}
          </p>
          <p className="font-medium wrap-anywhere">
            <bdi>{state.subject}</bdi>
          </p>
          <MailFrame title={t.frame} html={state.html} />
        </div>
      );
    default:
      return state satisfies never;
  }
}

type HtmlPolicy = { createHTML: (html: string) => string };
/** Not yet in TypeScript's library. */
type TrustedTypes = { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy };

/** The page allows only HTML of this policy. Browsers without Trusted Types need none. */
const policy = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(PREVIEW_POLICY, {
  createHTML: (html) => html,
});

/** Shows an email's page without scripts, in an origin of its own. */
function MailFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // Not an attribute of JSX, because React would turn the trusted HTML into a string.
    if (frame.current) frame.current.srcdoc = policy?.createHTML(html) ?? html;
  }, [html]);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox=""
      className="h-120 w-full rounded-lg border border-border bg-surface"
    />
  );
}
