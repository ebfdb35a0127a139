import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import * as incident from '@site/docs/community/tags/security-and-compliance/publications/catalog/2024/xz.md';
import * as types from '@site/docs/community/tags/security-and-compliance/publications/catalog/compromise-definitions.md';
import * as catalog from '@site/docs/community/tags/security-and-compliance/publications/catalog/index.md';
import * as lexicon from '@site/docs/community/tags/security-and-compliance/publications/security-lexicon.md';
import * as event from '@site/docs/events/kubecon.md';
import * as template from '@site/docs/resources/templates/maintainers.md';
import * as recording from '@site/docs/resources/videos/2020/collaborative-leadership.md';
import * as recordings from '@site/docs/resources/videos/index.md';

/** Pages whose components show data or the facts of their own page. */
const PAGES: [title: string, module: { default: ComponentType }][] = [
  ['Incident', incident],
  ['Types of incidents', types],
  ['Catalog', catalog],
  ['Lexicon', lexicon],
  ['Events', event],
  ['Template', template],
  ['Recording', recording],
  ['Recordings', recordings],
];

/** The components that need a page around them, shown with such pages. */
export function Pages(): ReactNode {
  return PAGES.map(([title, module]) => (
    <section key={title}>
      <Heading as="h2">{title}</Heading>
      <DocProvider content={module as unknown as ComponentProps<typeof DocProvider>['content']}>
        <MDXContent>
          <module.default />
        </MDXContent>
      </DocProvider>
    </section>
  ));
}
