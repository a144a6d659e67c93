import { type RefObject, useEffect } from 'react';

/** Ctrl or Cmd with Enter saves from anywhere. Blocked for want of images, it still says all that is missing. */
export function useSubmitKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      element?.requestSubmit();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [form]);
}

/** After a try that found something wrong, the first marked field has the focus. */
export function useFocusOnMark(form: RefObject<HTMLFormElement | null>, tries: number) {
  useEffect(() => {
    if (tries === 0) return;
    const marked = form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]');
    // What is a group is entered at its first member.
    const member = marked?.querySelector<HTMLElement>('input[type=radio], button');
    (member ?? marked)?.focus();
  }, [form, tries]);
}

/** While a save is under way the fields can't be reached: the focus waits at the button. */
export const focusSubmit = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });
