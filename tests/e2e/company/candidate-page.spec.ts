import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { makeFullCv } from '#tests/e2e/support/cv.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'
import { linkTo, mailTo } from '#tests/e2e/support/mails.ts'
import { joinTeam } from '#tests/e2e/support/team.ts'

test.use({ allowConsole: refused(400, 409) })

const phone = { width: 360, height: 740 }

test('two of a team write notes and scorecards about a candidate, on desk and phone', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(150_000)
  const company = `Textiles ${uniqueWord()}`
  await signUpCompany(page, company)
  await page.request.put('/api/company/team/me', { data: { name: 'Ariana Ríos' } })
  const hers = await openBrowser()
  await hers.setViewportSize(phone)
  const email = await joinTeam(page, hers, { name: 'Lucía Soto', company })

  const title = `Contadora ${uniqueWord()}`
  const jobId = await publishJob(page, title, {
    requirements: 'Manejo de SQL, Python y SAP. Título en Contabilidad.',
    experience: '3-5',
  })
  const lastName = uniqueWord()
  const applicant = await openBrowser()
  await signUpProfessional(applicant, lastName)
  const cv = await makeFullCv()
  const sent = await applicant.request.post(`/api/jobs/${jobId}/apply`, { data: {} })
  const { application } = (await sent.json()) as { application: { id: number } }
  await applicant.request.put(`/api/applications/${application.id}/cv`, { multipart: { cv } })
  const second = await openBrowser()
  const neighbour = uniqueWord()
  await signUpProfessional(second, neighbour)
  const also = await second.request.post(`/api/jobs/${jobId}/apply`, { data: {} })
  const other = (await also.json()) as { application: { id: number } }

  // From the panel to the page, with the CV beside the match.
  await page.goto(`/company-dashboard/candidatos/${jobId}?candidato=${application.id}`)
  const panel = page.getByRole('complementary', { name: `Candidato: Rosa ${lastName}` })
  await panel.getByRole('tab', { name: 'Notas' }).click()
  await expect(panel.getByText('Aún no hay notas.')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Ver ficha completa' }).click()
  await expect(page.getByRole('heading', { name: `Rosa ${lastName}`, level: 1 })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Texto del CV' }).getByText('SQL').first()).toBeVisible()
  const link = page.getByRole('link', { name: /^Ver SQL en el CV/ })
  await expect(link).toBeVisible()
  const facts = page.locator('#resumen')
  await expect(facts.getByText('No lo dice.').first()).toBeVisible()
  for (const name of ['3 años de experiencia afín', 'Título profesional: Contabilidad'])
    await expect(facts.getByText(name, { exact: true })).toBeVisible()
  // A line that says several of the things asked is shown once.
  const quoted = await facts.getByText(/^CV: “/).allTextContents()
  expect(quoted.length).toBeGreaterThan(0)
  expect(quoted).toEqual([...new Set(quoted)])

  // On paper are the person and the summary with its sources, and nothing else of the page.
  await page.emulateMedia({ media: 'print' })
  await expect(facts.getByText('No lo dice.').first()).toBeVisible()
  await expect(facts.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  for (const role of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(role).first()).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Match' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await facts.getByText('De dónde sale').first().press('Enter')
  await expect(facts.getByText('Perfil: “', { exact: false }).first()).toBeVisible()
  await expect(facts.getByText(/No califica ni aconseja/)).toBeVisible()
  await expectAccessibleEverywhere(page)

  // Questions from the ad alone, opened by keyboard, and the page to print.
  const interviews = page.locator('#entrevistas')
  await interviews.getByRole('button', { name: 'Preguntas para entrevistar' }).press('Enter')
  await expect(interviews.getByText(/son las mismas para todos los que postulan/)).toBeVisible()
  await expect(interviews.getByText('Nombra Python y para qué lo usó.')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  const printed = await interviews.getByRole('link', { name: 'Ver para imprimir' }).getAttribute('href')
  expect(printed).toBe(`/company-dashboard/empleos/${jobId}/entrevista`)

  // A note by keyboard alone: '@' opens the list, arrows and Enter choose, Ctrl+Enter saves.
  const notes = page.locator('#notas')
  await notes.getByLabel('Escribe una nota').focus()
  await page.keyboard.type('Explica bien su cierre. ')
  await page.keyboard.type('@Lu')
  await expect(page.getByRole('option', { name: 'Lucía Soto' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(notes.getByLabel('Escribe una nota')).toHaveValue('Explica bien su cierre. @Lucía Soto ')
  await page.keyboard.type('¿la ves?')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Le avisamos a Lucía Soto en 10 segundos.')).toBeVisible()
  await expect(notes.getByRole('listitem').getByText('Explica bien su cierre.')).toBeVisible()

  // Attributes begin with what the ad asks.
  const rating = page.locator('#evaluacion')
  await rating.getByRole('button', { name: 'Elegir los criterios' }).click()
  const dialog = page.getByRole('dialog', { name: 'Qué evalúan' })
  await expect(dialog.getByRole('textbox', { name: 'Criterio 1' })).not.toHaveValue('')
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Criterio 1' }).fill('Orden y detalle')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  const order = rating.getByRole('group', { name: 'Orden y detalle' })
  await order.getByRole('radio', { name: 'Débil' }).focus()
  await page.keyboard.press('4')
  await expect(order.getByRole('radio', { name: 'Destaca' })).toBeChecked()
  await expect(rating.getByText(/^Borrador guardado a las/)).toBeVisible()
  await rating.getByLabel(/¿Qué pesó más/).fill('Lleva cierres sola.')
  await rating.getByRole('button', { name: 'Enviar mi evaluación' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByText('Evaluación enviada').first()).toBeVisible()
  await expect(rating.getByText('Lleva cierres sola.')).toBeVisible()
  await expectAccessibleEverywhere(page)

  // Shared with her, and printed.
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Compartir con tu equipo' }).click()
  const sharing = page.getByRole('dialog', { name: /^Compartir a Rosa/ })
  await sharing.getByLabel('Con quién').selectOption('Lucía Soto')
  await expectAccessible(page)
  await sharing.getByRole('button', { name: 'Compartir' }).click()
  await expect(page.getByText('Compartido con Lucía Soto')).toBeVisible()
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Descargar en PDF' }).click()
  const printing = page.getByRole('dialog', { name: /en PDF$/ })
  await printing.getByLabel('Incluir las notas del equipo').check()
  await expectAccessible(page)
  const arrives = page.waitForEvent('download')
  await printing.getByRole('link', { name: 'Descargar PDF' }).click()
  expect((await arrives).suggestedFilename()).toBe(`Rosa ${lastName}.pdf`)
  await page.keyboard.press('Escape')

  // She hears of the mention and comes by the mail's link, on a phone.
  const mail = await mailTo(hers, email, `Ariana Ríos te mencionó en una nota: ${title}`)
  await hers.goto(linkTo(`company-dashboard/candidatos/${jobId}`, mail))
  await expect(hers.locator('#notas').getByText('Explica bien su cierre.')).toBeVisible()
  await expectNoSidewaysScroll(hers)
  await expectAccessibleEverywhere(hers)
  const theirs = hers.locator('#evaluacion')
  await expect(theirs.getByText('Las demás se abren cuando envíes la tuya')).toBeVisible()
  await expect(theirs.getByText('Lleva cierres sola.')).toBeHidden()
  await theirs.getByRole('group', { name: 'Orden y detalle' }).getByText('Sólido').click()
  await theirs.getByRole('button', { name: 'Enviar mi evaluación' }).click()
  await hers.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(theirs.getByText('Lleva cierres sola.')).toBeVisible()
  await expect(theirs.getByText('Entre 3 y 4')).toBeVisible()
  await expectNoSidewaysScroll(hers)
  await hers.locator('#historial').scrollIntoViewIfNeeded()
  await expect(
    hers
      .locator('#historial')
      .getByText(/^Ariana Ríos ·/)
      .first(),
  ).toBeVisible()

  // The owner's page shows her scorecard without a reload; the keys go to the next candidate and back.
  await expect(rating.getByText('promedio de 2 evaluaciones')).toBeVisible()
  await page.request.post(`/api/applications/${other.application.id}/viewed`)
  await page.goto(`/company-dashboard/candidatos/${jobId}/${application.id}`)
  const names = page.getByRole('heading', { level: 1 })
  await expect(page.getByText(/^[12] de 2/)).toBeVisible()
  const isFirst = await page.getByText(/^1 de 2/).isVisible()
  await page.keyboard.press(isFirst ? 'j' : 'k')
  await expect(names).toHaveText(`Rosa ${neighbour}`)
  await page.keyboard.press(isFirst ? 'k' : 'j')
  await expect(names).toHaveText(`Rosa ${lastName}`)

  // The candidate reads neither, except in the own download.
  const own = await applicant.request.get('/api/applications/professional')
  expect(await own.text()).not.toContain('cierre')
})
