import { Button } from '#ui/button/Button.tsx';
import { ErrorView } from '#ui/error-view/ErrorView.tsx';
import { RefreshCw } from '#ui/icon/icons.tsx';

/** Shown where the page can't start. In English, because the messages of the language may be what is missing. */
export const StartFailure = () => (
  <main lang="en" dir="ltr">
    <ErrorView
      title="Counter couldn’t be loaded"
      text="Please check your connection, then reload the page."
      actions={
        <Button variant="primary" icon={<RefreshCw />} onClick={() => location.reload()}>
          Reload
        </Button>
      }
    />
  </main>
);
