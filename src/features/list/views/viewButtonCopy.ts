/** Apart from the panel's texts, which come with the panel. */
export const viewButtonCopy = {
  button: 'View',
  notLoaded: 'The view settings could not be loaded. Please try again.',
} as const;
