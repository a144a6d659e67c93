export const renewCopy = {
  title: 'Your session has ended',
  text: 'Sign in again to go on. Nothing on this page is lost.',
  cancel: 'Cancel',
  waiting: 'Signing in',
  replaced: 'This was not sent, because another administrator has signed in. Check it and try again.',
  signedInAs: (name: string) => `${name} is signed in now. What was not saved has not been sent.`,
} as const;
