export const newerVersionCopy = {
  saved: 'Somebody else has just saved this product',
  savedText:
    'What you have typed is still here. To go on from their version, load it: it replaces what stands here.',
  see: 'See it in a new tab',
  load: 'Load their version',
  deleted: 'Somebody else has just deleted this product',
  deletedText: 'What you have typed is still here, but it can’t be saved any more.',
} as const;
