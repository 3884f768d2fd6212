import { brand } from '#web/brand.ts'
import { expect, test } from '#tests/e2e/support/journey.ts'

interface Icon {
  src: string
  sizes: string
  purpose?: string
}

test('the site can be installed: its manifest and icons are valid', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const reply = await request.get(href ?? '')
  expect(reply.headers()['content-type']).toBe('application/manifest+json')
  const manifest = await reply.json()
  expect(manifest).toMatchObject({
    short_name: brand.name,
    lang: 'es-PE',
    start_url: '/',
    display: 'standalone',
  })
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(['Empleos', 'Postulaciones'])

  const icons: Icon[] = [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap(({ icons }: { icons: Icon[] }) => icons),
    { src: await page.locator('link[rel=apple-touch-icon]').getAttribute('href'), sizes: '180x180' },
  ]
  for (const { src, sizes } of icons) {
    const png = await (await request.get(src)).body()
    expect(png.subarray(1, 4).toString('latin1'), src).toBe('PNG')
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
  }
  const wanted = ['any', 'maskable'].flatMap((purpose) =>
    ['192x192', '512x512'].map((size) => `${purpose} ${size}`),
  )
  expect(manifest.icons.map(({ purpose, sizes }: Icon) => `${purpose} ${sizes}`)).toEqual(wanted)
})

test('Chromium finds nothing that keeps the site from being installed', async ({ page, context }) => {
  await page.goto('/')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.enable')
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A browser profile of a journey is a private window, which cannot install.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
