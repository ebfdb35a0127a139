/** A property of entries by which readers narrow a list. */
export interface Facet<Row> {
  /** Its name in addresses. */
  id: string;
  label: string;
  /** What can be chosen, with the name of each value. */
  values: Readonly<Record<string, string>>;
  /** The values of an entry. */
  of: (row: Row) => readonly string[];
  /** Whether the values have an order of their own; otherwise the most frequent comes first. */
  inOrder?: boolean;
  /** Shown together with other facets of this name, under one heading. */
  within?: string;
}

/** An order of a list. */
export interface Sort<Row> {
  label: string;
  compare: (a: Row, b: Row) => number;
}

/** How readers search, narrow and sort a collection. No part of it knows how an entry looks. */
export interface ListView<Row> {
  /** What an entry is, as in `1 recording` and `2 recordings`. */
  noun: readonly [singular: string, plural: string];
  /** Permanent id of an entry. */
  key: (row: Row) => string;
  /** Whether the key of an entry is the id of its row, so that an address can lead to it. */
  hasAnchors?: true;
  /** The text in which words are looked for. */
  text: (row: Row) => string;
  facets: readonly Facet<Row>[];
  /** How many entries show at first, if fewer than usual. */
  pageSize?: number;
  /** The year of an entry, where a list can be narrowed to a span of years. */
  year?: (row: Row) => number;
  /** Orders to choose from by their names in addresses, the usual one first; without any, the given order. */
  sorts?: Readonly<Record<string, Sort<Row>>>;
  /** Name in addresses of the entries that a reader has selected, where entries can be. */
  selection?: string;
}
