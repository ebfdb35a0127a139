/** The two built sites that the browser tests visit. */
export const SITES = {
  root: { dir: 'build', port: 4173, baseUrl: '/', url: 'http://localhost:4173' },
  preview: {
    dir: 'build-preview',
    port: 4174,
    baseUrl: '/preview/',
    url: 'http://localhost:4174',
  },
} as const;
