import type { Page } from '@playwright/test'
import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/journey.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { untilNotified, whenNotified } from '#tests/e2e/support/undo-time.ts'

const apply = async (page: Page, lastName: string, jobId: number): Promise<number> => {
  await page.context().clearCookies()
  await signUpProfessional(page, lastName)
  const reply = await page.request.post(`/api/jobs/${jobId}/apply`, { data: {} })
  expect(reply.status()).toBe(201)
  return (await reply.json()).application.id
}

test('a company gives a job its own stages, works through its board by keyboard, and tells people only what changes for them', async ({
  page: company,
  openBrowser,
}) => {
  await signUpCompany(company)
  const jobId = await publishJob(company, `Contadora ${uniqueWord()}`)
  const people = await openBrowser()
  await apply(people, 'Condori', jobId)
  await apply(people, 'Yupanqui', jobId)
  await apply(people, 'Zegarra', jobId)
  await company.goto(`/company-dashboard/candidatos/${jobId}`)
  const board = company.getByRole('group', { name: 'Tablero por etapa' })
  const column = (name: string) => board.getByRole('region', { name })
  await expect(column('Pendiente').getByRole('link')).toHaveCount(3)

  // A stage of one's own, with a goal.
  await company.getByRole('button', { name: 'Editar etapas' }).click()
  const stages = company.getByRole('dialog', { name: 'Etapas de este empleo' })
  await stages.getByLabel('Meta de Pendiente en días').fill('2')
  await stages.getByRole('button', { name: 'Agregar etapa' }).click()
  await stages.getByRole('button', { name: 'Guardar etapas' }).click()
  await expect(stages.getByText('Escribe el nombre de cada etapa')).toBeVisible()
  await stages.getByLabel('Nombre de la etapa 6').fill('Prueba de Excel')
  await stages.getByRole('button', { name: 'Subir Prueba de Excel' }).click()
  await stages.getByRole('button', { name: 'Subir Prueba de Excel' }).click()
  await expectAccessible(company)
  await stages.getByRole('button', { name: 'Guardar etapas' }).click()
  await expect(stages).toBeHidden()
  await expect(column('Prueba de Excel')).toBeVisible()
  await expect(column('Pendiente').getByText('Día 1 de 2').first()).toBeVisible()

  // The stages are kept for other jobs, and deleted again.
  await company.getByRole('button', { name: 'Editar etapas' }).click()
  await stages.getByRole('button', { name: 'Guardar como plantilla' }).click()
  await stages.getByLabel('Nombre de la plantilla').fill('Contabilidad')
  await stages.getByRole('button', { name: 'Guardar', exact: true }).click()
  await stages.getByRole('button', { name: 'Eliminar plantillas' }).click()
  await stages.getByRole('button', { name: 'Eliminar Contabilidad' }).click()
  await expect(stages.getByRole('button', { name: 'Eliminar plantillas' })).toBeHidden()
  await company.keyboard.press('Escape')

  // By keyboard: the next person, the list of stages, the number of one.
  await company.keyboard.press('j')
  await expect(column('Pendiente').getByRole('link').first()).toBeFocused()
  const moved = await column('Pendiente').getByRole('link').first().textContent()
  await company.keyboard.press('m')
  const list = company.getByRole('dialog', { name: `Mover a ${moved}` })
  await expectAccessible(company)
  await expect(list.getByRole('button', { name: /^Prueba de Excel/ })).toBeVisible()
  await company.keyboard.press('3')
  await expect(column('Preseleccionado').getByRole('link', { name: moved! })).toBeVisible()
  // The deleted template offers its own undo until then.
  await expect(company.getByText(`${moved}: Preseleccionado`)).toBeVisible()
  await company.getByRole('button', { name: 'Deshacer' }).click()
  await expect(column('Pendiente').getByRole('link', { name: moved! })).toBeVisible()

  // Several at once, with a tag, side by side, and rejected with an answer.
  await company.getByRole('checkbox', { name: 'Elegir a Rosa Condori' }).check()
  await company.getByRole('checkbox', { name: 'Elegir a Rosa Yupanqui' }).check()
  const bar = company.getByRole('region', { name: 'Candidatos elegidos' })
  await bar.getByRole('button', { name: 'Comparar' }).click()
  const compared = company.getByRole('dialog', { name: 'Comparar a 2 candidatos' })
  await expect(compared.getByRole('columnheader', { name: /Rosa Condori/ })).toBeVisible()
  await expectAccessible(company)
  await company.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Etiquetar' }).click()
  const tagging = company.getByRole('dialog', { name: 'Etiquetar a 2 candidatos' })
  await tagging.getByLabel('Etiqueta', { exact: true }).fill('Referido')
  await expectAccessible(company)
  await tagging.getByRole('button', { name: 'Poner etiqueta' }).click()
  await expect(column('Pendiente').getByText('Referido')).toHaveCount(2)
  await expect(bar).toBeHidden()

  // The tag gets another name, is deleted and brought back.
  await company.getByRole('button', { name: 'Etiquetas', exact: true }).click()
  const tags = company.getByRole('dialog', { name: 'Etiquetas de tu empresa' })
  await expect(tags.getByText('2 candidatos')).toBeVisible()
  await tags.getByRole('button', { name: 'Cambiar el nombre de Referido' }).click()
  await tags.getByLabel('Nombre nuevo de Referido').fill('Recomendado')
  await expectAccessible(company)
  await tags.getByRole('button', { name: 'Guardar' }).click()
  await tags.getByRole('button', { name: 'Eliminar Recomendado' }).click()
  await expect(tags).toBeHidden()
  await expect(column('Pendiente').getByText('Recomendado')).toHaveCount(0)
  await company.getByRole('button', { name: 'Deshacer' }).click()
  await expect(column('Pendiente').getByText('Recomendado')).toHaveCount(2)

  // A filter in the address, kept as a view for the team.
  await company.getByRole('button', { name: 'Filtros' }).click()
  const filters = company.getByRole('dialog', { name: 'Filtros' })
  await filters.getByLabel('Etiqueta', { exact: true }).selectOption('Recomendado')
  await expectAccessible(company)
  await filters.getByRole('button', { name: 'Ver 2 candidatos' }).click()
  await expect(company).toHaveURL(/etiqueta=\d+/)
  await company.getByRole('button', { name: 'Guardar vista' }).click()
  await company.getByRole('dialog', { name: 'Guardar vista' }).getByLabel('Nombre').fill('Los referidos')
  await company
    .getByRole('dialog', { name: 'Guardar vista' })
    .getByRole('button', { name: 'Guardar vista' })
    .click()
  await expect(company.getByRole('link', { name: 'Los referidos 2' })).toBeVisible()
  await company.reload()
  await expect(column('Pendiente').getByRole('link')).toHaveCount(2)

  // The table is the same truth; the choice survives the change of view.
  await company.getByRole('checkbox', { name: 'Elegir a Rosa Condori' }).check()
  await company.getByRole('button', { name: 'Tabla' }).click()
  const table = company.getByRole('table', { name: 'Candidatos' })
  await expect(table.getByRole('checkbox', { name: 'Elegir a Rosa Condori' })).toBeChecked()
  await expectAccessible(company)
  // Who all are is asked first; what is pressed meanwhile never goes to the one who was chosen before.
  await company.route(/\/board\/selection/, async (route) => {
    await new Promise((done) => setTimeout(done, 1000))
    await route.continue()
  })
  await bar.getByRole('button', { name: 'Elegir a los 2' }).click()
  await bar.getByRole('button', { name: 'Rechazar con respuesta' }).click()
  const rejecting = company.getByRole('dialog', { name: 'Rechazar a 2 candidatos' })
  await expectAccessible(company)
  await rejecting.getByRole('button', { name: 'Rechazar y responder' }).click()
  await expect(company.getByText('2 respuestas salen en un minuto')).toBeVisible()
  await company.getByRole('button', { name: 'Deshacer' }).click()
  await expect(company.getByText('Deshecho')).toBeVisible()

  // A move across statuses tells the person; one within a status does not.
  await company.getByRole('link', { name: 'Todos 3' }).click()
  await company.getByRole('button', { name: 'Tablero' }).click()
  await column('Pendiente').getByRole('button', { name: 'Mover a Rosa Zegarra entre columnas' }).click()
  await company
    .getByRole('dialog', { name: 'Mover a Rosa Zegarra' })
    .getByRole('button', { name: /^Preseleccionado/ })
    .click()
  const known = async () => {
    const [mine] = await (await people.request.get('/api/applications/professional')).json()
    return mine.history.map(({ status }: { status: string }) => status)
  }
  await whenNotified(expect.poll(known, { timeout: untilNotified }).toEqual(['pending', 'preselected']))
  await column('Preseleccionado').getByRole('button', { name: 'Mover a Rosa Zegarra entre columnas' }).click()
  await company.keyboard.press('4')
  await expect(company.getByText('Nadie recibe un aviso: su estado no cambia.')).toBeVisible()
  await expect(column('Prueba de Excel').getByRole('link', { name: 'Rosa Zegarra' })).toBeVisible()

  // A stage with people is left out only with a place for them.
  await company.getByRole('button', { name: 'Editar etapas' }).click()
  await stages.getByRole('button', { name: 'Quitar Prueba de Excel' }).click()
  await expect(stages.getByLabel('La persona de “Prueba de Excel” pasan a')).toBeVisible()
  await stages.getByRole('button', { name: 'Guardar etapas' }).click()
  await expect(column('Preseleccionado').getByRole('link', { name: 'Rosa Zegarra' })).toBeVisible()
  expect(await known()).toEqual(['pending', 'preselected'])
})

test.describe('with two screens', () => {
  // The refusal of the second move.
  test.use({ allowConsole: /409/ })

  test('of two of a team who move one card the second hears so and sees where it is', async ({
    page: company,
    context,
    openBrowser,
  }) => {
    await signUpCompany(company)
    const jobId = await publishJob(company, `Cajera ${uniqueWord()}`)
    const id = await apply(await openBrowser(), 'Condori', jobId)
    await company.goto(`/company-dashboard/candidatos/${jobId}`)
    const column = (page: Page, name: string) =>
      page.getByRole('group', { name: 'Tablero por etapa' }).getByRole('region', { name })
    await expect(column(company, 'Pendiente').getByRole('link')).toHaveCount(1)
    const other = await context.newPage()
    await other.goto(`/company-dashboard/candidatos/${jobId}`)
    await expect(column(other, 'Pendiente').getByRole('link')).toHaveCount(1)
    // The other screen moves the card without the first one hearing of it: its own pages are told by the next reload.
    const reply = await other.request.patch(`/api/applications/${id}/status`, {
      data: { status: 'interviewed' },
    })
    expect(reply.status()).toBe(200)
    await company.getByRole('button', { name: 'Mover a Rosa Condori entre columnas' }).click()
    await company.keyboard.press('3')
    await expect(company.getByText('Ya lo movió alguien de tu equipo')).toBeVisible()
    await expect(column(company, 'Entrevistado').getByRole('link', { name: 'Rosa Condori' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a candidate is moved from the tab of a stage, and the bar and the stages fit', async ({
    page: company,
    openBrowser,
  }) => {
    await signUpCompany(company)
    const jobId = await publishJob(company, `Contadora ${uniqueWord()}`)
    await apply(await openBrowser(), 'Condori', jobId)
    await company.goto(`/company-dashboard/candidatos/${jobId}`)
    await expect(company.getByRole('tab', { name: /^Pendiente/, selected: true })).toBeVisible()
    await company.getByRole('checkbox', { name: 'Elegir a Rosa Condori' }).check()
    await expectNoSidewaysScroll(company)
    await expectAccessible(company)
    await company
      .getByRole('region', { name: 'Candidatos elegidos' })
      .getByRole('button', { name: 'Mover a…' })
      .click()
    await company
      .getByRole('dialog', { name: 'Mover a Rosa Condori' })
      .getByRole('button', { name: /^Preseleccionado/ })
      .click()
    await company.getByRole('tab', { name: /^Preseleccionado/ }).click()
    await expect(company.getByRole('link', { name: 'Rosa Condori' })).toBeVisible()
    await company.getByRole('button', { name: 'Editar etapas' }).click()
    await expectAccessible(company)
    await expectNoSidewaysScroll(company)
  })
})
