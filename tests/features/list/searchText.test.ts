import { expect, it } from 'vitest';
import { createSearchText, getLastSearch, receiveSearch, sendSearch } from '#features/list/searchText.ts';

const typing = (text: string) => ({ ...createSearchText(''), text });

it('keeps what is typed while earlier searches arrive, also a late one', () => {
  const searched = sendSearch(sendSearch(typing('kett'), 'ke'), 'kett');
  const first = receiveSearch({ ...searched, text: 'kettl' }, 'ke');
  expect(first.text).toBe('kettl');
  const second = receiveSearch({ ...first, text: 'kettle' }, 'kett');
  expect(second).toEqual({ text: 'kettle', search: 'kett', sent: [] });
});

it('replaces the text with a search from elsewhere', () => {
  expect(receiveSearch(typing('ke'), 'lamp')).toEqual(createSearchText('lamp'));
  const arrived = receiveSearch(sendSearch(typing('ke'), 'ke'), 'ke');
  expect(receiveSearch(arrived, '').text).toBe('');
});

it('skips a search that a later one has replaced', () => {
  const searched = sendSearch(sendSearch(typing('kett'), 'ke'), 'kett');
  expect(getLastSearch(searched)).toBe('kett');
  expect(receiveSearch(searched, 'kett').sent).toEqual([]);
  // Back to the search of the list.
  expect(getLastSearch(sendSearch(searched, ''))).toBe('');
});
