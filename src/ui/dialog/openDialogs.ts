/** In the order in which they were opened: the last one has the keyboard. */
const openDialogs: HTMLElement[] = [];

/** Marks a child of the body that stays within reach while a dialog is open. */
export const ABOVE_DIALOGS = { 'data-above-dialogs': '' };

/** Adds an open dialog, a child of the body, above those that are open. Returns how to take it away. */
export function addOpenDialog(dialog: HTMLElement): () => void {
  openDialogs.push(dialog);
  markPage();
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1);
    markPage();
  };
}

export const isTopDialog = (dialog: HTMLElement) => openDialogs.at(-1) === dialog;

/** What was there before the dialog is out of reach; what opens after it, such as the list of a select in it, is not. */
function isBehind(one: Element, dialog: HTMLElement) {
  const isBefore = dialog.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore && !one.matches('[data-above-dialogs]');
}

function markPage() {
  const top = openDialogs.at(-1);
  // For the style sheet: on a phone, where a dialog is a sheet at the foot, toasts keep clear of it.
  document.documentElement.toggleAttribute('data-dialog', top !== undefined);
  for (const one of document.querySelectorAll<HTMLElement>('body > :not(script, noscript)')) {
    if (top && isBehind(one, top)) {
      one.inert = true;
      one.ariaHidden = 'true';
    } else if (one.inert) {
      one.inert = false;
      one.ariaHidden = null;
    }
  }
}
