/**
 * Puts the text of a file of this site on the clipboard.
 *
 * @param url of the file, on this host
 * @throws when the file cannot be had, or the browser refuses to copy
 */
export async function copyText(url: string): Promise<void> {
  const content = fetch(url).then(async (response) => {
    if (!response.ok) {
      throw new Error(`${url} answered ${response.status}`);
    }
    return new Blob([await response.text()], { type: 'text/plain' });
  });
  // The item is made while the press of the button still counts, as Safari demands, and filled later.
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })]);
}
