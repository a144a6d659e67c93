// The product list and the order list in react-admin.
import DarkIcon from '@mui/icons-material/Brightness4';
import LightIcon from '@mui/icons-material/Brightness7';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { type ReactNode, StrictMode } from 'react';
import { Admin, AppBar, Layout, LoadingIndicator, Menu, Resource, useTheme } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { menuEntries } from '../react/menu.ts';
import { dataProvider } from './dataProvider.ts';
import { OrderList } from './OrderList.tsx';
import { ProductList } from './ProductList.tsx';

const { ra } = englishMessages;
// Operations use the product's names.
const messages = {
  ...englishMessages,
  ra: { ...ra, navigation: { ...ra.navigation, next: 'Next', previous: 'Previous' } },
};
const i18nProvider = polyglotI18nProvider(() => messages, 'en');

function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  const label = `Switch to ${otherTheme} theme`;
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} onClick={() => setTheme(otherTheme)}>
        {theme === 'dark' ? <LightIcon /> : <DarkIcon />}
      </IconButton>
    </Tooltip>
  );
}

const toolbar = (
  <>
    <ThemeSwitch />
    <LoadingIndicator />
  </>
);

const Bar = () => <AppBar toolbar={toolbar} />;

const MainMenu = () => (
  <Menu>
    {menuEntries.map((entry) => (
      <Menu.Item key={entry} to="/" primaryText={entry} />
    ))}
  </Menu>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <Layout appBar={Bar} menu={MainMenu}>
    {children}
  </Layout>
);

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <Admin
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      layout={Frame}
      defaultTheme="light"
      disableTelemetry
    >
      <Resource name="products" list={ProductList} />
      <Resource name="orders" list={OrderList} />
    </Admin>
  </StrictMode>,
);
