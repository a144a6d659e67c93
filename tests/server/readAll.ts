/** Reads all batches of a list. */
export const readAll = async <Row>(list: { readBatches(): AsyncIterable<Row[]> }): Promise<Row[]> =>
  (await Array.fromAsync(list.readBatches())).flat();
