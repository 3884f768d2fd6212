import { expect, test } from '#tests/e2e/support/journey.ts'
import { startTalk } from '#tests/e2e/support/talks.ts'

test.use({ allowConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED/ })

test('without a network no message is lost, and it is sent automatically afterwards', async ({
  page: company,
  openBrowser,
  baseURL,
  context,
}) => {
  const professional = await openBrowser({ baseURL: baseURL! })
  const { companyName, professionalName, serviceId } = await startTalk(professional, company)
  await company.goto(`/company-dashboard/mensajes?servicio=${serviceId}`)
  await professional.goto(`/dashboard/mensajes?servicio=${serviceId}`)
  const writing = company.getByLabel(`Mensaje para ${professionalName}`)

  await context.setOffline(true)
  await expect(company.getByText('Sin conexión. Lo que escribas queda guardado')).toBeVisible()
  await writing.fill('Escrito en el túnel')
  await writing.press('Enter')
  const thread = company.getByRole('log', { name: 'Mensajes con Rosa' })
  await expect(thread.getByText('No se pudo enviar el mensaje')).toBeVisible()
  await expect(thread.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await writing.fill('Y a medias')

  await context.setOffline(false)
  const arrived = professional
    .getByRole('log', { name: `Mensajes con ${companyName}` })
    .getByText('Escrito en el túnel')
  await expect(arrived).toHaveCount(1)
  await expect(thread.getByText('No se pudo enviar el mensaje')).toHaveCount(0)
  // The draft of a conversation is restored.
  await company.reload()
  await expect(writing).toHaveValue('Y a medias')
})

for (const { lost, title } of [
  { lost: 1, title: 'a message whose answer was lost goes again by itself, and appears once' },
  { lost: 2, title: 'one whose answer was lost twice is sent again by its writer, and appears once' },
])
  test(title, async ({ page: company, openBrowser, baseURL }) => {
    const professional = await openBrowser({ baseURL: baseURL! })
    const { professionalName, serviceId } = await startTalk(professional, company)
    await company.goto(`/company-dashboard/mensajes?servicio=${serviceId}`)
    let tries = 0
    await company.route('**/api/messages', async (route) => {
      if (++tries > lost) return route.continue()
      await route.fetch()
      return route.abort()
    })
    const writing = company.getByLabel(`Mensaje para ${professionalName}`)
    await writing.fill('Una sola vez')
    await writing.press('Enter')
    const thread = company.getByRole('log', { name: 'Mensajes con Rosa' })
    if (lost > 1) await thread.getByRole('button', { name: 'Reintentar' }).click()
    await expect.poll(() => tries).toBe(lost + 1)
    await expect(thread.getByText('No se pudo enviar el mensaje')).toHaveCount(0)
    await expect(thread.getByText('Una sola vez')).toHaveCount(1)
    const sent = await (await professional.request.get(`/api/messages/${serviceId}`)).json()
    expect((sent as { message: string }[]).map(({ message }) => message)).toEqual([
      'Hola, ¿tienes tiempo?',
      'Una sola vez',
    ])
  })

test('a page closed while sending continues when it is opened again', async ({
  page: company,
  openBrowser,
  baseURL,
}) => {
  const professional = await openBrowser({ baseURL: baseURL! })
  const { professionalName, serviceId } = await startTalk(professional, company)
  const address = `/company-dashboard/mensajes?servicio=${serviceId}`
  await company.goto(address)
  // The request never ends, as on a bad line.
  await company.route('**/api/messages', () => {})
  const writing = company.getByLabel(`Mensaje para ${professionalName}`)
  await writing.fill('Antes de cerrar')
  await writing.press('Enter')
  const thread = company.getByRole('log', { name: 'Mensajes con Rosa' })
  await expect(thread.getByText('Enviando…')).toBeVisible()
  await company.goto('about:blank')
  await company.unrouteAll({ behavior: 'ignoreErrors' })
  await company.goto(address)
  await expect(thread.getByText('Antes de cerrar')).toHaveCount(1)
  await expect(thread.getByText('Enviado')).toBeVisible()
})
