import { expect, it } from 'vitest';
import { isSimplePassword } from '#server/accounts/simplePasswords.ts';

const KNOWN = ['Asha Rao', 'asha@store.example', 'Diya & Daughters', 'counter'];

it.each([
  [
    'repeats characters',
    ['777777', 'aaaaaa', 'aAaAaA', '      ', '\u200B'.repeat(6), '😀😀😀😀😀😀', 'a'.repeat(1000)],
  ],
  ['repeats a part', ['121212', 'abcabc', 'lovelove', 'k7#pk7#p', 'abcdabcd1', 'ab'.repeat(500)]],
  ['repeats characters in sequence', ['112233', 'aabbcc', '111222', '123321', 'abccba', '000000a']],
  [
    'is a sequence',
    ['654321', 'abcdef', 'AbCdEf', 'zyxwvu', '135790', '789012', 'abcdefg1', '123abc', 'абвгде'],
  ],
  ['is a sequence in other digits', ['３４５６７８', '１２３４５６', '١٢٣٤٥٦', '१२३४५६']],
  ['is two sequences', ['1a2b3c', 'a1b2c3', '010203', 'qwe123!']],
  ['is a row of keys', ['qwerty', 'asdfgh', 'poiuyt', 'qwertz', 'йцукен', '!@#$%^', 'qwer1234']],
  ['is a date', ['1990-01-01', '19900101', '01.01.1990', '20112026', '201126', '12/31/1999', '1.1.2000']],
  [
    'is a name',
    ['asha12', 'AshaRao', 'asha1990', 'asha2026!', 'daughters1', 'storeexample', 'Counter!', 'ａｓｈａ12'],
  ],
  [
    'has invisible characters',
    ['a\u200Bs\u200Bh\u200Ba12', '1\u200D2\u200C3\u20604\uFEFF5\u00AD6', 'a\u034Faaaaa'],
  ],
])('finds a password that %s', (_, passwords) => {
  expect(passwords.filter((password) => !isSimplePassword(password, KNOWN))).toEqual([]);
});

it('accepts other passwords', () => {
  const passwords = [
    'a bowl of marigolds',
    'open sesame',
    'Asha likes tea',
    'x9f2kq',
    '482917',
    'powerful',
    'property',
    'mississippi',
    'constructor',
    'पुराना घर',
    'пароль 密码 🔑🔑🔑',
    `  ${'ü'.repeat(1016)}  `,
  ];
  expect(passwords.filter((password) => isSimplePassword(password, KNOWN))).toEqual([]);
});
