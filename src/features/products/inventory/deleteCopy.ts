export const deleteCopy = {
  title: 'Confirm Deletion',
  text: 'Are you sure you want to delete this product? This action cannot be undone.',
  cancel: 'Cancel',
  confirm: 'Delete',
  deleting: 'Deleting...',
  deleted: 'Product deleted successfully',
} as const;
