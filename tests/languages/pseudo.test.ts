import { expect, it } from 'vitest';
import { translate } from '#languages/pseudo/pseudo.ts';

it('makes texts and the results of functions longer and accented', () => {
  const { title, count, list, sign } = translate({
    title: 'Save changes',
    count: (many: number) => `${many} rows`,
    list: ['One', 'Two'],
    sign: '—',
  });
  expect(title).toMatch(/^Š\S+ \S+ö{4}$/);
  expect(translate((id: string) => `${id}… Copy order id`)('674f1c2a')).toMatch(/^674f1c2a… Ç/);
  expect(translate((name: string) => `Edit ${name}`)('Brass lamp')).toMatch(/^É\S+ Brass lamp$/);
  expect(count(3)).toMatch(/^3 ŕöŵšö/);
  expect(list.every((one) => one.endsWith('ö'))).toBe(true);
  expect(sign).toBe('—');
});
