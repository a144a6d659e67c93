/** Moves focus to a form's submit button, inside the form or not, before its fields become inert. */
export const focusSubmit = (form: HTMLFormElement) =>
  [...form.elements]
    .find((one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.type === 'submit')
    ?.focus({ preventScroll: true });
