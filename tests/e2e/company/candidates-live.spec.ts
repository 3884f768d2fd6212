import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, test } from '#tests/e2e/support/journey.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { untilNotified, whenNotified } from '#tests/e2e/support/undo-time.ts'

test('applications and withdrawals appear on the open board and list without reloading', async ({
  page: board,
  context,
  openBrowser,
  baseURL,
}) => {
  await signUpCompany(board)
  const jobId = await publishJob(board, `Contador ${uniqueWord()}`)
  await board.goto(`/company-dashboard/candidatos/${jobId}`)
  await expect(board.getByRole('heading', { name: 'Aún no hay candidatos' })).toBeVisible()
  const list = await context.newPage()
  await list.goto('/company-dashboard/candidatos?vista=empleos')
  await expect(list.getByText('0 candidatos', { exact: true })).toBeVisible()

  const applicant = await openBrowser({ baseURL: baseURL! })
  const lastName = uniqueWord()
  await signUpProfessional(applicant, lastName)
  const sent = await applicant.request.post(`/api/jobs/${jobId}/apply`, { data: {} })
  expect(sent.status()).toBe(201)
  await expect(board.getByRole('link', { name: `Rosa ${lastName}` })).toBeVisible()
  await expect(list.getByText('1 candidato', { exact: true })).toBeVisible()

  const { application } = await sent.json()
  const withdrawn = await applicant.request.post(`/api/applications/${application.id}/withdraw`)
  expect(withdrawn.status()).toBe(200)
  await whenNotified(
    expect(board.getByRole('heading', { name: 'Aún no hay candidatos' })).toBeVisible({
      timeout: untilNotified,
    }),
  )
  await whenNotified(
    expect(list.getByText('0 candidatos', { exact: true })).toBeVisible({ timeout: untilNotified }),
  )
})
