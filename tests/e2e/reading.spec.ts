import { mkdir, writeFile } from 'node:fs/promises'
import { expect, test } from '#tests/e2e/support/journey.ts'

/**
 * The five main pages. What a screen reader says of them is stored in docs/accessibility: `READING=on playwright test
 * reading`.
 */
const pages = [
  ['landing', '/'],
  ['empleos', '/empleos'],
  ['empleo', '/jobs/1'],
  ['servicios', '/servicios'],
  ['membresia', '/membresia'],
] as const

for (const [name, path] of pages)
  test(`${path} reads well without being seen`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('link', { name: 'Iniciar Sesión' }).first().waitFor()
    const tree = await page.locator('body').ariaSnapshot()
    if (process.env['READING'] === 'on') {
      await mkdir('docs/accessibility', { recursive: true })
      await writeFile(`docs/accessibility/${name}.yml`, `${tree}\n`)
    }

    expect(tree).toMatch(/^- link "Ir al contenido"/m)
    for (const landmark of ['banner', 'main', 'contentinfo'])
      expect(tree.match(new RegExp(`^ *- ${landmark}\\b`, 'gm')), landmark).toHaveLength(1)
    const unnamed = tree
      .split('\n')
      .filter((line) => /^ *- (link|button|textbox|combobox|navigation|dialog|img):?$/.test(line))
    expect(unnamed, 'everything that can be used or jumped to has a name').toEqual([])

    const levels = [...tree.matchAll(/- heading .*\[level=(\d)\]/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const skips = levels.filter((level, at) => level > (levels[at - 1] ?? level) + 1)
    expect(skips, 'headings go down one level at a time').toEqual([])
  })
