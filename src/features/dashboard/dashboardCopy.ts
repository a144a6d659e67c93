export const dashboardCopy = {
  page: 'Dashboard',
  title: 'Dashboard Overview',
  description: "Welcome back! Here's what's happening with your store.",
  addProduct: 'Add New Product',
  salesNotLoaded: 'The sales could not be loaded. Try again, or reload the page.',
  accessTitle: 'Access Required',
  accessText: 'Please sign in to access the admin dashboard',
  signIn: 'Sign In',
  goHome: 'Go Home',
} as const;

/** The trend captions are fixed texts of the specification: the emphasis is what stands in the tone's colour. */
export const totalsCopy = {
  totals: 'Store totals',
  orders: { label: 'Total Orders', caption: '12% from last month', emphasis: '12%' },
  users: { label: 'Total Users', caption: '8% from last month', emphasis: '8%' },
  products: { label: 'Total Products', caption: '5 new this week', emphasis: '5 new' },
  revenue: { label: 'Total Revenue', caption: '24% from last month', emphasis: '24%' },
  loading: 'Loading totals',
} as const;
