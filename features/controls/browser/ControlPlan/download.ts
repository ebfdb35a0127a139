import { toNavigatorLayer } from '#features/catalog/browser/public';
import { saveFile } from '#platform/base/browser/saveFile';
import { toJson } from '#platform/base/common/json';
import { toChecklist, toLayerIncidents, toPlanTable, type Plan } from '../../common/plan';

/** The files of a plan, by the label of the button that saves them. */
export type PlanFormat = 'Markdown checklist' | 'CSV' | 'ATT&CK Navigator layer';

/** Saves a plan. Loaded on demand. */
export function download(format: PlanFormat, plan: Plan): void {
  switch (format) {
    case 'Markdown checklist':
      saveFile('controls.md', toChecklist(plan), 'text/markdown');
      break;
    case 'CSV':
      saveFile('controls.csv', toPlanTable(plan), 'text/csv;charset=utf-8');
      break;
    case 'ATT&CK Navigator layer':
      saveFile(
        'controls.navigator.json',
        toJson(
          toNavigatorLayer({
            title: 'Incidents and the controls for them',
            url: plan.url,
            incidents: toLayerIncidents(plan),
          }),
        ),
        'application/json',
      );
  }
}
