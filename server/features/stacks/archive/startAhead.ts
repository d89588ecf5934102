interface Started<Item, Result> {
  item: Item;
  result: Promise<Result>;
}

/**
 * The items in their order, each with its work: that of an item and of `ahead` more is begun before the item is handed
 * out, and nothing else before the next one is asked for. The work must not reject: nobody may be there to see it.
 */
export async function* startAhead<Item, Result>(
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
