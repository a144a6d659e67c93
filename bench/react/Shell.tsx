import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { entries } from './entries.ts';

/** The header with its theme switch, the sidebar, and the page beside it. */
function Shell({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState('light');
  const [isMenuOpen, setMenuOpen] = useState(true);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const otherTheme = theme === 'light' ? 'dark' : 'light';
  return (
    <>
      <header>
        <button type="button" onClick={() => setMenuOpen(!isMenuOpen)}>
          {isMenuOpen ? 'Close menu' : 'Open menu'}
        </button>
        <strong>Counter</strong>
        <button type="button" onClick={() => setTheme(otherTheme)}>
          Switch to {otherTheme} theme
        </button>
      </header>
      <div className="columns">
        <nav aria-label="Main menu" hidden={!isMenuOpen}>
          <ul>
            {entries.map((entry) => (
              <li key={entry}>
                <a href="/">{entry}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main>{children}</main>
      </div>
    </>
  );
}

/** Draws a page into the document. */
export function startApp(page: ReactNode) {
  createRoot(document.querySelector('#root')!).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <Shell>{page}</Shell>
      </QueryClientProvider>
    </StrictMode>,
  );
}
