import { describe, expect, it } from 'vitest';
import { type CommonFieldProps, getFieldAriaProps } from '#ui/field/fieldProps.ts';

const getProps = (texts: Partial<CommonFieldProps>) =>
  getFieldAriaProps('f', { label: 'Email', ...texts }, 'control');

describe('getFieldAriaProps', () => {
  it('has no description without texts', () => {
    expect(getProps({})).toEqual({ id: 'f' });
  });

  it.each([
    ['a hint', { hint: 'We send the code there' }, 'f-message'],
    ['an error', { error: 'Invalid email format' }, 'f-message'],
    ['a reason', { disabledReason: 'Loading' }, 'f-message'],
    ['an optional label', { requirement: 'optional', optionalLabel: 'Optional' }, 'f-optional'],
    ['its own description', { 'aria-describedby': 'affix', hint: 'Net' }, 'affix f-message'],
  ] as const)('describes a control by %s', (_, texts, ids) => {
    expect(getProps(texts)['aria-describedby']).toBe(ids);
  });

  it('omits the optional label if the field’s label is hidden', () => {
    const texts = { requirement: 'optional', optionalLabel: 'Optional', labelMode: 'hidden' } as const;
    expect(getProps(texts)['aria-describedby']).toBeUndefined();
  });

  it('marks an invalid, required or disabled control', () => {
    expect(getProps({ error: 'Email is required', requirement: 'required' })).toMatchObject({
      'aria-invalid': true,
      'aria-required': true,
    });
    expect(getProps({ disabledReason: 'Loading' })).toMatchObject({ 'aria-disabled': true });
  });

  it('treats an empty error as none', () => {
    expect(getProps({ error: '' })['aria-invalid']).toBeUndefined();
  });

  it('shows the error on hover only if there is no room for it below', () => {
    expect(getProps({ disabledReason: 'Loading' }).title).toBeUndefined();
    expect(getProps({ disabledReason: 'Loading', labelMode: 'hidden' }).title).toBe('Loading');
  });

  it('names a group with aria-labelledby, because it can’t have a <label>', () => {
    expect(getFieldAriaProps('f', { label: 'Status' }, 'group')['aria-labelledby']).toBe('f-label');
  });
});
