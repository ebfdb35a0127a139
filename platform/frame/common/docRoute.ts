/** A card of a page that lists others. */
export interface Card {
  label: string;
  /** With base path. */
  href: string;
  description: string;
}

/** What the route of a page of the docs carries beside what the framework gives it. */
export interface DocRoute {
  /** On an index page: the pages and folders next to it, as JSON of `Card[]`. */
  cards?: string;
  /** On a page that isn't in the sidebar: its name there while it is open. */
  label?: string;
}
