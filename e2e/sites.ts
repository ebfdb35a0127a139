/** A built site in `dir`, and where it is served once its server listens. */
const site = (dir: string, baseUrl: string, variable: string) => ({
  dir,
  baseUrl,
  /** The variable of the environment that Playwright puts the port of the server into. */
  variable,
  get url() {
    return `http://localhost:${process.env[variable]}`;
  },
});

/** The two built sites that the browser tests visit. */
export const SITES = {
  root: site('build', '/', 'SITE_PORT'),
  preview: site('build-preview', '/preview/', 'PREVIEW_PORT'),
} as const;
