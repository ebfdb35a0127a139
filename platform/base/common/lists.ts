/** Items by a key, in the order in which the keys occur; `Map.groupBy`, which Node.js 20 lacks. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) {
      group.push(item);
    } else {
      groups.set(key, [item]);
    }
  }
  return groups;
}

/**
 * Finds items that repeat a key of an earlier one.
 *
 * @param keysOf an item without keys repeats nothing
 * @returns each repeated item with its key and the first item that has it
 */
export function repeatsIn<T>(
  items: readonly T[],
  keysOf: (item: T) => Iterable<string>,
): { item: T; key: string; first: T }[] {
  const owners = new Map<string, T>();
  return items.flatMap((item) =>
    [...new Set(keysOf(item))].flatMap((key) => {
      const first = owners.get(key);
      if (first === undefined) {
        owners.set(key, item);
        return [];
      }
      return [{ item, key, first }];
    }),
  );
}
