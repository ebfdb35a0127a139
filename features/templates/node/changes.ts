import { structuredPatch } from 'diff';
import type { PhrasingContent, RootContent } from 'mdast';
import { element, text } from './elements';

/** Number of unchanged lines shown around a change, so that its place can be found. */
const CONTEXT = 2;

/** Elements for added and removed lines, by their sign in a patch. */
const ELEMENTS: Record<string, string> = { '+': 'ins', '-': 'del' };

function line(patchLine: string): PhrasingContent[] {
  const hName = ELEMENTS[patchLine.charAt(0)];
  const content = text(`${patchLine}\n`);
  return [hName === undefined ? content : element(hName, [content])];
}

/**
 * What changed in a template file since an earlier version, collapsed, for those who copied that
 * version: the lines of a unified patch, with removed and added lines as `del` and `ins`.
 *
 * @param version the earlier version
 * @param former text of the file at that version
 * @param current text of the file now
 */
export function toChanges(
  version: string,
  former: string,
  current: string,
): PhrasingContent & RootContent {
  const { hunks } = structuredPatch('', '', former, current, '', '', { context: CONTEXT });
  return element(
    'details',
    [
      element('summary', [text(`Changed since version ${version}`)]),
      ...hunks.map(({ oldStart, newStart, lines }) =>
        element(
          'div',
          [
            element('strong', [
              text(`Line ${oldStart} of the former file, ${newStart} of the present one\n`),
            ]),
            // Notes about a missing line break at the end of a file are for programs.
            ...lines.filter((patchLine) => !patchLine.startsWith('\\')).flatMap(line),
          ],
          { 'data-hunk': '' },
        ),
      ),
    ],
    { 'data-changes': '' },
  );
}
