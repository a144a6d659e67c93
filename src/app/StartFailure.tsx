import { RefreshCw } from 'lucide-react';
import { PRODUCT_NAME } from '#contract/settings/brand.ts';
import { startFailure } from '#languages/startFailure.ts';
import { Button } from '#ui/button/Button.tsx';
import { ErrorView } from '#ui/error-view/ErrorView.tsx';
import { getPreferredLanguage } from './language/language.ts';

/** Shown if the app can't start, usually because its messages failed to load. */
export function StartFailure({ product = PRODUCT_NAME }: { product?: string | undefined }) {
  const { title, text, reload } = startFailure[getPreferredLanguage()];
  return (
    <main>
      <ErrorView
        title={title(product)}
        text={text}
        actions={
          <Button variant="primary" icon={<RefreshCw />} onClick={() => location.reload()}>
            {reload}
          </Button>
        }
      />
    </main>
  );
}
