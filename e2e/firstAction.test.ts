// Every kind of control, as the first thing that a reader uses, at any moment around the start.
import { DESKTOP, FIRST_ACTIONS, perform, usesOf } from './firstActions';
import { connect, test } from './test';

for (const [name, action] of Object.entries(FIRST_ACTIONS)) {
  test.describe(name, () => {
    test.use({ hasTouch: true, viewport: action.viewport ?? DESKTOP });

    // Firefox and Safari tell nothing of the connection.
    for (const connection of [undefined, { effectiveType: '4g', saveData: false }]) {
      const uses = usesOf(action);
      test(`${connection ? 'on a known connection' : 'without a known connection'}, ${uses
        .map(({ means, moment }) => `${means} ${moment}`)
        .join(', ')}`, async ({ page }) => {
        await connect(page, connection);
        for (const use of uses) {
          await page.goto(action.route);
          await perform(page, action, use);
          await page.evaluate(() => localStorage.clear());
        }
      });
    }
  });
}
