import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CircleAlert,
  CircleCheck,
  Eye,
  House,
  LogOut,
  Mail,
  Moon,
  Package,
  Pencil,
  Plus,
  Search,
  ShoppingCart,
  Sun,
  Trash,
  TriangleAlert,
  User,
} from 'lucide-react';

const meanings = {
  'view, show': Eye,
  edit: Pencil,
  delete: Trash,
  add: Plus,
  search: Search,
  'home, storefront': House,
  products: Package,
  orders: ShoppingCart,
  customer: User,
  'contact by mail': Mail,
  'sign out': LogOut,
  light: Sun,
  dark: Moon,
  'good, in stock, paid': CircleCheck,
  'low, careful': TriangleAlert,
  wrong: CircleAlert,
};

const IconSheet = () => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
    {Object.entries(meanings).map(([meaning, Icon]) => (
      <li key={meaning} className="flex items-center gap-2.5 text-sm">
        <Icon className="size-4 text-text-muted" />
        {meaning}
      </li>
    ))}
  </ul>
);

const meta = { component: IconSheet, tags: ['!autodocs', 'both-themes'] } satisfies Meta<typeof IconSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One icon, one meaning. */
export const Meanings: Story = {};

const places = { badge: 12, 'in a line': 14, 'button, field, menu': 16, header: 18, glyph: 20 };

export const Sizes: Story = {
  render: () => (
    <ul className="flex items-end gap-6">
      {Object.entries(places).map(([place, size]) => (
        <li key={place} className="grid justify-items-center gap-2 text-xs text-text-muted">
          <Package style={{ width: size, height: size }} className="text-text" />
          {place} · {size} px
        </li>
      ))}
    </ul>
  ),
};
