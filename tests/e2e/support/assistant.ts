import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { AssistantEvent } from '#contracts/assistant/assistant.contract.ts'

/** The assistant's panel over a page. */
export const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Agente de Qhatu' })

export async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Asistente', exact: true }).click()
  const panel = panelOf(page)
  await expect(field(panel)).toBeVisible()
  return panel
}

/** The field for a question, in the panel or on the page. */
export const field = (talk: Locator): Locator => talk.getByRole('textbox', { name: 'Tu pregunta' })

/** The questions with their answers, in order. */
export const answers = (talk: Locator): Locator =>
  talk.getByRole('list', { name: 'Conversación' }).locator(':scope > li')

/** Asks, and waits for the whole answer. */
export async function say(talk: Locator, question: string): Promise<void> {
  const before = await answers(talk).count()
  await field(talk).fill(question)
  await field(talk).press('Enter')
  await expect(answers(talk)).toHaveCount(before + 1)
  await expect(answers(talk).last().getByRole('button', { name: 'Me sirvió', exact: true })).toBeVisible()
}

const questions = '**/api/assistant/questions'

const asLines = (events: readonly AssistantEvent[]) =>
  events.map((event) => `${JSON.stringify(event)}\n`).join('')

/** Answers the next question with these pieces; without an `end` the answer breaks off. */
export const answerWith = (page: Page, events: readonly AssistantEvent[]): Promise<void> =>
  onNextQuestion(page, (route) =>
    route.fulfill({ contentType: 'application/x-ndjson; charset=utf-8', body: asLines(events) }),
  )

/** What happens to the next question; those after it reach the server. */
export async function onNextQuestion(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(questions, answer, { times: 1 })
}
