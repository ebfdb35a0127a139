// Every kind of control, as the first thing that a reader uses, at any moment around the start.
import { DESKTOP, FIRST_ACTIONS, perform, usesOf } from './firstActions';
import { test } from './test';

for (const [name, action] of Object.entries(FIRST_ACTIONS)) {
  test.describe(name, () => {
    test.use({ hasTouch: true, viewport: action.viewport ?? DESKTOP });
    const uses = usesOf(action);

    test(uses.map(({ means, moment }) => `${means} ${moment}`).join(', '), async ({ page }) => {
      for (const use of uses) {
        await page.goto(action.route);
        await perform(page, action, use);
        await page.evaluate(() => {
          localStorage.clear();
        });
      }
    });
  });
}
