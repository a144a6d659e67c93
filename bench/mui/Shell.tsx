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
import { entries } from '../react/entries.ts';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});
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

/** The header with its theme switch, the drawer, and the page beside it. */
function Shell({ children }: { children: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(true);
  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <Button color="inherit" onClick={() => setMenuOpen(!isMenuOpen)}>
            {isMenuOpen ? 'Close menu' : 'Open menu'}
          </Button>
          <Typography variant="h6" component="strong" sx={{ flexGrow: 1 }}>
            Counter
          </Typography>
          <ThemeSwitch />
        </Toolbar>
      </AppBar>
      <Drawer
        variant="persistent"
        open={isMenuOpen}
        slotProps={{ paper: { sx: { width: MENU_WIDTH, top: 64 } } }}
      >
        <List component="nav" aria-label="Main menu">
          {entries.map((entry) => (
            <ListItemButton key={entry} component="a" href="/">
              <ListItemText primary={entry} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ p: 3, marginLeft: isMenuOpen ? `${MENU_WIDTH}px` : 0 }}>
        {children}
      </Box>
    </>
  );
}

/** Draws a page into the document. */
export function startApp(page: ReactNode) {
  createRoot(document.querySelector('#root')!).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <ThemeProvider theme={theme} defaultMode="light">
          <CssBaseline />
          <Shell>{page}</Shell>
        </ThemeProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
