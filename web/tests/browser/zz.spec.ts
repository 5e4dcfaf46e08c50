import { expect, test } from '/work/main/web/tests/browser/house'
import * as t from '/work/main/web/tests/browser/table'
test('look', async ({page}) => {
  await t.openGame(page)
  await t.untilAsked(page)
  console.log(await t.heading(page).textContent(), await t.answers(page).allTextContents())
  console.log(await page.locator('[data-hand]').first().innerHTML())
  console.log(await page.locator('[data-lit]').evaluateAll(a=>a.map(i=>i.outerHTML.slice(0,200))))
  await page.screenshot({path:'/tmp/shots-tests/a.png'})
  console.log(await page.locator('body').ariaSnapshot())
})
