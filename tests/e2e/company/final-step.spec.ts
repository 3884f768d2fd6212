import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'
import { untilNotified, whenNotified } from '#tests/e2e/support/undo-time.ts'

test('a refusal shows its message first, can be edited and undone, and is sent only when final', async ({
  page: company,
  openBrowser,
  baseURL,
}) => {
  await signUpCompany(company)
  const jobId = await publishJob(company, `Contador ${uniqueWord()}`)
  const applicant = await openBrowser({ baseURL: baseURL! })
  const lastName = uniqueWord()
  await signUpProfessional(applicant, lastName)
  const sent = await applicant.request.post(`/api/jobs/${jobId}/apply`, { data: {} })
  const { application } = await sent.json()
  const known = async () => {
    const [mine] = await (await applicant.request.get('/api/applications/professional')).json()
    return mine.status
  }

  await company.goto(`/company-dashboard/candidatos/${jobId}?candidato=${application.id}`)
  const panel = company.getByRole('complementary', { name: `Candidato: Rosa ${lastName}` })
  const status = panel.getByRole('combobox', { name: /Estado/ })
  const refuse = async (message: string) => {
    await status.selectOption('rejected')
    const dialog = company.getByRole('dialog', { name: `Rosa ${lastName} pasa a Rechazado` })
    await expect(dialog.getByLabel('Mensaje')).not.toHaveValue('')
    await dialog.getByLabel('Mensaje').fill(message)
    await expectAccessible(company)
    await dialog.getByRole('button', { name: 'Mover a Rechazado' }).click()
  }
  await refuse('Esta vez no.')
  await company.getByRole('button', { name: 'Deshacer' }).click()
  await expect(company.getByText('Deshecho')).toBeVisible()
  await expect(status).not.toHaveValue('rejected')
  expect(await known()).not.toBe('rejected')

  await refuse('Gracias por venir, te escribimos en marzo.')
  await whenNotified(expect.poll(known, { timeout: untilNotified }).toBe('rejected'))
  const [mine] = await (await applicant.request.get('/api/applications/professional')).json()
  expect(mine.history.map(({ message }: { message: string | null }) => message).filter(Boolean)).toEqual([
    'Gracias por venir, te escribimos en marzo.',
  ])
})
