/** Messages of refused requests about webhooks. */
export const webhookProblems = {
  urlInvalid: 'Enter an address that starts with https://, without a user name or password.',
  urlInsecure: 'Webhooks contain customers’ data, so the address must start with https://.',
  urlPrivate: 'This address is in a private network. Enter one that can be reached from the internet.',
  tooMany: (most: number) => `You can have up to ${most} webhooks. Remove one that is no longer used first.`,
  notFound: 'This webhook has been removed.',
  notActive: 'This webhook is paused. Resume it first.',
};
