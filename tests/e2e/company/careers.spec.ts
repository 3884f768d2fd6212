import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'

/** A page of somebody else's website. */
async function serve(html: string) {
  const server = createServer((_request, reply) => reply.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { port, close: () => server.close() }
}

test('a company copies the code of its ads, and only its own website shows them', async ({
  page,
  browser,
}) => {
  const title = `Costurera ${uniqueWord()}`
  await signUpCompany(page)
  await publishJob(page, title)
  await page.goto('/company-dashboard/configuracion')
  await expect(page.getByText('Escribe arriba el sitio web de tu empresa y guarda')).toBeVisible()
  const snippet = (await page.getByLabel('Código para tu página', { exact: true }).textContent()) ?? ''
  expect(snippet).toContain('<iframe')

  const site = await serve(`<!doctype html><title>Sitio</title>${snippet}`)
  const stranger = await serve(`<!doctype html><title>Otro</title>${snippet}`)
  try {
    // A name, because an address of the settings has a dot.
    const website = `http://empresa.localhost:${site.port}`
    expect((await page.request.patch('/api/me/company', { data: { website } })).status()).toBe(200)
    await page.reload()
    await expect(page.getByText(/Solo se muestra en páginas de/)).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page)
    // Pages of others: their requests are not ours to watch.
    const visitor = await browser.newPage()
    await visitor.goto(website)
    // The visit is counted as one from the company's page.
    const counted = visitor.context().waitForEvent('request', (request) => request.url().includes('/views?'))
    await visitor.frameLocator('iframe').getByRole('link', { name: title }).click()
    expect((await counted).url()).toMatch(/[?&]from=widget$/)
    const other = await browser.newPage()
    await other.goto(`http://otra.localhost:${stranger.port}`)
    await expect(other.frameLocator('iframe').getByRole('link', { name: title })).toHaveCount(0)
    await Promise.all([visitor.close(), other.close()])
  } finally {
    site.close()
    stranger.close()
  }
})
