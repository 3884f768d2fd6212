import type { JobQuery } from '#domain/jobs/search/job-query.address.ts'
import type { ActName } from './acts.data.ts'

/** What a question asks for: a tool with its arguments, or talk. */
export type Understanding =
  | {
      tool: 'jobs'
      query: JobQuery
      /** Show this one instead. */ jobId: number | null
      /** Jobs like this one. */ likeId: number | null
    }
  | { tool: 'services'; asked: AskedServices }
  | {
      tool: 'help'
      q: string
      /** The article that most likely answers; '' if only `q` says it, as a model asks. */ article: string
    }
  | { tool: 'applications'; status: string | null }
  | { tool: 'profile' }
  /** `jobId` null: the jobs that fit best. */
  | { tool: 'match'; jobId: number | null }
  | { tool: 'plans'; for: 'company' | 'professional' | null }
  | { tool: 'candidates'; q: string }
  | { tool: 'ads' }
  | { tool: 'greeting' | 'thanks' | 'about' | 'person' | 'unknown' }
  | { tool: 'refusal'; why: Exclude<RefusalReason, 'act'> }
  | { tool: 'refusal'; why: 'act'; act: AskedAct }
  | { tool: 'distress'; line: '113' | '100' }
  | { tool: 'question-back'; about: 'trade' | 'place' | 'change' | 'job' }

/** What the person does without the assistant: one that we know, or whatever the article tells. */
export interface AskedAct {
  name: ActName | null
  article: string
}

export type RefusalReason = 'others-data' | 'act' | 'off-topic' | 'insult' | 'language' | 'discrimination'

export interface AskedServices {
  q: string
  /** In US dollars, or in soles. */
  maxPrice: number | null
  isInSoles: boolean
  maxDays: number | null
  isWellRated: boolean
}

/** What a follow-up goes on from: the browser keeps it and sends it back. */
export interface Memory {
  /** The last tool that answered with data. */
  tool: 'jobs' | 'services' | 'match' | 'applications' | 'candidates' | 'help' | null
  query: JobQuery
  services: AskedServices
  /** The jobs that were shown, in their order. */
  shown: readonly number[]
  /** The job that the last answer was about. */
  jobId: number | null
  /** The last question for help. */
  helpQ: string
  /** What was asked back. */
  asked: 'trade' | 'place' | null
}

/** Who asks, and where. */
export interface Asker {
  kind: 'visitor' | 'professional' | 'company'
  /** The job of the page. */
  pageJobId: number | null
}
