import { chromium } from '@playwright/test'
const [base, out, ...specs] = process.argv.slice(2)
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
for (const s of specs) {
  const [path, w, theme = 'light', name] = s.split('@')
  const p = await b.newPage({
    viewport: { width: +w!, height: +w! < 500 ? 740 : 900 },
    colorScheme: theme as never,
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    reducedMotion: 'reduce',
  })
  p.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', path, m.text()))
  p.on('pageerror', (e) => console.log('ERR', path, e.message))
  await p.goto(base + path!, { waitUntil: 'networkidle' })
  await p.screenshot({
    path: `${out}/${name ?? path!.replace(/\W+/g, '_')}-${w}-${theme}.png`,
    fullPage: !s.endsWith('!'),
  })
  await p.close()
}
await b.close()
