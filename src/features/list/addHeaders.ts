import type { ListColumn } from './listDefinition.ts';

type ColumnWithoutHeader<Row, Actions, Id extends string> = Omit<
  ListColumn<Row, Actions>,
  'id' | 'header'
> & {
  id: Id;
};

/** Adds the header with its id to each column. */
export const addHeaders = <Row, Actions, Id extends string>(
  headers: Readonly<Record<Id, string>>,
  columns: readonly ColumnWithoutHeader<Row, Actions, NoInfer<Id>>[],
): readonly ListColumn<Row, Actions>[] =>
  columns.map((column) => ({ ...column, header: headers[column.id] }));
