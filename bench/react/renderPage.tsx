import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { menuEntries } from './menu.ts';

/** Header with the theme and the menu, and the sidebar. */
function Shell({ title, children }: { title: string; children: ReactNode }) {
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
        <button type="button" onClick={() => setTheme(otherTheme)}>
          Switch to {otherTheme} theme
        </button>
      </header>
      <div className="columns">
        <nav aria-label="Main menu" hidden={!isMenuOpen}>
          <ul>
            {menuEntries.map((entry) => (
              <li key={entry}>
                <a href="/">{entry}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </div>
    </>
  );
}

export function renderPage(title: string, content: ReactNode): void {
  createRoot(document.querySelector('#root')!).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <Shell title={title}>{content}</Shell>
      </QueryClientProvider>
    </StrictMode>,
  );
}
