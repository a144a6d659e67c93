import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';

import { accents } from './brand.ts';
import { SideBySidePreview } from './review/SideBySidePreview.tsx';
import { openPanelWithoutControls, placePanels } from './review/placePanels.ts';
import { redirectOldIds } from './review/oldIds.ts';
import { ReviewPanel } from './review/ReviewPanel.tsx';
import { markChangedStories } from './review/changes.ts';

const base = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

addons.setConfig({
  // Wide enough for a drawing.
  layout: { bottomPanelHeight: 360, rightPanelWidth: 460 },
  // Pages about the product have no panels.
  layoutCustomisations: {
    showPanel: ({ storyId }, defaultValue) => !/^(?:atlas|changes)--/.test(storyId) && defaultValue,
  },
  theme: create({
    base,
    // Icons, counts, and the background of the selected story, which Storybook darkens in the dark theme.
    colorSecondary: accents[base],
    barSelectedColor: accents[base],
    barHoverColor: accents[base],
    fontBase: "Geist, 'Helvetica Neue', Arial, sans-serif",
    // Without an image the title is HTML.
    brandImage: null as unknown as string,
    brandTitle:
      '<img src="./favicon.svg" alt="" width="24" height="24" style="vertical-align:middle;margin-inline-end:8px">Counter',
    brandUrl: './',
  }),
});

addons.register('counter/review', (api) => {
  addons.add('counter/review/side-by-side', { type: types.PREVIEW, render: SideBySidePreview });
  addons.add('counter/review/panel', {
    type: types.PANEL,
    title: 'Review',
    render: ({ active }) => createElement(ReviewPanel, { active: active === true }),
  });
  redirectOldIds(api);
  placePanels(api);
  openPanelWithoutControls(api);
  void markChangedStories(api);
});
