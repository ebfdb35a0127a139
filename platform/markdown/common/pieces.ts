/** A piece of a line of text: plain, code, or a link. */
export interface Piece {
  text: string;
  isCode?: true;
  /** Route without base path, or the address of another site. */
  href?: string;
}

/** The beginning of a paragraph that is the caption of the table after it. */
export const CAPTION_MARK = /^Table: /;
