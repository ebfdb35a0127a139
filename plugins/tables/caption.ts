/** How a paragraph starts that is the caption of the table behind it. */
export const CAPTION_MARK = /^Table: /;
