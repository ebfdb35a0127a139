/**
 * Puts a text on the clipboard.
 *
 * @param text may still be on its way: browsers allow writing only right after
 *   a press, and a promise keeps that right while it is fetched
 * @throws if the text does not come or the browser refuses
 */
export async function copyText(text: Promise<string>): Promise<void> {
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** @throws if the address does not answer with a text */
export async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answers ${response.status}`);
  }
  return response.text();
}
