import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';

import { ReviewPanel } from './review/ReviewPanel.tsx';
import { showDrawings } from './review/showDrawings.ts';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: create({
    base: dark ? 'dark' : 'light',
    // The mark and the name: without an image the title is HTML.
    brandImage: null as unknown as string,
    brandTitle:
      '<img src="./favicon.svg" alt="" width="24" height="24" style="vertical-align:middle;margin-inline-end:8px">Counter',
    brandUrl: './',
  }),
});

addons.register('counter/review', (api) => {
  addons.add('counter/review/panel', {
    type: types.PANEL,
    title: 'Review',
    render: ({ active }) => createElement(ReviewPanel, { active: active === true }),
  });
  showDrawings(api);
});
