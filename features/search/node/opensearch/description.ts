import { escapeMarkup } from '../../../../platform/base/common/markup';

/** What a browser needs to know to search a site. */
export interface SearchSite {
  /** Name in the browser's list of search engines; at most 16 characters. */
  shortName: string;
  /** At most 1024 characters. */
  description: string;
  /** Absolute address of the page with the results, without a query. */
  searchPage: string;
  /** Absolute address of a picture, 32 by 32 pixels. */
  icon: string;
}

/**
 * A description of the site's search for browsers (OpenSearch 1.1, draft 6:
 * https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md).
 */
export function toOpenSearch({ shortName, description, searchPage, icon }: SearchSite): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeMarkup(shortName)}</ShortName>
  <Description>${escapeMarkup(description)}</Description>
  <Url type="text/html" template="${escapeMarkup(searchPage)}?q={searchTerms}"/>
  <Image width="32" height="32" type="image/png">${escapeMarkup(icon)}</Image>
  <Language>en</Language>
  <InputEncoding>UTF-8</InputEncoding>
</OpenSearchDescription>
`;
}
