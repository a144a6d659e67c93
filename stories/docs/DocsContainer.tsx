import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useMemo } from 'react';
import './docs.css';
import { applyDocsTheme } from './applyDocsTheme.ts';
import { ThemeContext, useToolbarTheme } from './toolbarTheme.ts';

/** Pages of docs stand on the theme of the toolbar, in the product's own colours. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme(context.channel);
  const docsTheme = useMemo(() => applyDocsTheme(theme), [theme]);
  return (
    <Container context={context} theme={docsTheme}>
      <ThemeContext value={theme}>{children}</ThemeContext>
    </Container>
  );
}
