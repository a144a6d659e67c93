import { type RefObject, useEffect } from 'react';

/** Submits on Ctrl or Cmd with Enter from anywhere. Blocked for want of images, it still says all that is missing. */
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

/** Focuses the first field with an error after each failed submit. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, tries: number) {
  useEffect(() => {
    if (tries === 0) return;
    const marked = form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]');
    // What is a group is entered at its first member.
    const member = marked?.querySelector<HTMLElement>('input[type=radio], button');
    (member ?? marked)?.focus({ preventScroll: true });
    // Away from the bar and the toasts at the window's foot.
    marked?.scrollIntoView({ block: 'center' });
  }, [form, tries]);
}

/** Moves the focus to the submit button, because the fields can't be reached while a save is under way. */
export const focusSubmit = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });
