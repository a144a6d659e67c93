import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useMemo } from 'react';
import './docs.css';
import { applyDocsTheme } from './applyDocsTheme.ts';
import { ThemeContext, useToolbarTheme } from './toolbarTheme.ts';

/** Shows docs pages in the toolbar's theme, in the product's colours. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme(context.channel);
  const docsTheme = useMemo(() => applyDocsTheme(theme), [theme]);
  return (
    <Container context={context} theme={docsTheme}>
      <ThemeContext value={theme}>{children}</ThemeContext>
    </Container>
  );
}
