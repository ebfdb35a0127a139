import { type ReactNode } from 'react';
import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import { Context as DocusaurusContext } from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarItem from '@theme/NavbarItem';

/** The color mode toggle of a site that pays no heed to what the reader's system prefers. */
function TwoStateToggle(): ReactNode {
  const context = useDocusaurusContext();
  const { siteConfig } = context;
  const themeConfig = {
    ...siteConfig.themeConfig,
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  };
  return (
    <DocusaurusContext.Provider value={{ ...context, siteConfig: { ...siteConfig, themeConfig } }}>
      <ColorModeProvider>
        <ColorModeToggle />
      </ColorModeProvider>
    </DocusaurusContext.Provider>
  );
}

/** Parts of the theme in forms and states that the pages of the site do not show. */
export default function ThemePartsPage(): ReactNode {
  return (
    <Layout title="Theme parts">
      <main>
        <h1>Theme parts</h1>
        <TwoStateToggle />
        <nav aria-label="Items of every form">
          <NavbarItem label="Route" to="/events/" position="left" />
          <NavbarItem label="Address" href="https://www.cncf.io/" position="left" />
          <NavbarItem html="<b>Markup</b>" to="/blog" position="left" />
          <NavbarItem
            label="List"
            position="right"
            items={[
              { label: 'First', to: '/projects/' },
              { label: 'Second', href: 'https://landscape.cncf.io/' },
            ]}
          />
          <NavbarItem
            type="docsVersionDropdown"
            position="left"
            items={[]}
            dropdownItemsBefore={[]}
            dropdownItemsAfter={[{ label: 'Archive', to: '/blog/archive' }]}
          />
        </nav>
      </main>
    </Layout>
  );
}
