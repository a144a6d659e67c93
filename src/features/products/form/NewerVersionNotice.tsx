import { Trash, UsersRound } from 'lucide-react';
import { Button } from '#ui/button/Button.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';

/** Whether the product in the form is still the stored version. */
export type NewerVersion = { status: 'none' } | { status: 'saved' } | { status: 'deleted' };

type NewerVersionNoticeProps = { state: NewerVersion; productId: string; onLoad: () => void };

/**
 * Says that someone else has saved or deleted the edited product. The output element is always rendered, so that
 * screen readers announce its text.
 */
export const NewerVersionNotice = ({ state, ...rest }: NewerVersionNoticeProps) => (
  <output
    data-visible={state.status === 'none' ? undefined : ''}
    className="block not-data-visible:sr-only tall:data-visible:sticky data-visible:top-[calc(var(--spacing-header)+0.5rem)] data-visible:z-(--z-sticky)"
  >
    <NoticeText state={state} {...rest} />
  </output>
);

function NoticeText({ state, productId, onLoad }: NewerVersionNoticeProps) {
  const t = useMessages('productForm').newerVersion;
  switch (state.status) {
    case 'none':
      return null;
    case 'saved':
      return (
        <Notice
          tone="caution"
          icon={<UsersRound />}
          title={t.saved}
          action={
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Link href={paths.viewProduct(productId)} target="_blank">
                {t.see}
              </Link>
              <Button size="sm" onClick={onLoad}>
                {t.load}
              </Button>
            </span>
          }
        >
          {t.savedText}
        </Notice>
      );
    case 'deleted':
      return (
        <Notice tone="critical" icon={<Trash />} title={t.deleted}>
          {t.deletedText}
        </Notice>
      );
    default:
      return state satisfies never;
  }
}
