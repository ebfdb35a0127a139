/** Nothing where the framework puts the outline of a narrow page, above the title; see `DocItem/Content`. */
export default function NoOutline(): null {
  return null;
}
