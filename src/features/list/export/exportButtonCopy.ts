/** Apart from the dialog's texts, which come with the dialog. */
export const exportButtonCopy = {
  button: 'Export',
  notLoaded: 'The export could not be loaded. Please try again.',
} as const;
