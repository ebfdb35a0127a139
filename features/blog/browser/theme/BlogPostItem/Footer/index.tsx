/** None: the title of each post in a list leads to the whole. */
export default function BlogPostItemFooterReadMoreLink(): null {
  return null;
}
