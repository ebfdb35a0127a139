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
