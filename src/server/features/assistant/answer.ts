import type { AssistantCard, AssistantEvent } from '#contracts/assistant/assistant.contract.ts'
import type { AssistantDriver, AssistantTool } from '#contracts/assistant/assistant-vocabulary.ts'
import { spacedSentences } from '#domain/text/sentences.ts'

/** A link that goes on. */
export interface AnswerLink {
  text: string
  href: string
}

/** What a tool found, as it is said. Only `text` and `suggestions` are always there. */
export interface Answer {
  /** Paragraphs; '[1]' names the first source. */
  text: string
  looked?: { title: string; detail: string }
  cards?: AssistantCard[]
  links?: AnswerLink[]
  sources?: { title: string; href: string }[]
  choices?: string[]
  person?: AnswerLink
  signUp?: { enter: AnswerLink; register: AnswerLink }
  suggestions: string[]
  /** The jobs of the answer, for 'el segundo'. */
  shown?: number[]
}

/** An answer as its pieces, in the order of the contract. A sentence is sent as a whole. */
export function* eventsOf(
  answer: Answer,
  tool: AssistantTool,
  memory: string,
  by: AssistantDriver = 'rules',
): Generator<AssistantEvent> {
  const { looked, cards = [], links = [], sources = [], choices = [], person, signUp, suggestions } = answer
  if (looked) yield { type: 'looked', ...looked }
  for (const text of spacedSentences(answer.text)) yield { type: 'text', text }
  if (cards.length > 0) yield { type: 'cards', cards }
  if (links.length > 0) yield { type: 'links', links }
  if (sources.length > 0)
    yield {
      type: 'sources',
      sources: sources.map(({ title, href }, index) => ({ number: index + 1, title, href })),
    }
  if (choices.length > 0) yield { type: 'choices', choices }
  if (person) yield { type: 'person', link: person }
  if (signUp) yield { type: 'sign-up', ...signUp }
  if (suggestions.length > 0) yield { type: 'suggestions', suggestions }
  yield { type: 'end', tool, memory, by }
}
