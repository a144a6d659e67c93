/** Reads all batches of a list. */
export const readAll = async <Row>(list: { batches(): AsyncIterable<Row[]> }): Promise<Row[]> =>
  (await Array.fromAsync(list.batches())).flat();
