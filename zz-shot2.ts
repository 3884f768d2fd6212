import { chromium } from '@playwright/test'
const base = 'http://localhost:3100'
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
for (const [email, list] of [
  [
    'empresa@demo.qhatu.pe',
    [
      ['/company-dashboard', 1440],
      ['/company-dashboard/candidatos', 1440],
      ['/company-dashboard/publicar', 1440],
      ['/company-dashboard/empleos', 360],
    ],
  ],
  [
    'profesional@demo.qhatu.pe',
    [
      ['/dashboard', 1440],
      ['/dashboard/postulaciones', 360],
    ],
  ],
] as const) {
  const ctx = await b.newContext({ locale: 'es-PE', timezoneId: 'America/Lima', reducedMotion: 'reduce' })
  const r = await ctx.request.post(base + '/api/login', { data: { email, password: 'QhatuDemo2026!' } })
  console.log(email, r.status())
  for (const [path, w] of list) {
    const p = await ctx.newPage()
    await p.setViewportSize({ width: w, height: w < 500 ? 740 : 900 })
    p.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', path, m.text()))
    p.on('pageerror', (e) => console.log('ERR', path, e.message))
    await p.goto(base + path)
    await p.waitForLoadState('load')
    await p.waitForTimeout(800)
    await p.screenshot({ path: `/tmp/shots/d${path.replace(/\W+/g, '_')}-${w}.png`, fullPage: true })
    if (path.endsWith('candidatos')) {
      await p.getByRole('main').getByRole('link').first().click()
      await p.waitForTimeout(1000)
      console.log(p.url())
      await p.screenshot({ path: '/tmp/shots/d_board-1440.png' })
      await p.close()
    } else await p.close()
  }
  await ctx.close()
}
await b.close()
