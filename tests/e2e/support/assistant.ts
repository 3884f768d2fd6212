import type { Page, Route } from '@playwright/test'
import type { AssistantEvent } from '#contracts/assistant/assistant.contract.ts'

const questions = '**/api/assistant/questions'

const asLines = (events: readonly AssistantEvent[]) =>
  events.map((event) => `${JSON.stringify(event)}\n`).join('')

/** Answers the next question with these pieces; without an `end` the answer breaks off. */
export const answerWith = (page: Page, events: readonly AssistantEvent[]): Promise<void> =>
  onNextQuestion(page, (route) =>
    route.fulfill({ contentType: 'application/x-ndjson; charset=utf-8', body: asLines(events) }),
  )

/** What happens to the next question; those after it reach the server. */
export const onNextQuestion = (page: Page, answer: (route: Route) => Promise<void>): Promise<void> =>
  page.route(questions, answer, { times: 1 })
