import { clsx } from 'clsx';
import type { ComponentProps, ComponentType } from 'react';

export type IconProps = ComponentProps<'span'>;
export type Icon = ComponentType<IconProps>;

/**
 * Creates an icon from its class, such as `icon-eye`, which Tailwind finds in the source (iconPlugin.mjs). It is an
 * ornament, hidden from screen readers: what it stands at has the words.
 */
const createIcon = (drawing: string): Icon =>
  function Icon({ className, ...rest }) {
    return <span aria-hidden="true" {...rest} className={clsx('icon', drawing, className)} />;
  };

// Lucide's names. Those that stand in badges and the like have a bold drawing too, for 12 px. Those that point along the
// line turn round with it.
export const ArrowDown = createIcon('icon-arrow-down');
export const ArrowLeft = createIcon('icon-arrow-left rtl:-scale-x-100');
export const ArrowRight = createIcon('icon-arrow-right rtl:-scale-x-100');
export const ArrowUp = createIcon('icon-arrow-up');
export const Ban = createIcon('icon-ban icon-bold-ban');
export const Boxes = createIcon('icon-boxes');
export const ChartColumn = createIcon('icon-chart-column');
export const Check = createIcon('icon-check icon-bold-check');
export const ChevronDown = createIcon('icon-chevron-down');
export const ChevronLeft = createIcon('icon-chevron-left rtl:-scale-x-100');
export const ChevronRight = createIcon('icon-chevron-right rtl:-scale-x-100');
export const ChevronsUpDown = createIcon('icon-chevrons-up-down');
export const CircleAlert = createIcon('icon-circle-alert');
export const CircleCheck = createIcon('icon-circle-check icon-bold-circle-check');
export const CircleDashed = createIcon('icon-circle-dashed');
export const CirclePause = createIcon('icon-circle-pause icon-bold-circle-pause');
export const CircleX = createIcon('icon-circle-x');
export const Clock = createIcon('icon-clock icon-bold-clock');
export const CloudOff = createIcon('icon-cloud-off');
export const Columns3 = createIcon('icon-columns-3');
export const Construction = createIcon('icon-construction');
export const Copy = createIcon('icon-copy');
export const Download = createIcon('icon-download');
export const EllipsisVertical = createIcon('icon-ellipsis-vertical');
export const Eye = createIcon('icon-eye');
export const EyeOff = createIcon('icon-eye-off');
export const GalleryHorizontalEnd = createIcon('icon-gallery-horizontal-end');
export const Globe = createIcon('icon-globe');
export const House = createIcon('icon-house');
export const Image = createIcon('icon-image');
export const ImagePlus = createIcon('icon-image-plus');
export const ImageUp = createIcon('icon-image-up');
export const Info = createIcon('icon-info');
export const KeyRound = createIcon('icon-key-round');
export const LayoutDashboard = createIcon('icon-layout-dashboard');
export const Lock = createIcon('icon-lock');
export const LockKeyhole = createIcon('icon-lock-keyhole');
export const LogIn = createIcon('icon-log-in rtl:-scale-x-100');
export const LogOut = createIcon('icon-log-out rtl:-scale-x-100');
export const Mail = createIcon('icon-mail');
export const MailCheck = createIcon('icon-mail-check');
export const Menu = createIcon('icon-menu');
export const Moon = createIcon('icon-moon');
export const OctagonAlert = createIcon('icon-octagon-alert');
export const Package = createIcon('icon-package');
export const PackageCheck = createIcon('icon-package-check icon-bold-package-check');
export const PackageOpen = createIcon('icon-package-open');
export const PackageSearch = createIcon('icon-package-search');
export const PackageX = createIcon('icon-package-x');
export const PanelBottom = createIcon('icon-panel-bottom');
export const PanelRight = createIcon('icon-panel-right');
export const PanelTop = createIcon('icon-panel-top');
export const Pencil = createIcon('icon-pencil');
export const PencilLine = createIcon('icon-pencil-line icon-bold-pencil-line');
export const Phone = createIcon('icon-phone');
export const Plus = createIcon('icon-plus');
export const Printer = createIcon('icon-printer');
export const RefreshCw = createIcon('icon-refresh-cw');
export const RotateCw = createIcon('icon-rotate-cw');
export const Search = createIcon('icon-search');
export const SearchX = createIcon('icon-search-x');
export const ShoppingBag = createIcon('icon-shopping-bag');
export const ShoppingCart = createIcon('icon-shopping-cart');
export const SquareTerminal = createIcon('icon-square-terminal');
export const SlidersHorizontal = createIcon('icon-sliders-horizontal');
export const Star = createIcon('icon-star icon-bold-star');
export const Sun = createIcon('icon-sun');
export const Timer = createIcon('icon-timer icon-bold-timer');
export const Trash2 = createIcon('icon-trash');
export const Table2 = createIcon('icon-table-2');
export const TrendingUp = createIcon('icon-trending-up rtl:-scale-x-100');
export const TriangleAlert = createIcon('icon-triangle-alert');
export const Truck = createIcon('icon-truck icon-bold-truck');
export const Undo2 = createIcon('icon-undo-2');
export const Upload = createIcon('icon-upload');
export const User = createIcon('icon-user');
export const Users = createIcon('icon-users');
export const UsersRound = createIcon('icon-users-round');
export const Wallet = createIcon('icon-wallet');
export const WifiOff = createIcon('icon-wifi-off');
export const X = createIcon('icon-x icon-bold-x');
export const ZoomIn = createIcon('icon-zoom-in');
export const ZoomOut = createIcon('icon-zoom-out');
