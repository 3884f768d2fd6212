import { expect, type Page } from '@playwright/test'
import { signUpCompany, signUpProfessional, uniqueWord } from './accounts.ts'

export interface Talk {
  /** The name that each sees of the other. */
  companyName: string
  professionalName: string
  serviceId: number
}

async function ok(reply: Promise<{ ok(): boolean; text(): Promise<string>; json(): Promise<unknown> }>) {
  const answer = await reply
  expect(answer.ok(), await answer.text()).toBe(true)
  // oxlint-disable-next-line typescript/no-explicit-any -- a journey looks into whatever came back
  return (await answer.json()) as any
}

/** Signs up a premium professional with a service, and a company that has written about it; each has its own browser. */
export async function startTalk(
  professional: Page,
  company: Page,
  initialMessage = 'Hola, ¿tienes tiempo?',
): Promise<Talk> {
  const [lastName, companyName] = [uniqueWord(), `Textiles ${uniqueWord()}`]
  await signUpProfessional(professional, lastName)
  const { id: professionalId } = await ok(professional.request.get('/api/me/professional'))
  await ok(professional.request.post('/api/professionals/activate-premium'))
  const { service } = await ok(
    professional.request.post('/api/services', {
      data: {
        title: `Tableros ${uniqueWord()}`,
        description: 'Uno tus fuentes de datos y te dejo tableros que tu equipo entiende.',
        category: 'Tecnología e IT',
        price: '25.00',
        professionalId,
      },
    }),
  )
  await signUpCompany(company, companyName)
  await ok(
    company.request.post(`/api/services/${service.id}/start-conversation`, { data: { initialMessage } }),
  )
  return { companyName, professionalName: `Rosa ${lastName}`, serviceId: service.id }
}

/** Sends a message by the API, as the person of this browser. */
export const sayByCall = (page: Page, serviceId: number, message: string): Promise<unknown> =>
  ok(page.request.post('/api/messages', { data: { serviceId, message } }))
