import { structuredPatch } from 'diff';
import type { PhrasingContent, RootContent } from 'mdast';
import { element, text } from './elements';

/** Unchanged lines shown around a change, so that its place is found. */
const CONTEXT = 2;

/** Elements of added and removed lines, by the sign that a patch puts before them. */
const ELEMENTS: Record<string, string> = { '+': 'ins', '-': 'del' };

function line(patchLine: string): PhrasingContent[] {
  const hName = ELEMENTS[patchLine.charAt(0)];
  const content = text(`${patchLine}\n`);
  return [hName === undefined ? content : element(hName, [content])];
}

/**
 * What changed in a template file since an earlier version, folded away, for
 * those who copied that version: the lines of a unified patch, removed and
 * added ones as `del` and `ins`.
 *
 * @param version the earlier one
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
            // A note about a missing line break at the end is for programs.
            ...lines.filter((patchLine) => !patchLine.startsWith('\\')).flatMap(line),
          ],
          { 'data-hunk': '' },
        ),
      ),
    ],
    { 'data-changes': '' },
  );
}
