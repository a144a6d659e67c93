/** Returns whether a modal dialog is open. */
export const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null;
