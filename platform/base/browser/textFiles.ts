/**
 * Copies a text to the clipboard.
 *
 * @param text a promise if it is still loading: browsers allow writing only right after a click, and
 *   a promise keeps that permission while the text is fetched
 * @throws if the text cannot be loaded or the browser refuses
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  const blob = Promise.resolve(text).then((value) => new Blob([value], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** @throws if the request fails */
export async function fetchText(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(url, init);
  if (!response.ok) {
    throw new Error(`${url} answers ${response.status}`);
  }
  return response.text();
}

/** Saves a text as a file, as if it had been downloaded. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
