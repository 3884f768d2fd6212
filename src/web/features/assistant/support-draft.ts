import { mostLetters } from '#contracts/text-lengths.ts'
import { plainTextOf } from './answer.ts'
import type { Turn } from './talk.ts'

/** As `ContactForm` stores its draft. */
const key = 'qhatu.contacto'

/**
 * Puts a question and its answer into the draft of a message to support, where the person reads, changes and sends it. What
 * was already typed there stays above.
 */
export function draftForSupport({ question, answer }: Turn): void {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as { message?: string }
    const about = `Le pregunté al asistente: ${question}\n\nRespondió: ${plainTextOf(answer.text)}`
    const message = [stored.message, about].filter(Boolean).join('\n\n').slice(0, mostLetters.contactMessage)
    localStorage.setItem(key, JSON.stringify({ ...stored, message }))
  } catch {
    // Without storage the form is empty.
  }
}
