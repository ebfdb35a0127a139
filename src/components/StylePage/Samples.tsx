import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { AREAS } from '../../data/site';
import { AreaCards } from '../Cards';
import * as diagram from '../diagram';
import { Icon, ICON_NAMES } from '../Icon';
import { Table } from '../Table';
import styles from './styles.module.css';

/** The tokens of `src/css/tokens.css` that are colours. */
const COLOURS = [
  ...['page', 'surface', 'surface-sunken', 'text', 'text-soft', 'border', 'border-strong'],
  ...['link', 'link-hover', 'accent', 'accent-text', 'button', 'focus'],
  ...['ink', 'ink-raised', 'ink-text', 'ink-text-soft', 'ink-link'],
].map((name) => `--color-${name}`);
const HUES = AREAS.map(({ id }) => `--hue-${id}`);

const SIZES = ['s', 'm', 'l', 'xl', '2xl', '3xl', 'display'];
const SHADOWS = ['1', '2', '3'];

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
      <Heading as="h2">Colour</Heading>
      <ul className={styles.swatches}>
        {[...COLOURS, ...HUES].map((token) => (
          <Swatch key={token} token={token} />
        ))}
      </ul>
      <Heading as="h2">Type</Heading>
      {SIZES.map((size) => (
        <p key={size} style={{ fontSize: `var(--text-${size})`, lineHeight: 1.2 }}>
          --text-{size}: Cloud native
        </p>
      ))}
      <Heading as="h2">Elevation</Heading>
      <ul className={styles.swatches}>
        {SHADOWS.map((step) => (
          <li key={step} className={styles.raised} style={{ boxShadow: `var(--shadow-${step})` }}>
            <code>--shadow-{step}</code>
          </li>
        ))}
      </ul>
      <Heading as="h2">Icons</Heading>
      <ul className={styles.icons}>
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
  const { Flow, Step, Fork, Case } = diagram;
  return (
    <>
      <Heading as="h2">Text</Heading>
      <p>
        A paragraph with a <Link to="/">link</Link>, <strong>weight</strong>, <em>slant</em> and{' '}
        <code>code</code>.
      </p>
      <blockquote>A quotation.</blockquote>
      <Heading as="h2">Buttons</Heading>
      <Link className="button button--primary" to="/search">
        Search the site
      </Link>
      <Heading as="h2">Cards</Heading>
      <AreaCards />
      <Heading as="h2">Table</Heading>
      <Table>
        <caption>With a caption</caption>
        <thead>
          <tr>
            <th scope="col">Level</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
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
      <Heading as="h2">Diagrams</Heading>
      <Flow caption="Steps of a diagram">
        <Step title="Begin" tone="start" />
        <Fork title="Agreed?">
          <Case when="Yes">Go on.</Case>
          <Case when="No">Talk.</Case>
        </Fork>
        <Step title="Done" tone="end" />
      </Flow>
    </>
  );
}

/** All components on one page, in the theme that the address asks for. */
export default function Samples(): ReactNode {
  return (
    <Layout title="Style samples" description="Every component of the site.">
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
