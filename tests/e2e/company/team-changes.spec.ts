import { password, signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, refused, test } from '#tests/e2e/support/journey.ts'
import { linkTo, mailTo } from '#tests/e2e/support/mails.ts'
import { joinTeam } from '#tests/e2e/support/team.ts'

// The pages of the company that were open end with the session.
test.use({ allowConsole: refused(401, 403) })

test('a recruiter joins a second company, changes between both, gets one, and leaves the other', async ({
  page,
  openBrowser,
}) => {
  const [weavers, bakers] = [`Textiles ${uniqueWord()}`, `Panificadora ${uniqueWord()}`]
  await signUpCompany(page, weavers)
  const hers = await openBrowser()
  const email = await joinTeam(page, hers, { name: 'Lucía Paredes', company: weavers })
  await expect(hers.getByText('Ya eres parte del equipo')).toBeVisible()

  const other = await openBrowser()
  await signUpCompany(other, bakers)
  const invited = await other.request.post('/api/company/team/invitations', {
    data: { email, role: 'recruiter' },
  })
  expect(invited.ok()).toBe(true)
  await hers.goto(
    linkTo('equipo/invitacion', await mailTo(hers, email, `${bakers} te invita a su equipo en Qhatu`)),
  )
  await hers.getByRole('button', { name: 'Aceptar la invitación' }).click()
  await expect(hers.getByText('Ya eres parte del equipo')).toBeVisible()
  await expect(hers).toHaveURL('/company-dashboard')

  // Whichever company she is in now, the menu has the other one.
  await hers.goto('/company-dashboard/configuracion/equipo')
  for (const to of [weavers, bakers]) {
    const menu = hers.getByRole('button', { name: /^Menú de/ })
    await menu.click()
    const entry = hers.getByRole('menuitem', { name: `Cambiar a ${to}` })
    if ((await entry.count()) === 0) {
      await hers.keyboard.press('Escape')
      continue
    }
    await entry.click()
    await expect(hers.getByText(`Ahora estás en ${to}`)).toBeVisible()
    await expect(hers).toHaveURL('/company-dashboard')
    // The toast belongs to the change, not to every load of the page.
    await hers.reload()
    await expect(hers.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(hers.getByText(`Ahora estás en ${to}`)).toBeHidden()
  }

  await page.goto('/company-dashboard/configuracion/equipo')
  await page.getByRole('button', { name: 'Entregar la cuenta a Lucía Paredes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Entregar la cuenta a Lucía Paredes' })
  await dialog.getByLabel('Tu contraseña').fill(password)
  await dialog.getByRole('button', { name: 'Entregar la cuenta' }).click()
  await expect(page.getByText('Entregaste la cuenta a Lucía Paredes')).toBeVisible()

  // Who handed it over is a recruiter now, and may leave.
  await page.getByRole('button', { name: 'Dejar el equipo' }).click()
  await page
    .getByRole('alertdialog', { name: `Dejar el equipo de ${weavers}` })
    .or(page.getByRole('dialog', { name: `Dejar el equipo de ${weavers}` }))
    .getByRole('button', { name: 'Dejar el equipo' })
    .click()
  await expect(page.getByText(`Dejaste el equipo de ${weavers}`)).toBeVisible()
  await expect(page).toHaveURL('/login')
})
