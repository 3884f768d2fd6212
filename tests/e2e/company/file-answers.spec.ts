import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'
import { pdf, smallPng } from '#tests/support/multipart.ts'

test.use({ allowConsole: refused(400) })

const phone = { width: 360, height: 740 }
const portfolio = { name: 'Portafolio.pdf', mimeType: 'application/pdf', buffer: pdf(900, 'Portafolio') }
const certificate = { name: 'Certificado.png', mimeType: 'image/png', buffer: smallPng }

test('a company asks for a file, a visitor on a phone and a professional send one, and the company opens both', async ({
  page: company,
  openBrowser,
}) => {
  test.setTimeout(120_000)
  await signUpCompany(company)
  await company.goto('/company-dashboard/publicar')
  await company.getByRole('button', { name: 'Agregar pregunta' }).click()
  const editor = company.getByRole('listitem', { name: 'Pregunta 1', exact: true })
  await editor.getByLabel('Pregunta', { exact: true }).fill('Adjunta tu portafolio')
  await editor.getByLabel('Tipo de respuesta').selectOption('Un archivo')
  await expect(editor.getByLabel(/que buscas/)).toHaveCount(0)
  await expect(company.getByText('PDF, JPG, JPEG, PNG o DOCX de hasta 5 MB')).toBeVisible()
  await expectAccessible(company)
  const question = 'Adjunta tu portafolio'
  const jobId = await publishJob(company, `Diseñador ${uniqueWord()}`, {
    questions: [{ kind: 'file', text: question }],
  })

  const visitor = await openBrowser()
  await visitor.setViewportSize(phone)
  await visitor.goto(`/jobs/${jobId}?postular=1`)
  const dialog = visitor.getByRole('dialog', { name: 'Postular' })
  await dialog.getByLabel('Nombre completo').fill('Rosa Quispe Huamán')
  await dialog.getByLabel('Correo electrónico').fill(`${uniqueWord()}@ejemplo.pe`)
  await dialog.getByLabel('No soy un robot').check()
  await dialog.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(dialog.getByText('Adjunta el archivo', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel(question)).toBeFocused()
  await dialog
    .getByLabel(question)
    .setInputFiles({ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') })
  await expect(dialog.getByText('Elige un PDF, un JPG, un PNG o un DOCX')).toBeVisible()
  await expectAccessible(visitor)
  await expectNoSidewaysScroll(visitor)
  await dialog.getByLabel(question).setInputFiles(portfolio)
  await expect(dialog.getByText('Portafolio.pdf')).toBeVisible()
  // Closing the dialog does not lose the file.
  await visitor.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await visitor.getByRole('link', { name: 'Postular Ahora' }).first().click()
  await expect(dialog.getByText('Portafolio.pdf')).toBeVisible()
  await dialog.getByLabel('No soy un robot').check()
  await dialog.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(visitor.getByText('¡Postulación enviada exitosamente!')).toBeVisible()
  await visitor.goto('/dashboard/postulaciones')
  await visitor.getByText('Tus respuestas').click()
  await expect(visitor.getByRole('link', { name: 'Portafolio.pdf' })).toBeVisible()

  const person = await openBrowser()
  await signUpProfessional(person, 'Condori')
  await person.goto(`/jobs/${jobId}?postular=1`)
  const press = person.getByRole('dialog', { name: 'Postular' })
  await press.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(press.getByText('Adjunta el archivo', { exact: true })).toBeVisible()
  await press.getByLabel(question).setInputFiles(certificate)
  await press.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(press).toBeHidden()

  await company.goto(`/company-dashboard/candidatos/${jobId}`)
  await company
    .getByRole('link', { name: /^Rosa Quispe/ })
    .filter({ visible: true })
    .click()
  const panel = company.getByRole('complementary', { name: 'Candidato: Rosa Quispe Huamán' })
  await panel.getByRole('tab', { name: 'Respuestas' }).click()
  const link = panel.getByRole('link', { name: 'Portafolio.pdf' })
  await expect(link).toBeVisible()
  await expectAccessible(company)
  const sent = await company.request.get((await link.getAttribute('href'))!)
  expect((await sent.body()).equals(portfolio.buffer)).toBe(true)
  const reply = await company.request.get(`/api/jobs/${jobId}/candidates`)
  const names = (await reply.json()).map(
    ({ answers }: { answers: { answer: string }[] }) => answers[0]?.answer,
  )
  expect(names.toSorted()).toEqual(['Certificado.webp', 'Portafolio.pdf'])
})
