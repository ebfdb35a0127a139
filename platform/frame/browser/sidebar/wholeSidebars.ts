import { useSyncExternalStore } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** The loading state of a complete sidebar, of which pages contain a part. */
export type WholeSidebar =
  { status: 'part' | 'loading' | 'failed' } | { status: 'whole'; items: PropSidebarItem[] };

/** Fetches the items of a sidebar, by its name. */
export type Fetch = (name: string) => Promise<PropSidebarItem[]>;

const PART: WholeSidebar = { status: 'part' };

/** The requested sidebars, by name; they are kept for the rest of the visit. */
export class WholeSidebars {
  readonly #sidebars = new Map<string, WholeSidebar>();
  readonly #listeners = new Set<() => void>();

  constructor(private readonly fetch: Fetch) {}

  get(name: string): WholeSidebar {
    return this.#sidebars.get(name) ?? PART;
  }

  /** Loads a sidebar unless it is loaded or loading; after a failure, it tries again. */
  async load(name: string): Promise<void> {
    const { status } = this.get(name);
    if (status === 'loading' || status === 'whole') {
      return;
    }
    this.#set(name, { status: 'loading' });
    try {
      this.#set(name, { status: 'whole', items: await this.fetch(name) });
    } catch (error) {
      console.warn(error);
      this.#set(name, { status: 'failed' });
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #set(name: string, sidebar: WholeSidebar): void {
    this.#sidebars.set(name, sidebar);
    this.#listeners.forEach((listener) => {
      listener();
    });
  }
}

export const wholeSidebars = new WholeSidebars(async (name) => {
  const { default: items } = (await import(
    `@generated/docusaurus-plugin-content-docs/default/sidebars/${name}.json`
  )) as { default: PropSidebarItem[] };
  return items;
});

/** @param name of a sidebar; none for a page that has its complete sidebar, or no sidebar */
export function useWholeSidebar(name: string | undefined): WholeSidebar {
  const get = () => (name === undefined ? PART : wholeSidebars.get(name));
  return useSyncExternalStore(wholeSidebars.subscribe, get, () => PART);
}
