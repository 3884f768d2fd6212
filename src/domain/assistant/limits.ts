import {
  ACTS,
  type ActName,
  ASKS_HOW,
  DISTRESS,
  FOREIGN,
  INSULT,
  OFF_TOPIC,
  OTHERS_DATA,
  SPANISH,
} from './limits.data.ts'
import type { Understanding } from './understanding.ts'

/** What the assistant must not or cannot answer, of a spoken text without signs; null: nothing of it. */
export function limitOf(text: string): Understanding | null {
  const line = DISTRESS.find(([, pattern]) => pattern.test(text))?.[0]
  if (line) return { tool: 'distress', line }
  const refuse = (why: 'others-data' | 'off-topic' | 'insult' | 'language'): Understanding => ({
    tool: 'refusal',
    why,
    act: null,
  })
  if (isForeign(text)) return refuse('language')
  if (OTHERS_DATA.some((pattern) => pattern.test(text))) return refuse('others-data')
  const act = actIn(text)
  if (act) return { tool: 'refusal', why: 'act', act }
  if (OFF_TOPIC.test(text)) return refuse('off-topic')
  return INSULT.test(text) ? refuse('insult') : null
}

function actIn(text: string): ActName | null {
  if (ASKS_HOW.test(text)) return null
  return ACTS.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

function isForeign(text: string): boolean {
  const words = text.split(' ')
  const foreign = words.filter((word) => FOREIGN.has(word)).length
  return foreign >= 2 && foreign > words.filter((word) => SPANISH.has(word) && !FOREIGN.has(word)).length
}
