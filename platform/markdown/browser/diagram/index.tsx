import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/*
 * The diagram kit. Diagrams are lists in the page, drawn as boxes and arrows with CSS: screen
 * readers read them in order; they reflow on narrow screens, follow the theme, print, and need no
 * JavaScript. `platform/markdown/browser/diagram/README.md` shows each of them.
 */

interface FigureProps {
  /** What the diagram shows, in one sentence below it; also its accessible name. */
  caption: string;
  children: ReactNode;
}

function Figure({ caption, children }: FigureProps): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Style of a box: `start` and `end` of a path, a `decision`, a way `off` it. */
type Tone = 'plain' | 'start' | 'end' | 'decision' | 'off';

interface BoxProps {
  title: string;
  /** Small print above the title: a time, a number, who acts. */
  note?: string;
  tone?: Tone;
  /** Text below the title. */
  children?: ReactNode;
}

function BoxContent({ title, note, children }: BoxProps): ReactNode {
  return (
    <>
      {note && <span className={styles.note}>{note}</span>}
      <span className={styles.title}>{title}</span>
      {children && <div className={styles.text}>{children}</div>}
    </>
  );
}

/**
 * Consecutive steps with arrows between them: side by side if there is room, otherwise one below
 * the other.
 */
export function Flow({
  caption,
  isVertical = false,
  back,
  children,
}: FigureProps & {
  /** One below the other even if there is room, for many steps or long texts. */
  isVertical?: boolean;
  /** The way back from the last step, in words, e.g. `Not yet: back to step 1`. */
  back?: string;
}): ReactNode {
  return (
    <Figure caption={caption}>
      <ol className={clsx(styles.flow, isVertical && styles.vertical)}>{children}</ol>
      {back && <p className={styles.back}>{back}</p>}
    </Figure>
  );
}

/** A step of a {@link Flow}. */
export function Step({ tone = 'plain', ...content }: BoxProps): ReactNode {
  return (
    <li className={styles.step}>
      <div className={clsx(styles.box, styles[tone])}>
        <BoxContent {...content} />
      </div>
    </li>
  );
}

/** A place in a {@link Flow} where the path splits; its children are {@link Case}s. */
export function Fork({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <li className={styles.step}>
      <div className={clsx(styles.box, styles.decision)}>
        <span className={styles.title}>{title}</span>
        <ul className={styles.cases}>{children}</ul>
      </div>
    </li>
  );
}

/** One way to continue from a {@link Fork}: under which condition, and what follows. */
export function Case({ when, children }: { when: string; children: ReactNode }): ReactNode {
  return (
    <li>
      <span className={styles.note}>{when}</span>
      <div className={styles.text}>{children}</div>
    </li>
  );
}

/** Layers on top of each other, the upper ones built on the lower ones. */
export function Layers({ caption, children }: FigureProps): ReactNode {
  return (
    <Figure caption={caption}>
      <ol className={styles.layers}>{children}</ol>
    </Figure>
  );
}

/** A layer of {@link Layers}: a title with boxes or text next to it. */
export function Layer({ tone = 'plain', children, ...content }: BoxProps): ReactNode {
  return (
    <li className={clsx(styles.layer, styles[tone])}>
      <div>
        <BoxContent {...content} />
      </div>
      {children && <div className={styles.layerContent}>{children}</div>}
    </li>
  );
}

/** A box without order, in a {@link Layer}, a {@link Column} or a {@link Row}. */
export function Box({ tone = 'plain', ...content }: BoxProps): ReactNode {
  return (
    <li className={clsx(styles.box, styles[tone])}>
      <BoxContent {...content} />
    </li>
  );
}

/** A row of {@link Box}es that wraps. */
export function Row({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.row}>{children}</ul>;
}

/** A tree of {@link Node}s. */
export function Tree({ caption, children }: FigureProps): ReactNode {
  return (
    <Figure caption={caption}>
      <ul className={styles.tree}>{children}</ul>
    </Figure>
  );
}

/** A box of a {@link Tree} with the nodes that depend on it. */
export function Node({
  title,
  note,
  tone = 'plain',
  text,
  children,
}: Omit<BoxProps, 'children'> & {
  /** Text below the title. */
  text?: string;
  /** The nodes below this one. */
  children?: ReactNode;
}): ReactNode {
  return (
    <li className={styles.node}>
      <div className={clsx(styles.box, styles[tone])}>
        <BoxContent title={title} note={note}>
          {text}
        </BoxContent>
      </div>
      {children && <ul className={styles.branches}>{children}</ul>}
    </li>
  );
}

/** Columns side by side, each a {@link Column} with its boxes from top to bottom. */
export function Columns({ caption, children }: FigureProps): ReactNode {
  return (
    <Figure caption={caption}>
      <ul className={styles.columns}>{children}</ul>
    </Figure>
  );
}

/** A column of {@link Columns}; its children are {@link Box}es. */
export function Column({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <li className={styles.column}>
      <span className={styles.columnTitle}>{title}</span>
      <ul>{children}</ul>
    </li>
  );
}
