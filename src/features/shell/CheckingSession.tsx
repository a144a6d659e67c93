import { Spinner } from '#ui/spinner/Spinner.tsx';
import { statusPageCopy as copy } from './shellCopy.ts';

/** Until check-admin has answered, nobody knows which screen is the right one. */
export const CheckingSession = () => (
  <div data-waiting="" className="grid min-h-80 place-items-center text-text-subtle">
    <Spinner size="lg" label={copy.checking} />
  </div>
);
