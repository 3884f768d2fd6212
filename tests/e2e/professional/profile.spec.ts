import type { Page } from '@playwright/test'
import { photoFile } from '#tests/support/photo.ts'
import { signUpProfessional } from '#tests/e2e/support/accounts.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'

test.use({ allowConsole: new RegExp(`${refused(400).source}|net::ERR_FAILED`) })

const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, level: 2 }) })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Panel profesional' })

/** Scrolled so that nothing is partly under the header, as after a jump to a field. */
const toTop = (page: Page) => page.evaluate(() => scrollTo(0, 0))

const summary =
  'Contadora con seis años en transporte y comercio. Cierro el mes a tiempo y explico los números con calma.'

test('a professional completes the profile: data, summary with its draft, photo', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/dashboard')
  const status = card(page, 'Estado de tu perfil')
  await expect(status.getByText('Información personal (listo)')).toBeVisible()
  await expect(status.getByText('CV subido (falta)')).toBeVisible()
  await expectAccessibleEverywhere(page)

  await page.getByRole('button', { name: 'Editar tus datos' }).click()
  const form = page.getByRole('form', { name: 'Tus datos' })
  await expect(form.getByLabel('Nombres')).toBeFocused()
  await form.getByLabel('Nombres').fill('')
  await form.getByLabel('Teléfono').fill('llámame')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText('Escribe tus nombres')).toBeVisible()
  await expect(form.getByText('Escribe un teléfono como 987 654 321')).toBeVisible()
  await toTop(page)
  await expectAccessible(page)
  await form.getByLabel('Nombres').fill('Rosa María')
  await form.getByLabel('Título profesional').fill('Contadora')
  await form.getByLabel('Teléfono').fill('987 654 321')
  await form.getByLabel('Ubicación').fill('Jesús María, Lima')
  await form.getByLabel('Experiencia').fill('6 años')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Rosa María' })).toBeVisible()
  await expect(page.getByText('6 años de experiencia')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Editar tus datos' })).toBeFocused()

  await page.getByRole('button', { name: 'Escribir', exact: true }).click()
  const text = page.getByLabel('Tu resumen')
  await text.fill('Contadora.')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Resumen muy corto')).toBeVisible()
  await expect(page.getByLabel('Tu resumen')).toHaveAccessibleDescription(
    /Amplía tu resumen a 50 caracteres o más/,
  )
  await text.fill(summary)
  await page.reload()
  await page.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(text, 'what was typed outlives the page').toHaveValue(summary)
  await page.route('**/api/professionals/*', (route) => route.abort('failed'), { times: 1 })
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Error al guardar')).toBeVisible()
  await expect(text).toHaveValue(summary)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Resumen guardado')).toBeVisible()
  await expect(status.getByText('Resumen profesional (listo)')).toBeVisible()

  const photo = page.getByRole('button', { name: 'Tu foto' })
  await photo.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await expect(page.getByText('Tipo de archivo no válido')).toBeVisible()
  await photo.setInputFiles(photoFile('grande.png', Buffer.alloc(2 * 1024 * 1024 + 1)))
  await expect(page.getByText('Archivo muy grande')).toBeVisible()
  await photo.setInputFiles(photoFile('rota.png', Buffer.from('\u0089PNG no', 'latin1')))
  await expect(page.getByRole('img', { name: 'Vista previa' })).toBeVisible()
  await page.getByRole('button', { name: 'Guardar foto' }).click()
  await expect(page.getByText('Error al subir foto').first()).toBeVisible()
  await toTop(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await photo.setInputFiles(photoFile())
  await page.getByRole('button', { name: 'Guardar foto' }).click()
  await expect(page.getByText('Foto guardada')).toBeVisible()
  const shown = page.locator('img[src^="/files/"]')
  await expect(shown, 'in the header, the profile and its own card').toHaveCount(3)
  await toTop(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Eliminar foto' }).click()
  const question = page.getByRole('dialog', { name: '¿Estás seguro de que deseas eliminar tu foto?' })
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Foto eliminada')).toBeVisible()
  await expect(shown).toHaveCount(0)
})

test('skills that are typed one right after the other are all kept', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/dashboard/experiencia')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const field = page.getByRole('combobox', { name: 'Agregar una habilidad' })
  const names = Array.from({ length: 8 }, (_, index) => `Cierre de caja ${index + 1}`)
  for (const name of names) {
    await field.fill(name)
    await field.press('Enter')
  }
  const skills = page.getByRole('list', { name: 'Tus habilidades' }).getByRole('listitem')
  await expect(skills).toHaveText(names)
  await expect(page.getByText('Guardando...')).toHaveCount(0)
  await page.reload()
  await expect(skills).toHaveText(names)
})

test('skills and languages are added by keyboard, and a removal can be undone', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/dashboard/experiencia')
  const field = page.getByRole('combobox', { name: 'Agregar una habilidad' })
  await field.pressSequentially('exel')
  const options = page.getByRole('listbox', { name: 'Habilidades sugeridas' })
  await expect(options.getByRole('option', { name: 'Microsoft Excel' })).toBeVisible()
  await expectAccessible(page)
  await field.press('ArrowDown')
  await field.press('Enter')
  const skills = page.getByRole('list', { name: 'Tus habilidades' })
  await expect(skills.getByText('Microsoft Excel')).toBeVisible()
  await field.fill('Cierre de caja en botica')
  await field.press('Enter')
  await expect(skills.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Quitar Microsoft Excel' }).click()
  await expect(skills.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(skills.getByRole('listitem').first()).toHaveText('Microsoft Excel')

  const language = page.getByRole('combobox', { name: 'Agregar un idioma' })
  await language.fill('quech')
  await page.getByRole('option', { name: 'Quechua', exact: true }).click()
  await page.getByLabel('Nivel de Quechua').selectOption('Nativo')
  await expect(page.getByText('Guardando...')).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(skills.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByLabel('Nivel de Quechua')).toHaveValue('native')
  await navigation(page).getByRole('link', { name: 'Resumen' }).click()
  await expect(page.getByText('Cierre de caja en botica')).toBeVisible()
})

test('the category and the expected pay are set beside the personal data', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Rubro y sueldo esperado' }).click()
  const opener = page.getByRole('button', { name: 'Editar rubro y sueldo esperado' })
  await opener.click()
  const form = page.getByRole('form', { name: 'Rubro y sueldo esperado' })
  await expect(form.getByLabel('Categoría (opcional)', { exact: true })).toBeFocused()
  await form.getByLabel('Categoría (opcional)', { exact: true }).selectOption('Contabilidad y Finanzas')
  await form.getByLabel('Subcategoría').fill('Planillas')
  await form.getByLabel('Desde').fill('S/ 4,500')
  await form.getByLabel('Hasta').fill('3000')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText('Escribe un máximo igual o mayor que el mínimo')).toBeVisible()
  await toTop(page)
  await expectAccessible(page)
  await form.getByLabel('Hasta').fill('6000')
  await form.getByRole('button', { name: 'Guardar' }).click()
  const facts = card(page, 'Rubro y sueldo esperado')
  await expect(facts.getByText('S/ 4,500 a S/ 6,000 al mes')).toBeVisible()
  await expect(facts.getByText('Contabilidad y Finanzas')).toBeVisible()
  await expect(opener).toBeFocused()
  await opener.click()
  await form.getByLabel('Desde').fill('')
  await form.getByLabel('Hasta').fill('')
  await form.getByRole('button', { name: 'Guardar' }).click()
  // Neither the pay nor when the person could begin.
  await expect(facts.getByText('Sin indicar')).toHaveCount(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('studies are added, corrected and deleted after the question', async ({ page }) => {
    await signUpProfessional(page)
    await page.goto('/dashboard/experiencia')
    const studies = card(page, 'Educación')
    await page.getByRole('button', { name: 'Agregar estudios' }).click()
    const form = page.getByRole('dialog', { name: 'Agregar estudios' })
    await form.getByRole('button', { name: 'Agregar', exact: true }).click()
    await expect(form.getByText('Escribe el título o grado')).toBeVisible()
    await form.getByLabel('Título o grado').fill('Bachiller')
    await form.getByLabel('Institución').fill('Universidad del Valle Blanco')
    await form.getByLabel('Año de inicio').fill('2018')
    await form.getByLabel('Año de fin').fill('2014')
    await form.getByRole('button', { name: 'Agregar', exact: true }).click()
    await expect(form.getByText('Elige una fecha de fin posterior a la de inicio')).toBeVisible()
    await expectAccessible(page)
    await form.getByLabel('Año de fin').fill('2022')
    await form.getByRole('button', { name: 'Agregar', exact: true }).click()
    await expect(studies.getByText('2018 – 2022')).toBeVisible()

    await studies.getByRole('button', { name: 'Editar Bachiller, Universidad del Valle Blanco' }).click()
    const edit = page.getByRole('dialog', { name: 'Editar estudios' })
    await edit.getByLabel('Campo de estudio').fill('Contabilidad')
    await edit.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(studies.getByText('Universidad del Valle Blanco · Contabilidad')).toBeVisible()

    await studies.getByRole('button', { name: 'Eliminar Bachiller, Universidad del Valle Blanco' }).click()
    const question = page.getByRole('dialog', {
      name: '¿Estás seguro de que deseas eliminar estos estudios?',
    })
    await expect(question.getByText('“Bachiller, Universidad del Valle Blanco”')).toBeVisible()
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await expect(studies.getByText('Aún no hay estudios')).toBeVisible()
    await page.goto('/dashboard')
    await expectAccessibleEverywhere(page)
  })
})
