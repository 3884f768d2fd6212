import { readFile } from 'node:fs/promises'
import readXlsxFile from 'read-excel-file/node'
import { getDocumentProxy } from 'unpdf'
import { demo } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'

test('the report of matching is filtered, read by tabs and exported', async ({ page }) => {
  await page.request.post('/api/admin/login', { data: demo.admin })
  await page.goto('/admin/matching-reports')
  await expect(page.getByText('El puntaje ordena; una persona decide.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cómo se calcula' })).toHaveAttribute(
    'href',
    '/transparencia-ia',
  )
  await expect(page.getByRole('table', { name: 'Postulaciones' }).getByRole('row')).not.toHaveCount(0)
  await expectAccessibleEverywhere(page)

  // The chart by keyboard, and its table.
  const chart = page.getByRole('slider', { name: 'Cómo se reparte la compatibilidad' })
  await chart.focus()
  await expect(chart).toHaveAttribute('aria-valuetext', /^De 95 a 100: /)
  await page.keyboard.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuetext', /^De 90 a 94: /)
  await page.keyboard.press('Home')
  await expect(chart).toHaveAttribute('aria-valuetext', /^De 0 a 4: /)
  await page.getByText('Ver como tabla').click()
  await expect(page.getByRole('cell', { name: 'De 75 a 79' })).toBeVisible()

  await page.getByLabel('Empresa', { exact: true }).fill('Tupay')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL(/company=Tupay/)
  await page.getByRole('navigation', { name: 'Reporte' }).getByRole('link', { name: 'Empresas' }).click()
  await expect(page).toHaveURL(/tab=companies/)
  await expect(page).toHaveURL(/company=Tupay/)
  await expect(page.getByRole('table', { name: 'Ranking de empresas' })).toContainText('Tupay')
  await page.keyboard.press(']')
  // The next key is pressed once the tab is there.
  await expect(
    page.getByRole('navigation', { name: 'Reporte' }).getByRole('link', { name: 'Empleos' }),
  ).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press(']')
  await expect(page.getByRole('heading', { name: 'Tus exportaciones' })).toBeVisible()
  await expectAccessibleEverywhere(page)

  // Excel: real numbers, no names.
  await page.getByRole('button', { name: 'Exportar lo filtrado' }).click()
  const excel = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar Excel' }).first().click({ timeout: 30_000 })
  const sheets = await readXlsxFile(await readFile(await (await excel).path()))
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Resumen', 'Postulaciones', 'Empresas', 'Empleos'])
  const [, list] = sheets.map(({ data }) => data)
  expect(list![0]![0]).toBe('Persona')
  expect(list!.slice(1).every((row) => row[3] === 'Tupay' && typeof row[5] === 'number')).toBe(true)

  // With names a reason is asked for.
  await page.getByLabel('Con nombres; queda en la auditoría con tu motivo').check()
  await page.getByRole('button', { name: 'Exportar lo filtrado' }).click()
  await expect(page.getByText(/Escribe para qué los necesitas, con \d+/)).toBeVisible()
  await page.getByLabel('Para qué los necesitas').fill('Lo pide la gerencia para la auditoría anual.')
  await page.getByRole('button', { name: 'Exportar lo filtrado' }).click()
  await expect(page.getByText(/con nombres/).first()).toBeVisible()

  // PDF with the charts.
  await page.getByRole('radio', { name: /^PDF/ }).check()
  await page.getByRole('button', { name: 'Exportar lo filtrado' }).click()
  const pdf = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar PDF' }).first().click({ timeout: 30_000 })
  const file = await pdf
  expect(file.suggestedFilename()).toMatch(/^matching-\d{4}-\d\d-\d\d\.pdf$/)
  const document = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const first = await (await document.getPage(1)).getTextContent()
  expect(first.items.map((item) => ('str' in item ? item.str : '')).join(' ')).toContain(
    'Cómo se reparte la compatibilidad',
  )

  await page.goto('/admin/matching-reports?q=nadie+se+llama+asi')
  await expect(page.getByText('Nadie postuló con estos filtros')).toBeVisible()
})
