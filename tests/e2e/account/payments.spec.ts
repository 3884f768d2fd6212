import type { Page } from '@playwright/test'
import { testOutcomeNames } from '#domain/plans/payment.words.ts'
import type { TestOutcome } from '#contracts/plans/plans-vocabulary.ts'
import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/journey.ts'

/** What the payer reads afterwards; `next`: what happens after the payment, on the provider's page. */
interface Case {
  outcome: TestOutcome
  next?: TestOutcome
  title: string
  says: RegExp
  /** The way on, or to try again. */
  way: string
}

const casesOf = (given: string, onward: string, notGiven: RegExp, lost: RegExp): Case[] => [
  { outcome: 'failed', title: 'El banco rechazó tu pago', says: notGiven, way: 'Intentar otra vez' },
  { outcome: 'left', title: 'No terminaste el pago', says: notGiven, way: 'Intentar otra vez' },
  { outcome: 'completed', title: given, says: /\S/, way: onward },
  { outcome: 'paid_twice', title: given, says: /te devolvemos el otro pago completo/, way: onward },
  { outcome: 'paid_late', title: given, says: /\S/, way: onward },
  {
    outcome: 'completed',
    next: 'refunded_part',
    title: given,
    says: /^Te devolvimos \$\d+\.\d\d USD de este pago/,
    way: onward,
  },
  {
    outcome: 'completed',
    next: 'refunded',
    title: 'Te devolvimos tu pago',
    says: lost,
    way: 'Intentar otra vez',
  },
  {
    outcome: 'completed',
    next: 'charged_back',
    title: 'Tu banco retiró este pago',
    says: lost,
    way: 'Intentar otra vez',
  },
]

/** Opens a payment as its button does, and returns the path of the provider's page. */
async function open(page: Page, call: string, data?: object): Promise<string> {
  const reply = await page.request.post(call, data ? { data } : {})
  expect(reply.status()).toBe(200)
  const { pathname, search } = new URL((await reply.json()).checkoutUrl)
  return pathname + search
}

const settle = async (page: Page, address: string, outcome: TestOutcome) => {
  await page.goto(address)
  await page.getByRole('button', { name: testOutcomeNames[outcome] }).click()
  await page.waitForURL(/\/pagos\/\d+$/)
}

async function goThrough(page: Page, cases: Case[], pay: () => Promise<string>): Promise<void> {
  for (const [at, { outcome, next, title, says, way }] of cases.entries()) {
    // A phone and a desk in turn.
    await page.setViewportSize(at % 2 === 0 ? { width: 360, height: 780 } : { width: 1280, height: 800 })
    const address = await pay()
    await settle(page, address, outcome)
    if (next) await settle(page, address, next)
    await expect(page.getByRole('heading', { level: 1 }), outcome).toHaveText(title)
    await expect(page.getByText(says).first(), outcome).toBeVisible()
    await expect(page.getByText('Lo que tienes ahora')).toBeVisible()
    await expect(page.getByRole('link', { name: way, exact: true }), outcome).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
}

test('a month of a professional: every end of its payment is explained', async ({ page }) => {
  await signUpProfessional(page)
  await page.request.post('/api/professionals/activate-premium')
  await goThrough(
    page,
    casesOf('Plan activado', 'Continuar', /Tu plan sigue como estaba/, /quitamos de tu plan el tiempo/),
    () => open(page, '/api/purchases', { product: 'premium_month', returnTo: '/dashboard/servicios' }),
  )
  await page.getByRole('link', { name: 'Intentar otra vez' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tu plan' })).toBeVisible()
  await page.getByRole('button', { name: 'Agregar un mes' }).click()
  await page.getByRole('button', { name: testOutcomeNames.completed }).click()
  await expect(page.getByText(/^Vigente hasta el/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Continuar' }).click()
  await expect(page, 'back where the person came from').toHaveURL('/dashboard/servicios')
})

test('a month of a company: every end of its payment is explained', async ({ page }) => {
  await signUpCompany(page)
  await page.request.post('/api/companies/activate-premium')
  await goThrough(
    page,
    casesOf('Plan activado', 'Continuar', /Tu plan sigue como estaba/, /quitamos de tu plan el tiempo/),
    () => open(page, '/api/purchases', { product: 'premium_month' }),
  )
})

test('a premium ad: every end of its payment is explained', async ({ page }) => {
  await signUpCompany(page)
  await goThrough(
    page,
    casesOf(
      'Empleo premium pagado',
      'Publicar mi empleo',
      /No se agregó ningún empleo premium/,
      /ya no cuentas con el empleo premium/,
    ),
    () => open(page, '/api/purchases', { product: 'premium_job' }),
  )
})

test('the chat of a service: every end of its payment is explained', async ({ page }) => {
  await signUpProfessional(page)
  await page.request.post('/api/professionals/activate-premium')
  const { id: professionalId } = await (await page.request.get('/api/me/professional')).json()
  const made = await page.request.post('/api/services', {
    data: {
      title: `Servicio ${uniqueWord()}`,
      description: 'Traducimos documentos del inglés al español con revisión incluida.',
      category: 'Redacción y Traducción',
      price: '20',
      professionalId,
    },
  })
  const { service } = await made.json()
  await goThrough(
    page,
    casesOf('Chat Activado', 'Continuar', /No se pudo activar el chat/, /ya no incluye los días/),
    () => open(page, `/api/services/${service.id}/activate-chat`),
  )
})

test('two tabs and a payment that waits: one page is paid once, and the other says so', async ({
  page,
  context,
}) => {
  await signUpCompany(page)
  await page.goto('/plans/upgrade')
  const other = await context.newPage()
  await other.goto('/plans/upgrade')
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: /^Comprar un solo aviso/ }).click()
    await tab.waitForURL(/\/pagos\/prueba\//)
  }
  expect(page.url()).toBe(other.url())
  await page.goto(new URL(page.url()).searchParams.get('volver')!)
  await expect(page.getByRole('heading', { level: 1, name: 'Tu pago está en camino' })).toBeVisible()
  await expectAccessible(page)
  await other.getByRole('button', { name: testOutcomeNames.completed }).click()
  // It asks again by itself.
  await expect(page.getByRole('heading', { level: 1, name: 'Empleo premium pagado' })).toBeVisible()
  await page.getByRole('link', { name: 'Publicar mi empleo' }).click()
  await expect(page.getByText(/^Este aviso usará tu empleo premium pagado/)).toBeVisible()
})
