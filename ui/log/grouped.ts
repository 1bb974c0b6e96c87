type Group<Item> = readonly [Item, ...Item[]];

/** In their order: each goes with those before it, or begins another group. */
export function grouped<Item>(
  items: readonly Item[],
  goesWith: (group: Group<Item>, item: Item) => boolean,
): readonly Group<Item>[] {
  const groups: [Item, ...Item[]][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && goesWith(last, item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}
