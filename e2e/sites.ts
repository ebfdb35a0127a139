// Another port lets two checkouts run their tests at the same time.
const PORT = Number(process.env.E2E_PORT ?? 4173);

/** The two built sites that the browser tests visit. */
export const SITES = {
  root: { dir: 'build', port: PORT, baseUrl: '/', url: `http://localhost:${PORT}` },
  preview: {
    dir: 'build-preview',
    port: PORT + 1,
    baseUrl: '/preview/',
    url: `http://localhost:${PORT + 1}`,
  },
} as const;
