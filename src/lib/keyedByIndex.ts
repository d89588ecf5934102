/** Two items may be equal, so the key is the index. Use it only for a list that is replaced as a whole. */
export function keyedByIndex<Item>(items: readonly Item[]): { key: number; item: Item }[] {
  return items.map((item, key) => ({ key, item }));
}
