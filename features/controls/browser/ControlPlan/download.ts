import { saveFile } from '#platform/base/browser/textFiles';
import { toChecklist, toPlanTable, type Plan } from '../../common/plan';

/** The files of a plan, by the label of the button that saves them. */
export type PlanFormat = 'Markdown checklist' | 'CSV';

/** Saves a plan. Loaded on demand. */
export function download(format: PlanFormat, plan: Plan): void {
  if (format === 'CSV') {
    saveFile('controls.csv', toPlanTable(plan), 'text/csv;charset=utf-8');
  } else {
    saveFile('controls.md', toChecklist(plan), 'text/markdown');
  }
}
