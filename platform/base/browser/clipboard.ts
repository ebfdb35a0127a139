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
