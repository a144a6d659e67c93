import { useWords } from '#features/words/useWords.ts';
import { PackageX, RotateCw } from 'lucide-react';
import { paths } from '#features/paths.ts';
import type { Words } from '#languages/words.ts';
import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { ErrorView } from '#ui/error-view/ErrorView.tsx';
import type { ViewFailure } from './productViewModel.ts';

export type ProductViewFailureProps = { failure: ViewFailure; onRetry: () => void };

/** Says why the product can't be shown, with a retry unless it doesn't exist. */
export const ProductViewFailure = ({ failure, onRetry }: ProductViewFailureProps) => {
  const { viewFailureCopy: copy } = useWords('productView');
  return failure.reason === 'notFound' ? (
    <EmptyState
      role="alert"
      icon={<PackageX />}
      level={1}
      placement="page"
      title={copy.notFound}
      text={copy.notFoundHint}
      actions={
        <ButtonLink variant="primary" href={paths.productList}>
          {copy.back}
        </ButtonLink>
      }
    />
  ) : (
    <ErrorView
      title={getTitle(copy, failure)}
      text={copy[`${failure.reason}Hint`]}
      actions={
        <>
          <Button variant="primary" icon={<RotateCw />} onClick={onRetry}>
            {copy.retry}
          </Button>
          <ButtonLink href={paths.productList}>{copy.back}</ButtonLink>
        </>
      }
    />
  );
};

const getTitle = (
  copy: Words['productView']['viewFailureCopy'],
  failure: Exclude<ViewFailure, { reason: 'notFound' }>,
) => (failure.reason === 'refused' ? copy.refused(failure.statusText) : copy[failure.reason]);

/** The product page for visitors. */
export const ProductViewAccess = () => {
  const { viewFailureCopy: copy } = useWords('productView');
  return (
    <AccessPrompt
      title={copy.accessTitle}
      text={copy.accessText}
      actions={
        <>
          <ButtonLink variant="primary" href={paths.login}>
            {copy.signIn}
          </ButtonLink>
          <ButtonLink href={paths.dashboard}>{copy.goHome}</ButtonLink>
        </>
      }
    />
  );
};
