import { create } from 'storybook/theming';
import type { DocsTheme } from './toolbarTheme.ts';

/**
 * Sets the theme of a docs page and creates a Storybook theme from the product's tokens. Stories set the theme themselves,
 * but a docs page may have no stories.
 */
export function applyDocsTheme(base: DocsTheme) {
  document.documentElement.dataset['theme'] = base;
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(`--${name}`).trim();
  return create({
    base,
    appBg: token('color-canvas'),
    appContentBg: token('color-canvas'),
    appPreviewBg: token('color-canvas'),
    appBorderColor: token('color-border'),
    appBorderRadius: 8,
    barBg: token('color-surface'),
    barTextColor: token('color-text-muted'),
    barHoverColor: token('color-accent'),
    barSelectedColor: token('color-accent'),
    buttonBg: token('color-surface'),
    buttonBorder: token('color-border-control'),
    booleanBg: token('color-surface-sunken'),
    booleanSelectedBg: token('color-surface-raised'),
    colorPrimary: token('color-accent'),
    colorSecondary: token('color-accent'),
    fontBase: token('font-sans'),
    fontCode: token('font-mono'),
    inputBg: token('color-surface'),
    inputBorder: token('color-border-control'),
    inputTextColor: token('color-text'),
    textColor: token('color-text'),
    textMutedColor: token('color-text-muted'),
    textInverseColor: token('color-on-primary'),
  });
}
