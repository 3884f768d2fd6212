import type { Page } from '@playwright/test'
import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  test,
} from '#tests/e2e/support/journey.ts'
import { linkTo, mailTo } from '#tests/e2e/support/mails.ts'
import { untilNotified, whenNotified } from '#tests/e2e/support/undo-time.ts'
import { joinTeam } from '#tests/e2e/support/team.ts'

const phone = { width: 360, height: 740 }
const own = '/dashboard/postulaciones'

/** A professional with an account applies; returns the number of the application. */
async function apply(page: Page, lastName: string, jobId: number): Promise<number> {
  await signUpProfessional(page, lastName)
  const reply = await page.request.post(`/api/jobs/${jobId}/apply`, { data: {} })
  expect(reply.status()).toBe(201)
  return (await reply.json()).application.id
}

/** The candidate reads the step on the own page. */
async function expectStep(candidate: Page, step: string): Promise<void> {
  await whenNotified(
    expect(async () => {
      await candidate.goto(own)
      await expect(candidate.getByText(step, { exact: true }).first()).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 2 * untilNotified }),
  )
}

test('a recruiter publishes from a template, one applies with an account and one without, and both are on the board of the team', async ({
  page: owner,
  openBrowser,
}) => {
  test.setTimeout(150_000)
  const company = `Textiles ${uniqueWord()}`
  await signUpCompany(owner, company)
  const recruiter = await openBrowser()
  await joinTeam(owner, recruiter, { name: 'Lucía Paredes', company })

  const title = `Operaria ${uniqueWord()}`
  await recruiter.goto('/company-dashboard/publicar')
  await recruiter.getByLabel('Título del empleo').fill(title)
  await recruiter.getByLabel('Categoría').selectOption('Operaciones')
  await recruiter.getByLabel('Ubicación').fill('Ate, Lima')
  await recruiter.getByLabel('Rango salarial').fill('S/ 1,800')
  await recruiter.getByLabel('Tipo de trabajo').selectOption('presencial')
  await recruiter.getByLabel('Descripción del puesto').fill('Preparas los pedidos de un almacén.')
  await recruiter.getByLabel('Requisitos').fill('Un año en almacén.')
  await expect(recruiter.getByText(/^Borrador guardado/)).toBeVisible()
  await recruiter.goto('/company-dashboard/empleos')
  await recruiter.getByRole('button', { name: `Más acciones para ${title}` }).click()
  await recruiter.getByRole('menuitem', { name: 'Guardar como plantilla' }).click()
  const dialog = recruiter.getByRole('dialog', { name: 'Guardar como plantilla' })
  await dialog.getByLabel('Nombre de la plantilla').fill('Almacén')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await recruiter.getByRole('button', { name: 'Usar Almacén' }).click()
  await expect(recruiter.getByLabel('Título del empleo')).toHaveValue(title)
  await recruiter.getByRole('button', { name: 'Publicar empleo' }).click()
  const ad = recruiter.getByRole('link', { name: title, exact: true })
  await expect(ad).toBeVisible()

  const jobId = Number((await ad.getAttribute('href'))?.split('/').at(-1))
  const withAccount = await openBrowser()
  await apply(withAccount, 'Condori', jobId)
  const visitor = await openBrowser({ javaScriptEnabled: false })
  const email = `${uniqueWord()}@ejemplo.pe`
  await visitor.goto(`/jobs/${jobId}/postular`)
  await visitor.getByLabel('Nombre completo').fill('Nadia Quispe')
  await visitor.getByLabel('Correo electrónico').fill(email)
  await visitor.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible()
  await visitor.goto(
    linkTo('postulacion/confirmar', await mailTo(visitor, email, 'Confirma tu postulación en Qhatu')),
  )
  await visitor.getByRole('button', { name: 'Confirmar y enviar' }).click()
  await expect(visitor).toHaveURL(own)
  await expectStep(withAccount, 'Pendiente')

  for (const page of [owner, recruiter]) {
    await page.goto(`/company-dashboard/candidatos/${jobId}`)
    const column = page
      .getByRole('group', { name: 'Tablero por etapa' })
      .getByRole('region', { name: 'Pendiente' })
    await expect(column.getByRole('link', { name: 'Rosa Condori' })).toBeVisible()
    await expect(column.getByRole('link', { name: 'Nadia Quispe' })).toBeVisible()
  }
  await expectAccessible(recruiter)
})

test('a team decides on the desk: the recruiter moves by keys, two write, and the candidate follows each step on a phone until hired', async ({
  page: owner,
  openBrowser,
}) => {
  test.setTimeout(240_000)
  const company = `Textiles ${uniqueWord()}`
  await signUpCompany(owner, company)
  await owner.request.put('/api/company/team/me', { data: { name: 'Ariana Ríos' } })
  const recruiter = await openBrowser()
  await joinTeam(owner, recruiter, { name: 'Lucía Paredes', company })
  const jobId = await publishJob(owner, `Contadora ${uniqueWord()}`)
  const candidate = await openBrowser({ viewport: phone })
  const id = await apply(candidate, 'Condori', jobId)

  await recruiter.goto(`/company-dashboard/candidatos/${jobId}`)
  const column = (name: string) =>
    recruiter.getByRole('group', { name: 'Tablero por etapa' }).getByRole('region', { name })
  const moveByKey = async (from: string, stage: string) => {
    await expect(column(from).getByRole('link', { name: 'Rosa Condori' })).toBeVisible()
    await column(from).getByRole('link', { name: 'Rosa Condori' }).focus()
    await recruiter.keyboard.press('m')
    await recruiter
      .getByRole('dialog', { name: 'Mover a Rosa Condori' })
      .getByRole('button', { name: new RegExp(`^${stage}`) })
      .press('Enter')
  }
  await moveByKey('Pendiente', 'Preseleccionado')
  await expectStep(candidate, 'Preseleccionado')
  await expectNoSidewaysScroll(candidate)
  await moveByKey('Preseleccionado', 'Entrevistado')
  await expectStep(candidate, 'Entrevistado')

  await test.step('both write a note, and each reads the other', async () => {
    for (const [page, text] of [
      [recruiter, 'Explica bien su cierre.'],
      [owner, 'De acuerdo, hablemos de la fecha.'],
    ] as const) {
      await page.goto(`/company-dashboard/candidatos/${jobId}/${id}`)
      const notes = page.locator('#notas')
      await notes.getByLabel('Escribe una nota').fill(text)
      await notes.getByLabel('Escribe una nota').press('Control+Enter')
      await expect(notes.getByRole('listitem').getByText(text)).toBeVisible()
    }
    await expect(owner.locator('#notas').getByText('Explica bien su cierre.')).toBeVisible()
    await expect(owner.locator('#notas').getByText('Lucía Paredes', { exact: true })).toBeVisible()
  })

  await test.step('hired, with a message that the candidate reads', async () => {
    await owner.getByLabel('Estado de Rosa Condori').selectOption('hired')
    const dialog = owner.getByRole('dialog', { name: 'Rosa pasa a Contratado' })
    await expectAccessible(owner)
    await dialog.getByLabel('Mensaje').fill('¡Bienvenida! Empiezas el lunes a las nueve.')
    await dialog.getByRole('button', { name: 'Mover a Contratado' }).click()
    await expectStep(candidate, 'Contratado')
    const [mine] = await (await candidate.request.get('/api/applications/professional')).json()
    expect(mine.history.map(({ status }: { status: string }) => status)).toEqual(
      expect.arrayContaining(['pending', 'preselected', 'interviewed', 'hired']),
    )
    expect(JSON.stringify(mine)).toContain('Empiezas el lunes a las nueve.')
    expect(JSON.stringify(mine)).not.toMatch(/Explica bien|Lucía|Ariana/)
    await expectAccessibleEverywhere(candidate)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a recruiter hires from the panel of the candidate, and the history says who', async ({
    page: owner,
    openBrowser,
  }) => {
    test.setTimeout(150_000)
    const company = `Textiles ${uniqueWord()}`
    await signUpCompany(owner, company)
    const recruiter = await openBrowser({ viewport: phone })
    await joinTeam(owner, recruiter, { name: 'Lucía Paredes', company })
    const jobId = await publishJob(owner, `Contadora ${uniqueWord()}`)
    const candidate = await openBrowser({ viewport: phone })
    const id = await apply(candidate, 'Condori', jobId)
    await recruiter.goto(`/company-dashboard/candidatos/${jobId}?candidato=${id}`)
    const panel = recruiter.getByRole('complementary', { name: 'Candidato: Rosa Condori' })
    await panel.getByLabel('Estado de Rosa Condori').selectOption('hired')
    const dialog = recruiter.getByRole('dialog', { name: 'Rosa Condori pasa a Contratado' })
    await expectAccessible(recruiter)
    await dialog.getByRole('button', { name: 'Mover a Contratado' }).click()
    await expectStep(candidate, 'Contratado')
    await owner.goto(`/company-dashboard/candidatos/${jobId}?candidato=${id}`)
    const theirs = owner.getByRole('complementary', { name: 'Candidato: Rosa Condori' })
    await theirs.getByRole('tab', { name: 'Historial' }).click()
    await expect(theirs.getByText(/^Lucía Paredes ·/).first()).toBeVisible()
    await expectNoSidewaysScroll(owner)
  })
})

test('a reader sees every screen of the company and is offered nothing that would be refused', async ({
  page: owner,
  openBrowser,
}) => {
  test.setTimeout(150_000)
  const company = `Textiles ${uniqueWord()}`
  await signUpCompany(owner, company)
  const reader = await openBrowser()
  await joinTeam(owner, reader, { name: 'Hugo Salas', company, role: 'reader' })
  const title = `Contadora ${uniqueWord()}`
  const jobId = await publishJob(owner, title)
  const id = await apply(await openBrowser(), 'Condori', jobId)
  const offers = reader.getByRole('main').getByRole('button', {
    name: /^(Mover|Editar|Invitar|Responder|Eliminar|Archivar|Guardar|Enviar|Publicar)/,
  })
  const links = reader.getByRole('main').getByRole('link', { name: /^(Publicar|Editar|Responder)/ })
  for (const path of [
    '',
    '/empleos',
    '/candidatos',
    `/candidatos/${jobId}`,
    `/candidatos/${jobId}?vista=tabla`,
    `/candidatos/${jobId}?candidato=${id}`,
    `/candidatos/${jobId}/${id}`,
    `/empleos/${jobId}/estadisticas`,
    '/informes',
    '/mensajes',
    '/contrataciones',
    '/citas',
  ]) {
    await reader.goto(`/company-dashboard${path}`)
    await expect(reader.getByText(`Ves todo lo de ${company} y no cambias nada.`)).toBeVisible()
    await expect(offers, path).toHaveCount(0)
    await expect(links, path).toHaveCount(0)
  }
  await reader.goto(`/company-dashboard/candidatos/${jobId}?candidato=${id}`)
  await expect(reader.getByLabel('Estado de Rosa Condori')).toBeDisabled()
  await expect(reader.getByRole('checkbox', { name: /^Elegir a / })).toHaveCount(0)
  await expectAccessible(reader)
  await reader.goto('/company-dashboard/empleos')
  await reader.getByRole('button', { name: `Más acciones para ${title}` }).click()
  await expect(reader.getByRole('menuitem')).toHaveText([
    'Ver el aviso',
    'Estadísticas',
    'Preguntas para entrevistar',
  ])
  // Pages that only write lead to where a reader looks.
  await reader.goto('/company-dashboard/publicar')
  await expect(reader).toHaveURL('/company-dashboard/empleos')
  await reader.goto(`/company-dashboard/empleos/${jobId}/cierre`)
  await expect(reader).toHaveURL(`/company-dashboard/candidatos/${jobId}`)
})
