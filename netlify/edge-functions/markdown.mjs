/**
 * Answers `Accept: text/markdown` with the Markdown copy of a page. It runs for no other request.
 * https://docs.netlify.com/build/edge-functions/declarations/
 *
 * @param {Request} request
 * @returns {Promise<Response | undefined>} none for what has no copy: the host answers as always
 */
export default async function markdown({ url }) {
  const { origin, pathname } = new URL(url);
  const copy = await fetch(`${origin}${pathname.endsWith('/') ? `${pathname}index` : pathname}.md`);
  if (!copy.ok) {
    return undefined;
  }
  const headers = new Headers(copy.headers);
  headers.set('vary', 'Accept');
  // They describe the body as it was sent, and it has been decompressed since.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(copy.body, { headers });
}

export const config = {
  path: '/*',
  // Files have a dot in their names, routes have none.
  excludedPath: '/*.*',
  method: 'GET',
  header: { accept: 'text/markdown' },
};
