/** The beginning of a paragraph that is the caption of the table after it. */
export const CAPTION_MARK = /^Table: /;
