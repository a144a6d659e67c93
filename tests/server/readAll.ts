/** All rows of a list of the store, which gives them in batches. */
export const readAll = async <Row>(list: { readBatches(): AsyncIterable<Row[]> }): Promise<Row[]> =>
  (await Array.fromAsync(list.readBatches())).flat();
