import { use } from 'react';
import { ThemeContext } from './toolbarTheme.ts';

/** Design tokens with their colour, or their value in the current theme. */
export function TokenList({ tokens }: { tokens: string[] }) {
  // Values are read while rendering, and differ by theme.
  use(ThemeContext);
  const styles = getComputedStyle(document.documentElement);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-6 gap-y-1.5">
      {tokens.map((token) => (
        <li key={token} className="flex min-w-0 items-center gap-2">
          {token.startsWith('color-') && (
            <span
              className="size-4 shrink-0 rounded-xs border border-border-control"
              style={{ background: `var(--${token})` }}
            />
          )}
          <code className="shrink-0 font-mono text-xs">{token}</code>
          {!token.startsWith('color-') && (
            <span className="truncate text-xs text-text-muted">{styles.getPropertyValue(`--${token}`)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
