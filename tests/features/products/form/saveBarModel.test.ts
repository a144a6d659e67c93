import { expect, it } from 'vitest';
import { create as createMessages, edit as editMessages } from '#languages/en/productForm.ts';
import { createRules, editRules } from '#features/products/form/productFormModel.ts';
import { getSaveBarState, type SaveBarInput } from '#features/products/form/SaveBar.tsx';

const idle: SaveBarInput = {
  saving: 'no',
  upload: { status: 'none' },
  problems: 0,
  images: 1,
  work: 'unsaved',
};
const adding = (input: Partial<SaveBarInput>) =>
  getSaveBarState({ ...idle, ...input }, createRules, createMessages);
const editing = (input: Partial<SaveBarInput>) =>
  getSaveBarState({ ...idle, ...input }, editRules, editMessages);
const uploading = (share: number) => adding({ saving: 'yes', upload: { status: 'uploading', share } });

it('blocks publishing without an image and says why; an edit says it when it is tried', () => {
  const blocked = 'Add at least one image to publish';
  expect(adding({ images: 0 })).toEqual({ status: 'blocked', text: blocked, blocked });
  expect(adding({ images: 0, problems: 2 })).toEqual({
    status: 'attention',
    text: '2 fields need attention',
    blocked,
  });
  expect(editing({ images: 0, work: 'saved' })).toEqual({ status: 'unchanged' });
});

it('counts the fields that need attention', () => {
  expect(editing({ problems: 1 })).toMatchObject({ text: '1 field needs attention', blocked: undefined });
});

it('tells how much has left, until all of it has', () => {
  expect(uploading(0.5)).toEqual({ status: 'saving', text: 'Publishing...', share: 0.5 });
  expect(uploading(1)).toEqual({ status: 'saving', text: 'Publishing...', share: undefined });
  expect(editing({ saving: 'yes' })).toEqual({ status: 'saving', text: 'Saving...', share: undefined });
});

it('says that there is something unsaved', () => {
  expect(editing({})).toEqual({ status: 'unsaved', text: 'Unsaved changes' });
});
