/** The pages outside a table: in every language and size nothing is cut, and all can use them. */

import { expect, test } from './house'
import { expectAccessible, expectWhole, listenForErrors } from './looks'

const PAGES = [
  '/',
  '/new/alien-frontiers',
  '/new/nemesis',
  '/new/lockdown',
  '/book/alien-frontiers/docking',
  '/rules/alien-frontiers#AF-5.1',
  '/me',
  '/about',
  '/no-such-door',
]
for (const locale of ['en', 'ru', 'uk', 'pl']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    for (const path of PAGES) {
      test(`${path} is whole at every size`, async ({ page }) => {
        const errors = listenForErrors(page)
        await page.goto(path)
        await expect(page.locator('h1').first()).toBeAttached()

        await expectWhole(page)
        expect(errors).toEqual([])
      })
    }
  })
}

for (const path of PAGES) {
  test(`everybody can use ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeAttached()

    await expectAccessible(page)
  })
}

test('the language can be changed at any time, and stays', async ({ page }) => {
  await page.goto('/')

  await page.getByLabel('Language').selectOption('uk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Які двері відчинимо сьогодні?')
  await page.reload()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Які двері відчинимо сьогодні?')
})

test('a book is found from the front page, asked a question, and leads to the rule that decides', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Rules', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alien Frontiers in two minutes')

  await page.keyboard.press('/')
  await page.keyboard.type('must I dock my ships?')
  await page.getByRole('link', { name: /^The duty to dock/ }).click()
  await expect(page.locator('#the-duty-to-dock')).toBeInViewport()
  await page.getByRole('link', { name: 'AF-5.4' }).click()

  await expect(page.locator('[id="AF-5.4"]')).toBeInViewport()
  await expect(page.getByRole('complementary').getByRole('link', { name: 'The duty to dock' })).toBeVisible()
})

test('a rule can be searched for and linked to', async ({ page }) => {
  await page.goto('/rules/alien-frontiers')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.keyboard.press('/')
  await page.keyboard.type('highest value')
  await page
    .getByRole('link', { name: /AF-9\.2/ })
    .first()
    .click()

  await expect(page).toHaveURL(/#AF-9\.2$/)
  await expect(page.locator('[id="AF-9.2"]')).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lunar Mine')
})

test.describe('given somebody who reads Russian', () => {
  test.use({ locale: 'ru' })

  test('when they are led to a rule, then they read its sentence, and the English text where they want it', async ({
    page,
  }) => {
    await page.goto('/rules/alien-frontiers#AF-9.2')
    const rule = page.locator('[id="AF-9.2"]')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Лунная Шахта')
    await expect(rule).toContainText('значени')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'На английском, для разработчиков' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lunar Mine')
    await expect(rule).toContainText('highest value')
    await page.getByRole('button', { name: 'На вашем языке' }).click()
    await expect(rule).toContainText('значени')
  })

  test('when a rule has no sentence, then it is read in English', async ({ page }) => {
    await page.goto('/rules/alien-frontiers#AF-0.3')

    await expect(page.locator('[id="AF-0.3"]')).toContainText('pip count')
  })

  test('when they search in either language, then the sentence is found', async ({ page }) => {
    await page.goto('/rules/alien-frontiers')
    for (const words of ['самым высоким значениям', 'AF-9.2', 'highest value']) {
      await page.getByRole('searchbox').fill(words)
      await expect(page.getByRole('link', { name: /AF-9\.2 Лунная Шахта/ })).toBeVisible()
    }
    await page.getByRole('link', { name: /AF-9\.2 Лунная Шахта/ }).click()

    await expect(page.locator('[id="AF-9.2"]')).toBeInViewport()
    await expect(page.locator('[id="AF-9.2"]')).toContainText('значени')
  })
})

test('a name can be chosen, and a name that is none is refused', async ({ page }) => {
  await page.goto('/me')
  const field = page.getByLabel('Name', { exact: true }).first()

  await field.fill('Maja')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByRole('link', { name: 'Me: Maja' })).toBeVisible()
  await field.fill('   ')
  await page.getByRole('button', { name: 'Save' }).first().click()

  await expect(page.getByRole('alert')).toHaveText(/A name has at least one letter/)
})
