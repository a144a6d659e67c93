import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Boxes,
  House,
  LayoutDashboard,
  LogOut,
  Menu as MenuIcon,
  Moon,
  Package,
  PanelTop,
  ShoppingCart,
  Sun,
} from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AppShell, type SidebarLayout } from '#ui/app-shell/AppShell.tsx';
import { FooterBar, HeaderBar, SidebarFooter } from '#ui/app-shell/ShellBars.tsx';
import { PageSkipLink, SIDEBAR_ID } from '#ui/app-shell/SkipLink.tsx';
import { NavGroup, NavItem, NavList } from '#ui/app-shell/NavList.tsx';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Card, CardBody } from '#ui/card/Card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { IconButton, IconLink } from '#ui/icon-button/IconButton.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { Page } from '#ui/page/Page.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { page, phone, largeText, rightToLeft } from '../../viewports.ts';

const header = (expanded: boolean, toggle: () => void) => (
  <HeaderBar
    start={
      <>
        <IconButton
          icon={<MenuIcon />}
          label={expanded ? 'Close menu' : 'Open menu'}
          aria-expanded={expanded}
          aria-controls={SIDEBAR_ID}
          onClick={toggle}
        />
        <Logo name="Counter" href="#home" />
      </>
    }
    end={
      <>
        <IconLink icon={<House />} label="Home" href="#home" />
        <IconButton icon={<Moon />} label="Switch to dark theme" />
        <Menu
          label="Account of Ananya"
          trigger={<Avatar name="Ananya Krishnamurthy" tone="ink" />}
          items={[{ label: 'Logout', icon: <LogOut />, onSelect: fn() }]}
        />
      </>
    }
  />
);

function Navigation() {
  const [open, setOpen] = useState(true);
  return (
    <NavList>
      <NavItem icon={<LayoutDashboard />} href="#dashboard">
        Dashboard
      </NavItem>
      <NavItem icon={<Boxes />} href="#categories">
        Categories
      </NavItem>
      <NavGroup icon={<Package />} label="Products" expanded={open} onToggle={() => setOpen(!open)}>
        <NavItem nested href="#list" current="page">
          Product List
        </NavItem>
        <NavItem nested href="#upload">
          Product Upload
        </NavItem>
        <NavItem nested href="#long">
          A name that is much longer than the space available
        </NavItem>
      </NavGroup>
      <NavItem icon={<ShoppingCart />} href="#orders">
        Orders
      </NavItem>
      <NavGroup icon={<PanelTop />} label="Banners" expanded={false} onToggle={fn()}>
        <NavItem href="#home">Home</NavItem>
      </NavGroup>
    </NavList>
  );
}

const sidebar = (
  <>
    <Navigation />
    <SidebarFooter
      avatar={<Avatar name="Ananya Krishnamurthy" size="lg" tone="ink" />}
      name="Ananya Krishnamurthy"
      detail="ananya.k@counter.example"
      action={<IconButton size="sm" icon={<LogOut />} label="Logout" />}
    >
      <SegmentedControl
        label="Theme"
        labelMode="hidden"
        value="light"
        options={[
          { value: 'light', label: 'Light', icon: <Sun /> },
          { value: 'dark', label: 'Dark', icon: <Moon /> },
        ]}
        onChange={fn()}
      />
    </SidebarFooter>
  </>
);

const footer = (
  <FooterBar end={<Button size="sm">Subscribe</Button>}>
    <span>© 2026 Counter</span>
    <Link href="mailto:support@counter.example">support@counter.example</Link>
    <span>14 Residency Road, Bengaluru 560025</span>
  </FooterBar>
);

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} title={`Part ${index + 1}`}>
      <CardBody>
        <Button>Open part {index + 1}</Button>
      </CardBody>
    </Card>
  ));

const content = (count: number) => (
  <Page
    title="All Products"
    description="Everything the store sells."
    actions={<Button variant="primary">Add New Product</Button>}
  >
    {cards(count)}
  </Page>
);

const meta = {
  title: 'ui/AppShell',
  component: AppShell,
  tags: ['!autodocs', 'whole-screen'],
  argTypes: {
    header: { control: false },
    sidebar: { control: false },
    footer: { control: false },
    children: { control: false },
  },
  // In an iframe, because the layout is as high as the window.
  parameters: { ...page, docs: { story: { inline: false, height: '38rem' } } },
  args: {
    skipLabel: 'Skip to content',
    sidebarLabel: 'Main menu',
    sidebarState: 'beside',
    onSidebarDismiss: fn(),
    header: header(true, fn()),
    sidebar,
    footer,
    children: content(2),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** Header, sidebar, content and footer are landmarks. */
export const Beside: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56);
    await expect(canvas.getByRole('navigation', { name: args.sidebarLabel })).toBeVisible();
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(288);
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Product List');
  },
};

/** The closed sidebar is invisible and not focusable. */
export const Closed: Story = {
  args: { sidebarState: 'closed', header: header(false, fn()) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('navigation', { name: args.sidebarLabel })).toBeNull();
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(0);
  },
};

function StatefulShell({
  layout,
  ...args
}: ComponentProps<typeof AppShell> & { layout: 'beside' | 'overlay' }) {
  const [state, setState] = useState<SidebarLayout>('closed');
  return (
    <AppShell
      {...args}
      header={header(state !== 'closed', () => setState(state === 'closed' ? layout : 'closed'))}
      sidebarState={state}
      onSidebarDismiss={() => setState('closed')}
    />
  );
}

/**
 * On a phone the sidebar covers the page: it takes the focus, and the page can't scroll or be reached. Escape, a
 * press outside and the button close it and return the focus.
 */
export const Overlay: Story = {
  globals: phone,
  render: (args) => <StatefulShell {...args} layout="overlay" />,
  args: { children: content(6) },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    const expectClosed = () =>
      waitFor(async () => {
        await expect(canvas.queryByRole('navigation')).toBeNull();
        await expect(opener).toHaveFocus();
      });
    await step('The menu gets the focus, and the page stands still', async () => {
      await userEvent.click(opener);
      const menu = canvas.getByRole('navigation', { name: 'Main menu' });
      await expect(within(menu).getByRole('link', { name: 'Product List' })).toHaveFocus();
      await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
      await expect(canvas.getByRole('main').closest('[inert]')).not.toBeNull();
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expectClosed();
      await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
    });
    await step('So does a press on the header', async () => {
      await userEvent.click(opener);
      await userEvent.click(canvas.getByRole('banner'));
      await expectClosed();
    });
    await step('So does the button', async () => {
      await userEvent.click(opener);
      await userEvent.click(opener);
      await expectClosed();
    });
    await userEvent.click(opener);
    await expect(canvas.getByRole('navigation')).toBeVisible();
  },
};

function LogoutInSidebar() {
  const [state, setState] = useState<'closed' | 'confirming'>('closed');
  return (
    <>
      <IconButton size="sm" icon={<LogOut />} label="Logout" onClick={() => setState('confirming')} />
      <ConfirmDialog
        state={state}
        title="Confirm Logout"
        text="Are you sure you want to logout?"
        confirmLabel="Logout"
        busyLabel="Logging out..."
        cancelLabel="Cancel"
        onConfirm={fn()}
        onCancel={() => setState('closed')}
      />
    </>
  );
}

/** Escape closes a dialog opened from the sidebar, but not the sidebar. */
export const DialogAbove: Story = {
  tags: ['no-picture'],
  globals: phone,
  render: (args) => <StatefulShell {...args} layout="overlay" />,
  args: {
    sidebar: (
      <>
        <Navigation />
        <SidebarFooter avatar={<Avatar />} name="Ananya Krishnamurthy" action={<LogoutInSidebar />} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = canvas.getByRole('navigation', { name: 'Main menu' });
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBe(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Logout' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(menu).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Logout' })).toHaveFocus());
  },
};

const focusContact = () => screen.getByRole('link', { name: 'support@counter.example' }).focus();

/** The first Tab stop skips header and sidebar. */
export const Skip: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add New Product' })).toHaveFocus();
    skip.focus();
  },
};

/** A page can have a skip link of its own, while it has something to skip to. */
export const PageSkip: Story = {
  tags: ['no-picture'],
  args: { children: <PageSkipLink onSkip={focusContact}>Skip to list</PageSkipLink> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to list' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'support@counter.example' })).toHaveFocus();
  },
};

/** A group has `aria-expanded`. The entries of a collapsed group can't be reached. */
export const Groups: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('button', { name: 'Products' });
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Product List' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveFocus();
  },
};

/** The header never covers the focused element when you tab backwards through a long page. */
export const FocusBelowHeader: Story = {
  tags: ['no-picture'],
  args: { children: content(12), footer: undefined },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Open part 12' }).focus();
    for (let steps = 0; steps < 9; steps += 1) {
      await userEvent.tab({ shift: true });
      const top = document.activeElement?.getBoundingClientRect().top;
      await expect(top).toBeGreaterThanOrEqual(56);
    }
  },
};

/** A form's bar stays at the bottom of the window, below the footer, but comes before it in the Tab order. */
export const FormWithBar: Story = {
  args: {
    children: (
      <form className="page-with-bar" aria-label="Add New Product">
        {content(6)}
        <div className="page-bar sticky bottom-0 bg-surface-raised p-3 shadow-(--shadow-bar)">
          <Button variant="primary">Publish Product</Button>
        </div>
      </form>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('button', { name: 'Publish Product' });
    const contact = canvas.getByRole('link', { name: 'support@counter.example' });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    bar.focus();
    await userEvent.tab();
    await expect(contact).toHaveFocus();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(bar.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    await expect(contact.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top);
    await expect(contact.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight / 2);
  },
};

export const RightToLeft: Story = { globals: rightToLeft };

export const LargeText: Story = {
  args: { sidebarState: 'closed', header: header(false, fn()) },
  globals: { ...phone, ...largeText },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
