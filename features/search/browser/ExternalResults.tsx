import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { toExternalLink, toLink } from '../common/links';
import { ResultGroups } from './ResultGroups';
import type { ExternalAnswer } from './useSearch';

/** Maximum number of pages of another site. */
const MOST_PAGES = 10;

interface Props {
  answers: readonly ExternalAnswer[];
  /** Words to mark on the target page. */
  words: readonly string[];
}

/** What was found on other sites. */
export function ExternalResults({ answers, words }: Props): ReactNode {
  return answers.map(({ heading, base, hits, tokens }) => (
    <section key={base} className="margin-top--lg">
      <Heading as="h2">
        <Link to={base}>{heading}</Link>
      </Heading>
      <ResultGroups
        hits={hits.slice(0, MOST_PAGES)}
        tokens={new Set(tokens)}
        base={base}
        linkTo={(target) => toExternalLink(toLink(target, words), base)}
      />
    </section>
  ));
}
