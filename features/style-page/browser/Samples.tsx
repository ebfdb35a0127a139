import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { AREAS } from '#platform/base/common/site';
import { AreaCards, CardGrid, Cards, LinkCard, Sign } from '#platform/frame/browser/Links';
import controls from '#platform/frame/browser/controls.module.css';
import { Fact, Facts, Period } from '#platform/frame/browser/Facts';
import { Icon, ICON_NAMES } from '#platform/frame/browser/Icon';
import { CheckedOn, PageTools, PastNote } from '#platform/frame/browser/PageTools';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import { Term } from '#features/lexicon/browser/public';
import styles from './styles.module.css';

/** The tokens of `platform/frame/browser/css/tokens.css` that are colors. */
const COLORS = [
  ...['page', 'surface', 'surface-sunken', 'text', 'text-soft', 'border', 'border-strong'],
  ...['link', 'link-hover', 'accent', 'accent-text', 'button', 'focus'],
  ...['ink', 'ink-raised', 'ink-text', 'ink-text-soft', 'ink-link'],
].map((name) => `--color-${name}`);
const HUES = AREAS.map(({ id }) => `--hue-${id}`);

const SIZES = ['s', 'm', 'l', 'xl', '2xl', '3xl', 'display'];

function Swatch({ token }: { token: string }): ReactNode {
  return (
    <li>
      <span className={styles.swatch} style={{ background: `var(${token})` }} />
      <code>{token}</code>
    </li>
  );
}

function Foundations(): ReactNode {
  return (
    <>
      <Heading as="h2">Color</Heading>
      <ul className={clsx('plain', styles.swatches)}>
        {[...COLORS, '--hue', '--wash', '--tint', ...HUES].map((token) => (
          <Swatch key={token} token={token} />
        ))}
      </ul>
      <p>
        Color says where a reader is: <code>--hue</code> is that of the area. The line below the top
        bar, the area in the breadcrumbs, list markers, and the beginning of the line above a
        section have it; <code>--wash</code> lies over the top of a page, and <code>--tint</code>{' '}
        over the list beside it. Links and buttons are blue everywhere, and red only warns.
      </p>
      <Heading as="h2">Measure</Heading>
      <p>
        Text, boxes, notes, code, and facts are <code>--measure</code> wide. Tables, lists with
        filters, cards, and figures may take <code>--measure-wide</code>. Nothing else has a width
        of its own.
      </p>
      <Heading as="h2">Room</Heading>
      <p>
        Layouts follow the room that text has, not the width of the window. Limits are in{' '}
        <code>rem</code>, of the window or of a container, so that text of twice the size has the
        layout of a phone. What stands beside a list of pages asks for 997 px, where that list
        appears, and for as many <code>rem</code>. Signs grow with the text, and the larger spaces
        shrink with the window. A container is one on screens alone: paper would stretch it.{' '}
        <code>e2e/largeText.test.ts</code> looks for text that has no room.
      </p>
      <Heading as="h2">Type</Heading>
      {SIZES.map((size) => (
        <p key={size} style={{ fontSize: `var(--text-${size})`, lineHeight: 1.2 }}>
          --text-{size}: Cloud native
        </p>
      ))}
      <Heading as="h2">Elevation</Heading>
      <p className={styles.raised}>
        <code>--shadow</code>
      </p>
      <Heading as="h2">Icons</Heading>
      <ul className={clsx('plain', styles.icons)}>
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

function Components(): ReactNode {
  return (
    <>
      <Heading as="h2">Text</Heading>
      <p>
        A paragraph with a <Link to="/">link</Link>, <strong>weight</strong>, <em>slant</em> and{' '}
        <code>code</code>, and a{' '}
        <Term slug="least-privilege" definition="Only the rights that a task needs.">
          term
        </Term>
        .
      </p>
      <blockquote>A quotation.</blockquote>
      <Heading as="h2">Buttons</Heading>
      <Link className="button button--primary" to="/search">
        Search the site
      </Link>
      <p className="wrap">
        {[true, false].map((isPressed) => (
          <button
            key={`${isPressed}`}
            type="button"
            className={controls.toggle}
            aria-pressed={isPressed}
          >
            {isPressed ? 'Chosen' : 'To choose'}
          </button>
        ))}
        <input className={controls.field} type="search" aria-label="Field" defaultValue="Field" />
        <select className={controls.field} aria-label="Choice">
          <option>One of several</option>
        </select>
      </p>
      <Heading as="h2">Facts of a page</Heading>
      <PastNote>A note on a page about the past.</PastNote>
      <CheckedOn checked={{ on: '2027-03-15', owner: 'TOC' }} />
      <PageTools permalink="/markdown-page" />
      <Facts footer={<p>What stands below.</p>}>
        <Fact name="Name">Value</Fact>
        <Fact name="Another">
          <ul>
            <li>A value</li>
            <li>
              <Link to="/">A linked one</Link>
            </li>
          </ul>
        </Fact>
      </Facts>
      <Heading as="h2">Cards</Heading>
      <p>
        The landing page of an area begins with its tasks, each with an icon; what is new follows,
        then everything else.
      </p>
      <Cards>
        <ul>
          {(['search', 'steps', 'gift'] as const).map((name) => (
            <li key={name}>
              <p>
                <Sign name={name} /> <Link to="/">A task</Link>
              </p>
              <p>What it is for, in a line</p>
            </li>
          ))}
        </ul>
      </Cards>
      <AreaCards />
      <CardGrid>
        <LinkCard to="/tags" title="Without a hue" description="With small print" meta="2 pages" />
      </CardGrid>
      <Heading as="h2">Periods</Heading>
      <Period id="period" name="2027">
        <p>What happened.</p>
      </Period>
      <Heading as="h2">Table</Heading>
      <Table>
        <caption>With a caption</caption>
        <TableHead columns={['Level', 'Meaning']} />
        <tbody>
          <tr>
            <td>Sandbox</td>
            <td>An early project</td>
          </tr>
          <tr>
            <td>Graduated</td>
            <td>A mature project</td>
          </tr>
        </tbody>
      </Table>
      <Heading as="h2">Code</Heading>
      <CodeBlock language="yaml">{'maintainers:\n  - name: a name # a comment'}</CodeBlock>
      <Heading as="h2">Notes</Heading>
      {['note', 'tip', 'info', 'warning', 'danger'].map((type) => (
        <Admonition key={type} type={type}>
          Something to know.
        </Admonition>
      ))}
    </>
  );
}

/** The components that all pages share, in the theme named in the address. */
export default function Samples(): ReactNode {
  return (
    <Layout title="Style samples" description="The components that all pages share.">
      <main className="container margin-vert--lg">
        <Heading as="h1">Style samples</Heading>
        <div className="markdown">
          <Foundations />
          <Components />
        </div>
      </main>
    </Layout>
  );
}
