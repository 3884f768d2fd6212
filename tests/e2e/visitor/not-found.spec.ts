import { expect, refused, test } from '../support/journey.ts'

test.use({ allowConsole: refused(404) })

test('an unknown address says so kindly, with status 404 and a way on', async ({ page }) => {
  const response = await page.goto('/esto-no-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Inicio' }).click()
  await expect(page).toHaveURL('/')
})

test('an unknown call is answered with JSON, to a browser as well', async ({ request }) => {
  for (const address of ['/api/nada', '/api', '/api/jobs/1/nada']) {
    const response = await request.get(address, { headers: { accept: 'text/html' } })
    expect(response.status()).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  }
})

for (const address of ['/jobs/%ff', '/%E0%A4%A', '/servicios/1%'])
  test(`${address}, an address cut off in the middle of a letter, gets a page as well`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
