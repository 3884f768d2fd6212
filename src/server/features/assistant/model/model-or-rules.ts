import type { ModelUse } from '#contracts/assistant/assistant-vocabulary.ts'
import type { Asker, Memory, Understanding } from '#domain/assistant/understanding.ts'
import { filterParams } from '#domain/jobs/search/job-query.address.ts'
import { searchInWords } from '#domain/jobs/search/stored-search.words.ts'
import { withoutContactData } from '#domain/text/contact-data.ts'
import type { Actor } from '#server/actor.ts'
import { isTool, toolsFor } from '#server/features/assistant/tools.ts'
import type { ModelQuestion } from './model-answer.ts'

/** Never a model's: limits, need and courtesy have their own words. */
const fixed = new Set<Understanding['tool']>([
  'greeting',
  'thanks',
  'about',
  'person',
  'refusal',
  'distress',
  'question-back',
])

interface Asked {
  actor: Actor
  asker: Asker
  question: string
  /** The conversation has begun before. */
  goesOn: boolean
  memory: Memory
  found: Understanding
  uses: ReadonlySet<ModelUse>
}

/**
 * What a model is asked, without anything that the person did not agree to; null: the rules answer. Without a yes to the
 * conversation it gets a first question about what is public, and nothing else.
 */
export function questionForModel(asked: Asked): ModelQuestion | null {
  const { actor, asker, question, goesOn, memory, found, uses } = asked
  if (fixed.has(found.tool)) return null
  const mayConverse = uses.has('conversation')
  const tools = toolsFor(actor, mayConverse ? uses : new Set())
  if (isTool(found) ? !tools.includes(found.tool) : !mayConverse) return null
  if (goesOn && !mayConverse) return null
  return {
    question: withoutContactData(question),
    memory,
    tools,
    knownJobs: [asker.pageJobId, memory.jobId, ...memory.shown].filter((id) => id !== null),
    before: beforeOf(asker, memory, mayConverse),
  }
}

/** The conversation and the page in our own words: nothing that somebody else wrote. */
function beforeOf({ pageJobId }: Asker, memory: Memory, mayConverse: boolean): string {
  const search = filterParams(memory.query).toString()
  const lines = [
    ...(pageJobId === null ? [] : [`La persona mira el empleo ${pageJobId}: «este empleo» es ese.`]),
    ...(mayConverse && memory.tool !== null ? [`Lo último que se usó: ${memory.tool}.`] : []),
    ...(mayConverse && search !== '' ? [`La última búsqueda: ${searchInWords(search)}.`] : []),
    ...(mayConverse && memory.services.q !== '' ? [`Los últimos servicios: ${memory.services.q}.`] : []),
    ...(mayConverse && memory.shown.length > 0
      ? [`Los empleos que se mostraron, en su orden: ${memory.shown.join(', ')}.`]
      : []),
    ...(mayConverse && memory.helpQ !== '' ? [`La última duda: ${memory.helpQ}.`] : []),
  ]
  return lines.join('\n')
}
