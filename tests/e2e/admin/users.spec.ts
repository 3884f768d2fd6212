import type { Page } from '@playwright/test'
import {
  demo,
  signUpCompany,
  signUpProfessional,
  typeLogin,
  uniqueWord,
} from '#tests/e2e/support/accounts.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'

test.use({ allowConsole: refused(403, 409) })

/** Opens the list with the accounts of this word. */
async function find(page: Page, word: string): Promise<void> {
  await page.request.post('/api/admin/login', { data: demo.admin })
  await page.goto('/admin/users')
  await page.getByLabel('Buscar', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL(`/admin/users?q=${word}`)
  await expect(page.getByText(/^[12] cuentas?$/)).toBeVisible()
}

const table = (page: Page) => page.getByRole('table', { name: 'Usuarios' })
const pressTab = async (page: Page, until: () => Promise<boolean>) => {
  for (let presses = 0; presses < 80 && !(await until()); presses++) await page.keyboard.press('Tab')
}

test('a person is found, suspended with a mail that was read before, cannot enter, and is restored', async ({
  page,
  openBrowser,
}) => {
  const hers = await openBrowser()
  const word = uniqueWord()
  const person = await signUpProfessional(hers, word)
  await find(page, word)
  await expect(table(page).getByRole('row')).toHaveCount(2)
  await table(page)
    .getByRole('button', { name: /^Acciones para Rosa/ })
    .click()
  await page.getByRole('menuitem', { name: 'Suspender' }).click()
  const dialog = page.getByRole('dialog', { name: /^Suspender: Rosa/ })
  await dialog.getByRole('button', { name: 'Suspender' }).click()
  await expect(dialog.getByText(/^Explica a la persona en 10 caracteres o más/)).toBeVisible()
  await dialog.getByLabel('Motivo').selectOption('Se hace pasar por otra persona o empresa')
  await dialog.getByLabel('Lo que le decimos').fill('Usaste el nombre y la foto de otra persona.')
  await dialog.getByRole('button', { name: 'Ver el correo' }).click()
  const preview = dialog.getByRole('region', { name: 'El correo que recibe' })
  await expect(preview).toContainText('Suspendimos tu cuenta de Qhatu')
  await expect(preview).toContainText('Usaste el nombre y la foto de otra persona.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Suspender' }).click()
  await expect(page.getByText('Estado actualizado')).toBeVisible()
  await expect(table(page).getByText('Suspendido')).toBeVisible()
  await expectAccessibleEverywhere(page)

  const text = await mailTo(page, person.email, 'Suspendimos tu cuenta de Qhatu')
  expect(text).toContain('Se hace pasar por otra persona o empresa')
  await hers.context().clearCookies()
  await hers.goto('/login')
  await typeLogin(hers, person)
  await expect(hers.getByText(/^Tu cuenta está suspendida\. Motivo: Se hace pasar/)).toBeVisible()

  await table(page).getByRole('link', { name: /^Rosa/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Rosa/ })).toBeVisible()
  await expect(page.getByText('La persona lo sabe.')).toBeVisible()
  await page.getByRole('button', { name: 'Activar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activar' }).click()
  await expect(page.getByText('Estado actualizado')).toBeVisible()
  await expect(page.getByText('Cuenta activada')).toBeVisible()
  await mailTo(page, person.email, 'Tu cuenta de Qhatu está activa otra vez')
  await hers.reload()
  await typeLogin(hers, person)
  await expect(hers).toHaveURL('/professional-dashboard')
})

test('a suspension is undone by the keyboard alone before the person hears of it', async ({
  page,
  openBrowser,
}) => {
  const hers = await openBrowser()
  const word = uniqueWord()
  await signUpProfessional(hers, word)
  await find(page, word)
  const menu = table(page).getByRole('button', { name: /^Acciones para Rosa/ })
  await page.getByRole('button', { name: 'Filtrar' }).focus()
  await pressTab(page, () => menu.evaluate((button) => button === document.activeElement))
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Suspender: Rosa/ })
  await expect(dialog.getByLabel('Motivo')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Enviaste el mismo mensaje a muchas empresas.')
  const send = dialog.getByRole('button', { name: 'Suspender' })
  await pressTab(page, () => send.evaluate((button) => button === document.activeElement))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Todavía no le avisamos.')).toBeVisible()
  await hers.goto('/dashboard')
  await expect(hers).toHaveURL(/\/login/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('cuenta activa.')).toBeVisible()
  await expect(table(page).getByText('Suspendido')).toBeHidden()
  await hers.goto('/dashboard')
  await expect(hers, 'her session goes on').toHaveURL('/dashboard')
})

test('two accounts are chosen on a phone, get a plan in one change, and their page shows it', async ({
  page,
  openBrowser,
}) => {
  const theirs = await openBrowser()
  const word = uniqueWord()
  await signUpProfessional(theirs, word)
  const company = await signUpCompany(theirs, `Textiles ${word}`)
  await page.setViewportSize({ width: 360, height: 740 })
  await find(page, word)
  await page.getByLabel('Elegir toda la página').check()
  const bar = page.getByRole('region', { name: 'Cuentas elegidas' })
  await expect(bar.getByText('2 elegidas')).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Cambiar plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cambiar el plan: 2 cuentas' })
  await dialog.getByLabel('Cuánto dura').selectOption('90 días')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cambiar plan' }).click()
  await expect(page.getByText('Plan actualizado')).toBeVisible()
  await expect(table(page).getByText('Premium', { exact: true })).toHaveCount(2)
  await mailTo(page, company.email, 'Tu plan cambió')

  await table(page)
    .getByRole('link', { name: `Textiles ${word}` })
    .click()
  await expect(page.getByText('Cambió el plan de una cuenta')).toBeVisible()
  await expectAccessible(page)
})

test('a result of two pages is chosen whole, and one change gives all of it a plan', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const theirs = await openBrowser()
  const word = uniqueWord()
  for (let made = 0; made < 51; made++) await signUpProfessional(theirs, word)
  await page.request.post('/api/admin/login', { data: demo.admin })
  await page.goto(`/admin/users?q=${word}`)
  await page.getByLabel('Elegir toda la página').check()
  const bar = page.getByRole('region', { name: 'Cuentas elegidas' })
  await expect(bar.getByText('50 elegidas')).toBeVisible()
  await page.getByRole('button', { name: 'Elegir los 51 del resultado' }).click()
  await expect(bar.getByText('51 elegidas')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await bar.getByRole('button', { name: 'Suspender' }).click()
  const suspending = page.getByRole('dialog', { name: 'Suspender: 51 cuentas' })
  await expect(suspending.getByRole('button', { name: 'Suspender 51 cuentas' })).toBeVisible()
  await page.keyboard.press('Escape')

  // Somebody else joins the result after it was read.
  await signUpProfessional(theirs, word)
  await bar.getByRole('button', { name: 'Cambiar plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cambiar el plan: 51 cuentas' })
  await dialog.getByRole('button', { name: 'Cambiar plan' }).click()
  await expect(page.getByText(/^Ahora son más cuentas que las que confirmaste/).first()).toBeVisible()
  const grown = page.getByRole('dialog', { name: 'Cambiar el plan: 52 cuentas' })
  await grown.getByRole('button', { name: 'Cambiar plan' }).click()
  await expect(page.getByText('Plan actualizado')).toBeVisible({ timeout: 30_000 })
  await expect(table(page).getByText('Premium', { exact: true })).toHaveCount(50)
  await expect(bar).toBeHidden()
})

test('the list is moved through, chosen from and opened by single keys, which can be switched off', async ({
  page,
  openBrowser,
}) => {
  const theirs = await openBrowser()
  const word = uniqueWord()
  await signUpProfessional(theirs, word)
  await signUpCompany(theirs, `Textiles ${word}`)
  await find(page, word)
  const [first, second] = [table(page).getByRole('link').nth(0), table(page).getByRole('link').nth(1)]
  await page.keyboard.press('j')
  await expect(first).toBeFocused()
  await page.keyboard.press('j')
  await expect(second).toBeFocused()
  await page.keyboard.press('j')
  await expect(second, 'the last row').toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('1 elegida')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.keyboard.press('k')
  await expect(first).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('2 elegidas')).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByText('1 elegida')).toBeVisible()

  await page.keyboard.press('/')
  const search = page.getByLabel('Buscar', { exact: true })
  await expect(search).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('jx')
  await expect(search, 'while one types keys are letters').toHaveValue(`${word}jx`)
  await expect(page.getByText('1 elegida')).toBeVisible()

  await first.focus()
  const keySwitch = page.getByRole('switch', { name: 'Atajos de una tecla' })
  await pressTab(page, () => keySwitch.evaluate((element) => element === document.activeElement))
  await page.keyboard.press('Space')
  await first.focus()
  await page.keyboard.press('j')
  await expect(first, 'the keys are off').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/)
})

test('the page of an account ends a session and keeps notes; its address of nobody says so', async ({
  page,
  openBrowser,
}) => {
  const hers = await openBrowser()
  const word = uniqueWord()
  await signUpProfessional(hers, word)
  await find(page, word)
  await table(page).getByRole('link', { name: /^Rosa/ }).click()
  await page.getByRole('button', { name: /^Cerrar la sesión de/ }).click()
  await expect(page.getByText('No tiene sesiones abiertas.')).toBeVisible()
  await hers.goto('/dashboard')
  await expect(hers).toHaveURL(/\/login/)
  await page.getByLabel('Otra nota').fill('Llamó para cerrar su sesión.')
  await page.getByRole('button', { name: 'Guardar nota' }).click()
  await expect(page.getByText('Escribió una nota interna')).toBeVisible()
  await page.getByRole('button', { name: /^Borrar la nota del/ }).click()
  await expect(page.getByText('Llamó para cerrar su sesión.')).toBeHidden()
  await expectAccessibleEverywhere(page)
})

test('the views are addresses, and a list without accounts says so', async ({ page }) => {
  await page.request.post('/api/admin/login', { data: demo.admin })
  await page.goto('/admin/users')
  const views = page.getByRole('navigation', { name: 'Vistas' })
  await views.getByRole('link', { name: 'Empresas sin RUC' }).click()
  await expect(page).toHaveURL('/admin/users?userType=company&ruc=missing')
  await expect(views.getByRole('link', { name: 'Empresas sin RUC' })).toHaveAttribute('aria-current', 'page')
  await page.goto('/admin/users?plan=enterprise')
  await page.getByRole('button', { name: 'Guardar como vista' }).click()
  const naming = page.getByRole('dialog', { name: 'Guardar como vista' })
  await naming.getByLabel('Nombre').fill('Las grandes')
  await naming.getByRole('button', { name: 'Guardar' }).click()
  await expect(views.getByRole('link', { name: 'Las grandes' })).toHaveAttribute('aria-current', 'page')
  await page.reload()
  await page.getByRole('button', { name: 'Quitar la vista “Las grandes”' }).click()
  await expect(views.getByRole('link', { name: 'Las grandes' })).toBeHidden()
  await page.goto('/admin/users?q=nadie+se+llama+asi')
  await expect(page.getByRole('heading', { name: 'No se encontraron usuarios' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Limpiar filtros' }).last().click()
  await expect(page).toHaveURL('/admin/users')
  await table(page).getByRole('button', { name: 'Registro' }).click()
  await expect(page).toHaveURL('/admin/users?sort=oldest')
  await table(page).getByRole('button', { name: 'Usuario' }).click()
  await expect(page).toHaveURL('/admin/users?sort=name')
})
