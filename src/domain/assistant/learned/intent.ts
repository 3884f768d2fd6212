import { noMemory } from '#domain/assistant/empty-query.ts'
import { spokenQuestion } from '#domain/assistant/spoken-question.ts'
import type { Asker, Memory, Understanding } from '#domain/assistant/understanding.ts'
import { intentFeatures } from './intent-features.ts'
import { type LinearModel, sharesOf } from './linear-model.ts'
import { learnedModels } from './models.ts'

/** What a question asks for, before its details are read. */
export interface Intent {
  tool: Understanding['tool']
  /** The reason of a refusal, the line for somebody in need, 'this' or 'like' of the job of the page; '' for others. */
  detail: string
  /** The article of the help centre that answers best, if one had to. */
  article: string
  /** 0-1: how sure that is. */
  share: number
}

/** Who may be in need is shown a line, even where something else is a little more likely. */
const leastDistress = 0.3

/** The intent of spoken text without signs. */
export function intentOf(model: LinearModel, text: string, asker: Asker, memory: Memory): Intent {
  const shares = sharesOf(model, intentFeatures(text, asker, memory))
  const ofTool = new Map<string, { share: number; best: number; detail: string }>()
  for (const [at, intent] of model.labels.entries()) {
    const share = shares[at]!
    const [tool = '', detail = ''] = intent.split(' ')
    const before = ofTool.get(tool) ?? { share: 0, best: -1, detail: '' }
    ofTool.set(tool, {
      share: before.share + share,
      best: Math.max(before.best, share),
      detail: share > before.best ? detail : before.detail,
    })
  }
  const [likeliest] = [...ofTool].toSorted(([, one], [, other]) => other.share - one.share)
  const isNeed = (ofTool.get('distress')?.share ?? 0) >= leastDistress
  const [tool, { share, detail }] = isNeed ? (['distress', ofTool.get('distress')!] as const) : likeliest!
  return { tool: tool as Intent['tool'], detail, article: ofTool.get('help')?.detail ?? '', share }
}

/** The article of the help centre that answers a question best, whoever read that it is one for help. */
export const articleOn = (question: string, kind: Asker['kind']): string =>
  intentOf(learnedModels().intents, spokenQuestion(question), { kind, pageJobId: null }, noMemory).article
