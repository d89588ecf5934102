/** Items of a list that is only ever replaced as a whole, each with its index as the key: two of them may be equal. */
export function keyedByIndex<Item>(items: readonly Item[]): { key: number; item: Item }[] {
  return items.map((item, key) => ({ key, item }));
}
