import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { componentFacts } from './componentFacts/plugin.ts';
import { screenStories } from './screens.ts';
import { groupTags, storyTags } from './storyTags.ts';

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    '../stories/{ui,foundations,flows,atlas,changes}/**/*.stories.tsx',
    ...screenStories,
  ],
  experimental_indexers: (indexers = []) => indexers.map(groupTags),
  addons: [
    {
      name: '@storybook/addon-docs',
      // The docs use GitHub-flavoured tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    // For coding agents, in development: http://127.0.0.1:6006/mcp.
    '@storybook/addon-mcp',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The manifest describes components and stories to machines: manifests/components.json.
  features: { sidebarOnboardingChecklist: false, componentsManifest: true },
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: [
    // Images of the sample products, at the same path as on the server.
    { from: '../server/seed/images', to: '/uploads' },
    // For the Atlas, the docs pages and the Review panel.
    { from: '../tests/visual/baselines', to: '/pictures' },
    { from: '../docs/design/pictures', to: '/drawings' },
    // Replaced by `npm run build-storybook -- --base main`.
    { from: '../stories/changes/noBase.json', to: '/changes.json' },
    { from: '../docs/workbench', to: '/workbench' },
    { from: '../public/favicon.svg', to: '/favicon.svg' },
    {
      from: '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
      to: '/geist.woff2',
    },
  ],
  // The manager's own page doesn't load the product's style sheet.
  managerHead: (head = '') =>
    `${head}<style>@font-face{font-family:Geist;font-weight:100 900;src:url(./geist.woff2) format('woff2')}</style>`,
  // Adds the mock worker, the facts of the docs pages and the tags of the stories to the Storybook build only.
  viteFinal: (base) =>
    mergeConfig(base, { plugins: [msw({ mode: 'worker-only' }), componentFacts(), storyTags()] }),
} satisfies StorybookConfig;
