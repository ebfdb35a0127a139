/** What a card shows. */
export interface Card {
  title: string;
  /** Label of the area, above the title. */
  area: string;
  /** Color of the area on the dark card, `#rrggbb`. */
  hue: string;
  /** Name of the site, below the title. */
  site: string;
}
