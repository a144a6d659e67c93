import { expect, it } from 'vitest';
import { create as createMessages, edit as editMessages } from '#languages/en/productForm.ts';
import { createRules, editRules } from '#features/products/form/productFormModel.ts';
import { getSaveBarState, type SaveBarInput } from '#features/products/form/saveBarState.ts';

const idle: SaveBarInput = {
  isSaving: false,
  upload: { status: 'none' },
  errorCount: 0,
  imageCount: 1,
  changes: 'unsaved',
};
const adding = (input: Partial<SaveBarInput>) =>
  getSaveBarState({ ...idle, ...input }, createRules, createMessages);
const editing = (input: Partial<SaveBarInput>) =>
  getSaveBarState({ ...idle, ...input }, editRules, editMessages);
const uploading = (progress: number) => adding({ isSaving: true, upload: { status: 'uploading', progress } });

it('disables publishing without an image and gives the reason, but not for an edit', () => {
  const blocked = 'Add at least one image to publish';
  expect(adding({ imageCount: 0 })).toEqual({ status: 'blocked', text: blocked, disabledReason: blocked });
  expect(adding({ imageCount: 0, errorCount: 2 })).toEqual({
    status: 'attention',
    text: '2 fields need attention',
    disabledReason: blocked,
  });
  expect(editing({ imageCount: 0, changes: 'saved' })).toEqual({ status: 'unchanged' });
});

it('counts the fields that need attention', () => {
  expect(editing({ errorCount: 1 })).toMatchObject({
    text: '1 field needs attention',
    disabledReason: undefined,
  });
});

it('shows the upload progress until everything is sent', () => {
  expect(uploading(0.5)).toEqual({ status: 'saving', text: 'Publishing...', progress: 0.5 });
  expect(uploading(1)).toEqual({ status: 'saving', text: 'Publishing...', progress: undefined });
  expect(editing({ isSaving: true })).toEqual({ status: 'saving', text: 'Saving...', progress: undefined });
});

it('shows that there are unsaved changes', () => {
  expect(editing({})).toEqual({ status: 'unsaved', text: 'Unsaved changes' });
});
