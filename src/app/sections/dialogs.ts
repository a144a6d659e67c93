import { onDemand } from '../onDemand.tsx';

export const LogoutDialog = onDemand(() =>
  import('#features/shell/LogoutDialog.tsx').then((module) => module.LogoutDialog),
);

export const DeleteProductDialog = onDemand(() =>
  import('#features/products/inventory/DeleteProductDialog.tsx').then((module) => module.DeleteProductDialog),
);
