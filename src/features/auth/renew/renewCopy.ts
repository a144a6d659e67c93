export const renewCopy = {
  title: 'Your session has ended',
  text: 'Sign in again to go on. Nothing on this page is lost.',
  cancel: 'Cancel',
  waiting: 'Signing in',
} as const;
