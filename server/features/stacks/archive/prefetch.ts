interface Started<Item, Result> {
  item: Item;
  result: Promise<Result>;
}

/**
 * Yields the items in order, each with its running work. Before it yields an item, it has started the work of
 * that item and of the next `ahead` ones. The work must not reject, because its result may never be read.
 */
export async function* prefetch<Item, Result>(
  items: AsyncIterable<Item>,
  ahead: number,
  begin: (item: Item) => Promise<Result>,
): AsyncGenerator<Started<Item, Result>> {
  const begun: Started<Item, Result>[] = [];
  for await (const item of items) {
    begun.push({ item, result: begin(item) });
    const next = begun.length > ahead ? begun.shift() : undefined;
    if (next !== undefined) yield next;
  }
  yield* begun;
}
