import { type UnderstoodQuery, understandSentence } from '#domain/jobs/search/understood-query.ts'
import { actIn } from './acts.ts'
import { askedJobs } from './asked-jobs.ts'
import { askedServices } from './asked-services.ts'
import { emptyQuery } from './empty-query.ts'
import { wordsLookedFor, type WordsInContext } from '#domain/assistant/learned/looked-for.ts'
import { type Intent, intentOf } from '#domain/assistant/learned/intent.ts'
import { type Learned, learnedModels } from '#domain/assistant/learned/models.ts'
import * as say from './question-signs.data.ts'
import { spokenQuestion } from './spoken-question.ts'
import type { Asker, Memory, RefusalReason, Understanding } from './understanding.ts'

/** A question is said by then; what follows would only cost time. In characters. */
const longestRead = 1000
/** As long as a search of the help centre may be, in characters. */
const longestHelp = 200
/** Less sure than that is as good as not understood. */
const leastShare = 0.3

/**
 * What a question asks for: its intent, which is learned, and then the details, which are read by rules. The same question in the same
 * conversation always has the same answer. It never refuses a text: what it cannot read is `unknown`.
 */
export function understand(
  asked: string,
  asker: Asker,
  memory: Memory,
  learned: Learned = learnedModels(),
): Understanding {
  const question = asked.slice(0, longestRead)
  const text = spokenQuestion(question)
  if (!/\p{L}{2}/u.test(text)) return /👍|❤|🙏|😊/u.test(question) ? { tool: 'thanks' } : { tool: 'unknown' }
  const intent = intentOf(learned.intents, text, asker, memory)
  if (intent.share < leastShare) return { tool: 'unknown' }
  return withDetails({ question, text, intent, asker, memory, learned })
}

interface Read {
  question: string
  /** Spoken, without signs. */
  text: string
  intent: Intent
  asker: Asker
  memory: Memory
  learned: Learned
}

function withDetails(read: Read): Understanding {
  const { text, intent, asker, memory } = read
  switch (intent.tool) {
    case 'jobs':
      return jobsOf(read)
    case 'services':
      return { tool: 'services', asked: askedServices(text, searchOf(read, 'services'), memory) }
    case 'help':
      return helpOf(read)
    case 'match':
      return matchOf(read)
    case 'applications':
      return { tool: 'applications', status: statusIn(text) }
    case 'candidates':
      return { tool: 'candidates', q: searchOf(read, 'candidates').q }
    case 'plans':
      return { tool: 'plans', for: plansFor(text, asker) }
    case 'refusal':
      return refusalOf(read)
    case 'distress':
      return { tool: 'distress', line: intent.detail as '113' | '100' }
    case 'question-back':
      return { tool: 'question-back', about: backAbout(text, memory) }
    default:
      return { tool: intent.tool }
  }
}

/** The search of a question, without the words that only tell. */
function searchOf({ question, text, memory, learned }: Read, tool: WordsInContext['tool']): UnderstoodQuery {
  const found = understandSentence(question)
  const words = found.q === '' ? [] : found.q.split(' ')
  return { ...found, q: wordsLookedFor(learned.words, { words, text, tool, memory }) }
}

function jobsOf(read: Read): Understanding {
  const { text, intent, memory } = read
  const { pageJobId } = read.asker
  const found = searchOf(read, 'jobs')
  const one = { tool: 'jobs', query: emptyQuery, jobId: null, likeId: null } as const
  if (pageJobId !== null && intent.detail === 'like')
    return {
      ...one,
      query: { ...emptyQuery, location: found.places[0]?.slug ?? '' },
      likeId: pageJobId,
    }
  if (pageJobId !== null && intent.detail === 'this') return { ...one, jobId: pageJobId }
  return { ...one, query: askedJobs(text, found, memory) }
}

function refusalOf({ text, intent: { detail, article } }: Read): Understanding {
  const why = detail as RefusalReason
  return why === 'act'
    ? { tool: 'refusal', why, act: { name: actIn(text), article } }
    : { tool: 'refusal', why }
}

/** 'Y con cuenta?' is asked of what was asked before. */
function helpOf({ text, intent, asker, memory, learned }: Read): Understanding {
  const own = /^(?:y|pero|o) (.+)/.exec(text)?.[1]
  if (memory.tool !== 'help' || own === undefined)
    return { tool: 'help', q: text.slice(0, longestHelp), article: intent.article }
  const whole = `${memory.helpQ} ${own}`
  return {
    tool: 'help',
    q: `${own} ${memory.helpQ}`.slice(0, longestHelp),
    article: intentOf(learned.intents, whole, asker, memory).article,
  }
}

function matchOf({ text, asker, memory }: Read): Understanding {
  const about = shownJob(text, memory)
  if (about !== null) return { tool: 'match', jobId: about }
  if (asker.pageJobId !== null) return { tool: 'match', jobId: asker.pageJobId }
  const isOfOne =
    say.ORDINALS.some((pattern) => pattern.test(text)) ||
    say.THIS_JOB.test(text) ||
    /^(?:y )?por que$/.test(text)
  if (isOfOne && memory.jobId !== null) return { tool: 'match', jobId: memory.jobId }
  return isOfOne ? { tool: 'question-back', about: 'job' } : { tool: 'match', jobId: null }
}

/** The number of the shown job that a question means; null: none. */
function shownJob(text: string, { shown }: Memory): number | null {
  const at = say.ORDINALS.findIndex((pattern) =>
    pattern.test(text.replaceAll(/primer (?:empleo|trabajo)|primera chamba/g, '')),
  )
  return at < 0 ? null : (shown[at] ?? null)
}

const statusIn = (text: string): string | null =>
  say.STATUS_WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null

function plansFor(text: string, { kind }: Asker): 'company' | 'professional' | null {
  if (say.FOR_COMPANY.test(text)) return 'company'
  if (say.FOR_PROFESSIONAL.test(text)) return 'professional'
  return kind === 'visitor' ? null : kind
}

/** After a list, something of it is to change; else nothing was named yet. */
function backAbout(text: string, { tool }: Memory): 'trade' | 'place' | 'change' {
  const isOfList = tool === 'jobs' && !/\b(?:trabajo|chamba|empleo|chambear|trabajar)\b/.test(text)
  if (!isOfList && !say.NONE_SUITS.test(text)) return 'trade'
  return /distrito|ciudad|lugar/.test(text) ? 'place' : 'change'
}
