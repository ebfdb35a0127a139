import { expect, it } from 'vitest';
import { sheetOf } from './chunks';

it.each([
  ['/site/features/catalog/browser/IncidentCharts/styles.module.css', 'styles-IncidentCharts'],
  ['/site/features/home/browser/artwork.module.css', 'styles-home'],
  ['/site/platform/frame/browser/theme/Footer/styles.module.css', 'styles-theme'],
  ['/site/node_modules/a-theme/lib/theme/Tabs/styles.module.css', 'styles-theme'],
])('puts %s into %s', (file, sheet) => {
  expect(sheetOf(file)).toBe(sheet);
});
