import { signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'

test('a new ad without candidates shows who of the directory fits, why, and the way to their profile', async ({
  page,
}) => {
  await signUpCompany(page)
  const jobId = await publishJob(page, 'Contadora pública', {
    description: `Llevarás la contabilidad y los tributos. ${uniqueWord()}`,
    requirements: 'Tres años de experiencia.',
    location: 'Remoto',
    workType: 'remoto',
  })
  await page.goto(`/company-dashboard/candidatos/${jobId}`)
  await expect(page.getByRole('heading', { name: 'Profesionales sugeridos' })).toBeVisible()
  const rosa = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rosa' }).first()
  await expect(rosa.getByText('Contadora Pública · Huancayo, Junín')).toBeVisible()
  await expectAccessible(page)
  await rosa.getByRole('button', { name: /^Por qué: Rosa/ }).click()
  await expect(page.getByRole('dialog', { name: 'Por qué este puntaje' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await rosa.getByRole('link', { name: /^Ver el perfil de Rosa/ }).click()
  await expect(page).toHaveURL(/\/professional\/\d+$/)
  await expect(page.getByRole('heading', { name: /^Rosa/, level: 1 })).toBeVisible()
})
