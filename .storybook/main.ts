import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { componentFacts } from './componentFacts/plugin.ts';

export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // The docs use GitHub-flavoured tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-designs',
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
    // For the Atlas, the docs pages and the Design panel.
    { from: '../tests/visual/baselines', to: '/pictures' },
    { from: '../docs/design/pictures', to: '/drawings' },
    { from: './review/drawing', to: '/drawing' },
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
  // Adds the mock worker and the facts of the docs pages to the Storybook build only.
  viteFinal: (base) => mergeConfig(base, { plugins: [msw({ mode: 'worker-only' }), componentFacts()] }),
} satisfies StorybookConfig;
