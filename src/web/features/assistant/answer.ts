import type { AssistantCard, AssistantEvent } from '#contracts/assistant/assistant.contract.ts'
import type { AssistantDriver, AssistantTool } from '#contracts/assistant/assistant-vocabulary.ts'

type EventOf<Type extends AssistantEvent['type']> = Extract<AssistantEvent, { type: Type }>

export type AnswerLink = EventOf<'links'>['links'][number]
export type AnswerSource = EventOf<'sources'>['sources'][number]

/** An answer as far as it has come. */
export interface Answer {
  text: string
  looked: { title: string; detail: string } | null
  cards: readonly AssistantCard[]
  links: readonly AnswerLink[]
  sources: readonly AnswerSource[]
  choices: readonly string[]
  suggestions: readonly string[]
  person: AnswerLink | null
  signUp: { enter: AnswerLink; register: AnswerLink } | null
  /** Null until the answer has ended. */
  end: { tool: AssistantTool; memory: string; by?: AssistantDriver } | null
  /** What a model got for it; null: no model worded it. */
  sent: { host: string; messages: EventOf<'sent'>['messages'] } | null
}

export const noAnswer: Answer = {
  text: '',
  looked: null,
  cards: [],
  links: [],
  sources: [],
  choices: [],
  suggestions: [],
  person: null,
  signUp: null,
  end: null,
  sent: null,
}

/** The answer with one more piece. A piece of a kind that this page does not know yet is left out. */
export function withPiece(answer: Answer, event: AssistantEvent): Answer {
  switch (event.type) {
    case 'text':
      return { ...answer, text: answer.text + event.text }
    case 'looked':
      return { ...answer, looked: { title: event.title, detail: event.detail } }
    case 'cards':
      return { ...answer, cards: event.cards }
    case 'links':
      return { ...answer, links: event.links }
    case 'sources':
      return { ...answer, sources: event.sources }
    case 'choices':
      return { ...answer, choices: event.choices }
    case 'suggestions':
      return { ...answer, suggestions: event.suggestions }
    case 'person':
      return { ...answer, person: event.link }
    case 'sign-up':
      return { ...answer, signUp: { enter: event.enter, register: event.register } }
    case 'sent':
      return { ...answer, sent: { host: event.host, messages: event.messages } }
    case 'end':
      return { ...answer, end: { tool: event.tool, memory: event.memory, by: event.by } }
    default:
      return answer
  }
}

/** Whether nothing of it has come. */
export const isBlank = (answer: Answer): boolean =>
  answer.text === '' && answer.cards.length === 0 && answer.looked === null

export type TextPart = { kind: 'words'; text: string } | { kind: 'source'; number: number }

/** The paragraphs of an answer's text, each cut at its references: 'Hay 5 [1].' */
export function paragraphsOf(text: string): TextPart[][] {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) =>
      paragraph
        .split(/(\[\d{1,2}\])/)
        .filter((part) => part !== '')
        .map((part) =>
          /^\[\d{1,2}\]$/.test(part)
            ? { kind: 'source' as const, number: Number(part.slice(1, -1)) }
            : { kind: 'words' as const, text: part },
        ),
    )
}

/** The text alone, for the clipboard and for a screen reader. */
export const plainTextOf = (text: string): string =>
  text
    .replaceAll(/\s*\[\d{1,2}\]/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
