import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { menuEntries } from '../react/menu.ts';

const MENU_WIDTH = 240;

function ThemeSwitch() {
  const { mode, setMode } = useColorScheme();
  const otherMode = mode === 'dark' ? 'light' : 'dark';
  return (
    <Button color="inherit" onClick={() => setMode(otherMode)}>
      Switch to {otherMode} theme
    </Button>
  );
}

function Shell({ title, children }: { title: string; children: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(true);
  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <Button color="inherit" onClick={() => setMenuOpen(!isMenuOpen)}>
            {isMenuOpen ? 'Close menu' : 'Open menu'}
          </Button>
          <ThemeSwitch />
        </Toolbar>
      </AppBar>
      <Drawer
        variant="persistent"
        open={isMenuOpen}
        slotProps={{ paper: { sx: { width: MENU_WIDTH, top: 64 } } }}
      >
        <List component="nav" aria-label="Main menu">
          {menuEntries.map((entry) => (
            <ListItemButton key={entry} component="a" href="/">
              <ListItemText primary={entry} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ p: 3, marginLeft: isMenuOpen ? `${MENU_WIDTH}px` : 0 }}>
        <Typography variant="h5" component="h1">
          {title}
        </Typography>
        {children}
      </Box>
    </>
  );
}

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

export function renderPage(title: string, content: ReactNode): void {
  createRoot(document.querySelector('#root')!).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <ThemeProvider theme={theme} defaultMode="light">
          <CssBaseline />
          <Shell title={title}>{content}</Shell>
        </ThemeProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
