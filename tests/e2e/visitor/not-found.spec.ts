import { get, type IncomingHttpHeaders } from 'node:http'
import { expect, refused, test } from '#tests/e2e/support/journey.ts'

test.use({ allowConsole: refused(404) })

test('an unknown address says so kindly, with status 404 and a way on', async ({ page }) => {
  const response = await page.goto('/esto-no-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Inicio' }).click()
  await expect(page).toHaveURL('/')
})

test('an unknown call is answered with JSON, to a browser as well', async ({ request }) => {
  for (const address of ['/api/nada', '/api', '/api/jobs/1/nada', '/api%2fjobs', '/api/%2f']) {
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

test('an address that starts with several slashes stays on this site, or is not found', async ({
  baseURL,
}) => {
  for (const [address, code, type] of [
    ['//', 200, 'text/html'],
    ['/\\', 200, 'text/html'],
    ['//otro.pe/login', 404, 'text/html'],
    ['///api/jobs', 404, 'application/json'],
  ] as const) {
    const { status, headers } = await askRaw(baseURL!, address)
    expect([address, status]).toEqual([address, code])
    expect(headers['content-type']).toContain(type)
  }
})

/** Requests exactly this path: a browser would normalize it. */
function askRaw(baseURL: string, path: string) {
  const { hostname, port } = new URL(baseURL)
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
    get({ hostname, port, path }, (reply) => {
      reply.resume()
      resolve({ status: reply.statusCode, headers: reply.headers })
    }).on('error', reject)
  })
}
