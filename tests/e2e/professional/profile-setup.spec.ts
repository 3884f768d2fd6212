import type { Page } from '@playwright/test'
import { password, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { makeDoubtfulCv, makeFullCv, makeScan } from '#tests/e2e/support/cv.ts'
import { Decisions } from '#tests/e2e/support/decisions.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'

const setup = '/professional-profile-setup'
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Guardar Perfil' })
const me = async (page: Page) => (await page.request.get('/api/me/professional')).json()

test('from the landing page to a complete profile with a CV in twelve decisions and two minutes at most', async ({
  page,
}) => {
  const person = new Decisions()
  await page.goto('/')
  await person.press(page.getByRole('link', { name: 'Crea tu perfil TEC' }).first())
  await person.press(page.getByRole('link', { name: /^Profesional/ }))
  await person.type(page.getByLabel('Nombres'), 'Rosa')
  await person.type(page.getByLabel('Apellidos'), 'Quispe Huamán')
  await person.type(page.getByLabel('Correo electrónico'), `${uniqueWord()}@correo.pe`)
  await person.type(page.getByLabel('Contraseña', { exact: true }), password)
  await person.press(page.getByLabel('No soy un robot'))
  await person.press(page.getByLabel('Acepto los términos de servicio'))
  await person.press(page.getByRole('button', { name: 'Continuar' }))
  await expect(page).toHaveURL('/professional-dashboard')
  await person.press(page.getByRole('link', { name: 'Completar mi perfil' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Completa tu perfil' })).toBeVisible()
  await person.choose(page.getByRole('button', { name: 'Sube tu CV' }), await makeFullCv())
  await expect(page.getByText(/^Leímos tu CV: .*2 experiencias, 1 estudio/)).toBeVisible()
  person.lookThrough()
  await person.press(save(page))
  await expect(page.getByText('Perfil guardado')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  expect(person.count).toBeLessThanOrEqual(12)
  expect(person.seconds).toBeLessThan(120)
  expect(await me(page)).toMatchObject({
    title: 'Analista de datos',
    phone: '900 000 021',
    location: 'Miraflores, Lima',
    summary: expect.stringContaining('siete años en retail y banca'),
    experienceCount: 2,
    educationCount: 1,
    skillList: [{ name: 'SQL' }, { name: 'Python' }, { name: 'Power BI' }, { name: 'Excel' }],
    languages: [
      { name: 'Inglés', level: 'advanced' },
      { name: 'Quechua', level: 'basic' },
    ],
    cvName: 'CV Rosa Quispe.pdf',
  })
})

test("the CV's data is reviewed tab by tab, and only accepted items are saved", async ({ page }) => {
  await signUpProfessional(page)
  await page.goto(setup)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sube tu CV' }).setInputFiles(await makeFullCv())
  await expect(page.getByLabel('Sobre mí')).toHaveValue(/siete años en retail y banca/)
  await expect(page.getByText(/^Resumen: confianza muy alta · página 1$/)).toBeVisible()
  await expect(page.getByText('Tu perfil: 0 de 3 partes'), 'nothing is saved yet').toBeVisible()
  await expect(page.getByText(/entra a tu perfil cuando presiones Guardar Perfil/)).toBeVisible()
  await expect(page.getByText('Aún no hay experiencia')).toHaveCount(0)
  await page.getByLabel('Categoría (opcional)', { exact: true }).selectOption('Tecnología e IT')
  await page.getByLabel('Subcategoría').fill('Análisis de datos')
  await page.getByRole('checkbox', { name: 'Asistente de reportes' }).uncheck()
  await expect(page.getByText('No se guarda: Asistente de reportes en Banco Los Molles')).toBeVisible()
  await page.getByRole('button', { name: 'Corregir Analista de datos' }).click()
  await page.getByLabel('Empresa').fill('Tupay Retail S.A.C.')
  await page.getByLabel('Inicio').fill('03/2021')
  await page.getByRole('button', { name: 'Listo' }).click()
  await expect(page.getByText('Corregido por ti')).toBeVisible()
  await expectAccessibleEverywhere(page)

  await tab(page, 'Habilidades').click()
  await page.getByRole('checkbox', { name: 'Excel' }).uncheck()
  await expectAccessibleEverywhere(page)
  await tab(page, 'Educación').click()
  await expect(page.getByRole('checkbox', { name: 'Bachiller en Estadística' })).toBeChecked()
  await tab(page, 'Portafolio').click()
  await expectAccessible(page)
  await tab(page, 'Contacto').click()
  await expect(page.getByLabel('Teléfono')).toHaveValue('900 000 021')
  await page.getByLabel('Teléfono').fill('900 000 099')
  await expectAccessibleEverywhere(page)
  await save(page).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Mira los empleos que van contigo' })).toBeVisible()
  expect(await me(page)).toMatchObject({
    phone: '900 000 099',
    category: 'Tecnología e IT',
    subcategory: 'Análisis de datos',
    experienceCount: 1,
    skillList: [{ name: 'SQL' }, { name: 'Python' }, { name: 'Power BI' }],
  })

  await page.goto(setup)
  await expect(page.getByText('mar. 2021 – actualidad')).toBeVisible()
  await page.getByRole('button', { name: 'Leer este CV' }).click()
  await expect(page.getByText(/^No se guarda/), 'what was left out is offered again').toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: 'Asistente de reportes' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Analista de datos' }), 'it is there already').toHaveCount(
    0,
  )
})

test('without a CV everything can be typed; a mistake opens its tab, and nothing typed is lost by leaving', async ({
  page,
}) => {
  await signUpProfessional(page)
  await page.goto(setup)
  await page.getByLabel('Sobre mí').fill('Vendo.')
  await tab(page, 'Habilidades').click()
  await save(page).click()
  await expect(page.getByLabel('Sobre mí')).toHaveAccessibleDescription(
    /Amplía tu resumen a 50 caracteres o más/,
  )
  await expect(page.getByLabel('Sobre mí')).toBeFocused()
  await page
    .getByLabel('Sobre mí')
    .fill('Vendo telas y bordados de Gamarra desde hace doce años, al por mayor y menor.')
  await page.reload()
  await expect(page.getByText('Recuperamos lo que escribiste y no guardaste.')).toBeVisible()
  await expect(page.getByLabel('Sobre mí')).toHaveValue(/^Vendo telas/)
  await tab(page, 'Contacto').click()
  await page.getByLabel('Teléfono').fill('uno dos')
  await tab(page, 'Descripción').click()
  await save(page).click()
  await expect(page.getByLabel('Teléfono')).toBeFocused()
  await page.getByLabel('Teléfono').fill('900 000 033')
  await save(page).click()
  await expect(page.getByText('Perfil guardado')).toBeVisible()
  expect(await me(page)).toMatchObject({
    phone: '900 000 033',
    summary: expect.stringMatching(/^Vendo telas/),
  })
})

test('a CV that cannot be read says so, and the rest of the page works', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto(setup)
  await page.getByRole('button', { name: 'Sube tu CV' }).setInputFiles(await makeScan())
  await expect(page.getByText('Tu CV está guardado, pero no pudimos leerlo')).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test.describe('an upload', () => {
  test.use({ allowConsole: /net::ERR_/ })

  test('that loses its connection keeps the file and can be retried; a running one can be cancelled', async ({
    page,
  }) => {
    await signUpProfessional(page)
    await page.goto(setup)
    await page.route('**/cv-upload', (route) => route.abort('connectionreset'))
    await page.getByRole('button', { name: 'Sube tu CV' }).setInputFiles(await makeFullCv())
    await expect(page.getByText('Error al subir el CV. Inténtalo de nuevo.').first()).toBeVisible()
    await expect(page.getByText('CV Rosa Quispe.pdf')).toBeVisible()
    await expectAccessibleEverywhere(page)
    await page.unroute('**/cv-upload')

    let arrived: () => void = () => {}
    const held = new Promise<void>((resolve) => (arrived = resolve))
    await page.route('**/cv-upload', async (route) => {
      await held
      await route.abort().catch(() => {})
    })
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('progressbar', { name: 'Subiendo CV Rosa Quispe.pdf' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    arrived()
    await expect(page.getByText('PDF de hasta 5 MB')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sube tu CV' })).toBeFocused()
    await page.unroute('**/cv-upload')

    await page.getByRole('button', { name: 'Sube tu CV' }).setInputFiles(await makeFullCv())
    await expect(page.getByText('CV subido exitosamente')).toBeVisible()
    await expect(page.getByText(/^Leímos tu CV/)).toBeVisible()
  })
})

test('on the dashboard the reading is reviewed in the dialog, and the profile is downloaded as a CV', async ({
  page,
}) => {
  await signUpProfessional(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sube tu CV' }).setInputFiles(await makeFullCv())
  const review = page.getByRole('dialog', { name: 'Revisa lo que leímos de tu CV' })
  await expect(review.getByText(/Confianza .* · página 1/).first()).toBeVisible()
  await expectAccessibleEverywhere(page)
  await review.getByRole('checkbox', { name: 'Asistente de reportes' }).uncheck()
  await review.getByRole('button', { name: /^Guardar lo marcado/ }).click()
  const saved = page.getByRole('dialog', { name: 'Perfil actualizado' })
  await expect(saved.getByText(/^De tu CV guardamos 1 experiencia, 1 estudio/)).toBeVisible()
  await expect(saved, 'it goes by itself').toHaveCount(0)

  await page.getByRole('link', { name: 'Experiencia', exact: true }).click()
  await expect(page.getByText('Banco Los Molles')).toHaveCount(0)
  await page.getByRole('button', { name: 'Revisar primero' }).click()
  await expect(review.getByRole('checkbox', { name: 'Asistente de reportes' })).toBeChecked()
  await expect(review.getByRole('checkbox', { name: 'Analista de datos' })).toHaveCount(0)
  await expectAccessibleEverywhere(page)
  await review.getByRole('button', { name: /^Guardar lo marcado/ }).click()
  await expect(page.getByText('Banco Los Molles')).toBeVisible()
  await expect(saved).toHaveCount(0)
  await page.getByRole('link', { name: 'Resumen', exact: true }).click()
  await page.getByRole('button', { name: 'Revisar lo que dice' }).click()
  await expect(page.getByRole('dialog', { name: 'Tu perfil ya tiene lo que dice tu CV' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Revisar lo que dice' })).toBeFocused()
  await page.getByRole('link', { name: 'Experiencia', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar mi perfil como CV' }).click()
  expect((await download).suggestedFilename()).toBe('CV Rosa Huamán.pdf')
})

test('the review says which field is doubtful and what the CV says there, and corrects all that is saved', async ({
  page,
}) => {
  await signUpProfessional(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sube tu CV' }).setInputFiles(await makeDoubtfulCv())
  const review = page.getByRole('dialog', { name: 'Revisa lo que leímos de tu CV' })
  const doubtful = review.getByRole('checkbox', { name: 'Sabogal' })
  await expect(doubtful, 'a doubt keeps nothing out').toBeChecked()
  await expect(doubtful).toHaveAccessibleDescription('Revisa: cargo Confianza media · página 1')

  const where = review.getByRole('button', { name: /Ver dónde está en tu CV: Sabogal$/ })
  await where.focus()
  await page.keyboard.press('Enter')
  await expect(where).toHaveAttribute('aria-expanded', 'true')
  const row = review.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: 'Sabogal' }) })
  const position = row.getByRole('listitem').filter({ hasText: /^Cargo/ })
  await expect(position).toContainText('Revísalo')
  await expect(position).toContainText('Tu CV dice: “Archivo / Sabogal (2016 - 2017)”')
  await expect(position.getByText('Sabogal', { exact: true }).first()).toBeVisible()
  await expect(position).toContainText('Confianza media · página 1')
  await expect(row.getByRole('listitem').filter({ hasText: /^Inicio/ })).toContainText('Confianza muy alta')
  await expect(row.getByRole('figure')).toContainText('Página 1')
  await expectAccessibleEverywhere(page)

  await review.getByRole('button', { name: 'Corregir Sabogal' }).click()
  const form = review.getByRole('form', { name: 'Corregir Sabogal' })
  await expect(form.getByLabel('Cargo')).toBeFocused()
  await expect(form.getByLabel('Cargo')).toHaveAccessibleDescription(/^Revísalo.*Archivo \/ Sabogal/)
  await form.getByLabel('Cargo').fill('Archivera')
  await form.getByLabel('Empresa').fill('Sabogal Piuray S.A.C.')
  await form.getByLabel('Ubicación').fill('Cusco')
  await expectAccessibleEverywhere(page)
  await page.keyboard.press('Enter')
  const pencil = review.getByRole('button', { name: 'Corregir Archivera' })
  await expect(pencil).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(pencil, 'Escape leaves the fields, not the review').toBeFocused()
  await expect(review.getByRole('checkbox', { name: 'Archivera' })).toBeChecked()
  await expect(review.getByText('Sabogal Piuray S.A.C. · Cusco · 2016 – 2017')).toBeVisible()

  await expect(review.getByText('No se guarda: Estadística (falta la institución)')).toBeVisible()
  await expect(review.getByRole('checkbox', { name: 'Estadística' })).toBeDisabled()
  await review.getByLabel('Institución').fill('Universidad Nacional Mayor de San Marcos')
  await expect(review.getByRole('checkbox', { name: 'Estadística' })).toBeChecked()
  await expect(review.getByText(/^No se guarda/)).toHaveCount(0)

  const whole = review.getByRole('button', { name: 'Ver toda la descripción: Archivera' })
  await whole.click()
  await expect(review.getByText('Formé a doce asistentes en SQL')).toBeInViewport()
  await review.getByRole('button', { name: /^Guardar lo marcado/ }).click()
  await expect(page.getByRole('dialog', { name: 'Perfil actualizado' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Experiencia', exact: true }).click()
  await expect(page.getByText('Sabogal Piuray S.A.C. · Cusco')).toBeVisible()
  await expect(page.getByText(/Universidad Nacional Mayor de San Marcos/)).toBeVisible()
})
