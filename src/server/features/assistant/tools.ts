import type { ModelUse } from '#contracts/assistant/assistant-vocabulary.ts'
import type { Audience } from '#contracts/endpoint.ts'
import type { Understanding } from '#domain/assistant/understanding.ts'
import { type Actor, isFor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import type { Answer } from './answer.ts'
import { answerAds, answerCandidates } from '#server/features/assistant/tools/company-tools.ts'
import { answerHelp } from '#server/features/assistant/tools/help-articles-tool.ts'
import { answerJobs } from '#server/features/assistant/tools/jobs-tool.ts'
import { answerApplications, answerMatch, answerProfile } from '#server/features/assistant/tools/own-tools.ts'
import { answerPlans } from '#server/features/assistant/tools/plans-tool.ts'
import { answerServices } from '#server/features/assistant/tools/services-tool.ts'
import { needsAccount, otherKind } from './fixed-answers.words.ts'

export type ToolName =
  | 'jobs'
  | 'services'
  | 'help'
  | 'plans'
  | 'applications'
  | 'profile'
  | 'match'
  | 'candidates'
  | 'ads'
export type Asked<Name extends ToolName> = Extract<Understanding, { tool: Name }>

/** A tool reads what a call of the product would give to the person who asks. */
interface Tool<Name extends ToolName> {
  /** Who may use it. */
  audience: Extract<Audience, 'anyone' | 'professional' | 'company'>
  /** The yes that a model needs to see its result; null: everybody may see it. */
  use: ModelUse | null
  /** Its result has words of others, such as ads. */
  hasWordsOfOthers: boolean
  /** Gets a caller of its audience. */
  run(deps: Deps, actor: never, asked: Asked<Name>): Promise<Answer>
}

const tools: { [Name in ToolName]: Tool<Name> } = {
  jobs: { audience: 'anyone', use: null, hasWordsOfOthers: true, run: answerJobs },
  services: { audience: 'anyone', use: null, hasWordsOfOthers: true, run: answerServices },
  help: { audience: 'anyone', use: null, hasWordsOfOthers: false, run: answerHelp },
  plans: { audience: 'anyone', use: null, hasWordsOfOthers: false, run: answerPlans },
  applications: {
    audience: 'professional',
    use: 'applications',
    hasWordsOfOthers: true,
    run: answerApplications,
  },
  profile: { audience: 'professional', use: 'profile', hasWordsOfOthers: false, run: answerProfile },
  match: { audience: 'professional', use: 'profile', hasWordsOfOthers: true, run: answerMatch },
  candidates: { audience: 'company', use: 'company', hasWordsOfOthers: true, run: answerCandidates },
  ads: { audience: 'company', use: 'company', hasWordsOfOthers: true, run: answerAds },
}

/** The tools that a model may use for this person, with what the person agreed to. */
export const toolsFor = (actor: Actor, uses: ReadonlySet<ModelUse>): ToolName[] =>
  (Object.keys(tools) as ToolName[]).filter((name) => {
    const { audience, use } = tools[name]
    return isFor(audience, actor) && (use === null || uses.has(use))
  })

export const hasWordsOfOthers = (name: ToolName): boolean => tools[name].hasWordsOfOthers

export const isTool = (found: Understanding): found is Asked<ToolName> => found.tool in tools

/** Runs a tool as the person who asks; who may not use it hears what it needs. */
export async function runTool(deps: Deps, actor: Actor, asked: Asked<ToolName>): Promise<Answer> {
  const tool = tools[asked.tool] as Tool<ToolName>
  if (isFor(tool.audience, actor)) return tool.run(deps, actor as never, asked)
  return actor.kind === 'anonymous' || tool.audience === 'anyone' ? needsAccount : otherKind(tool.audience)
}
