import { type ReactNode, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ListHandle, ListTable } from '#features/list/ListTable.tsx';
import { paths } from '#features/paths.ts';
import { DeleteProductDialog } from '#features/products/inventory/DeleteProductDialog.tsx';
import { productList } from '#features/products/inventory/productList.tsx';
import { useExportTool } from '../list/export/useExportTool.tsx';
import { useFailureNotice } from '../list/useAllRows.ts';
import { useListSource } from '../list/useListSource.ts';
import { useLiveList, useRefreshWhenEmpty } from '../live/useLiveList.ts';
import { useListCriteria } from '../list/useListCriteria.ts';
import { useRowLinks } from '../list/useRowLinks.ts';
import { productQueries } from '../queries/products.ts';
import { usePathname } from '../router/PathnameContext.ts';
import { useNotify } from '../shell/useNotify.ts';
import { useProductDeletion } from './useProductDeletion.ts';

export type InventorySectionProps = {
  /** What is said of a list that could not be had, in a toast and in the table. */
  failureText: (error: unknown) => string;
  /** Instead of the table of a store that has no products. */
  whenEmpty?: ReactNode;
};

const loadExport = async () => (await import('./ProductExportSection.tsx')).ProductExportSection;

/** The inventory table of the dashboard and of the product list: what it shows, and the deletion of a product. */
export function InventorySection({ failureText, whenEmpty }: InventorySectionProps) {
  const [criteria, changeCriteria] = useListCriteria(productList);
  const source = useListSource({
    list: productList,
    criteria,
    onChange: changeCriteria,
    queries: productQueries,
    failureText,
  });
  const { state, totalCount } = source;
  const live = useLiveList('products', { shown: source.shownKey, all: productQueries.all().queryKey });
  useRefreshWhenEmpty(source.totalCount, live);
  const notify = useNotify();
  useFailureNotice(source.error, (error) => notify('error', failureText(error)));

  const table = useRef<ListHandle>(null);
  const navigate = useNavigate();
  const pathname = usePathname();
  const deletion = useProductDeletion({
    rows: state.status === 'listed' ? state.rows : [],
    table,
    // On the dashboard already, with what was searched and filtered there, nothing is to be left.
    onFailure: () => pathname !== paths.dashboard && void navigate(paths.dashboard),
  });
  const exporting = useExportTool({ list: productList, source, criteria, load: loadExport });
  const links = useRowLinks();
  const actions = useMemo(() => ({ onDelete: deletion.ask }), [deletion.ask]);
  return (
    <>
      {whenEmpty && totalCount === 0 ? (
        whenEmpty
      ) : (
        <ListTable
          ref={table}
          list={productList}
          state={state}
          criteria={criteria}
          onChange={source.onChange}
          actions={actions}
          onRetry={source.retry}
          onPrefetchPage={source.prefetchPage}
          freshness={live.freshness}
          onRefresh={live.refresh}
          tools={exporting.button}
          linkListeners={links}
        />
      )}
      {exporting.dialog}
      <DeleteProductDialog state={deletion.state} onConfirm={deletion.confirm} onCancel={deletion.cancel} />
    </>
  );
}
