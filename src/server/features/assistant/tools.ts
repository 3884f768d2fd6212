import type { Audience } from '#contracts/endpoint.ts'
import type { Understanding } from '#domain/assistant/understanding.ts'
import { type Actor, isFor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import type { Answer } from './answer.ts'
import { answerAds, answerCandidates } from '#server/features/assistant/tools/company-tools.ts'
import { answerHelp } from '#server/features/assistant/tools/help-tool.ts'
import { answerJobs } from '#server/features/assistant/tools/jobs-tool.ts'
import { answerApplications, answerMatch, answerProfile } from '#server/features/assistant/tools/own-tools.ts'
import { answerPlans } from '#server/features/assistant/tools/plans-tool.ts'
import { answerServices } from '#server/features/assistant/tools/services-tool.ts'
import { needsAccount, otherKind } from '#server/features/assistant/tools/talk.words.ts'

type ToolName =
  | 'jobs'
  | 'services'
  | 'help'
  | 'plans'
  | 'applications'
  | 'profile'
  | 'match'
  | 'candidates'
  | 'ads'
type Asked<Name extends ToolName> = Extract<Understanding, { tool: Name }>

/** A tool reads what a call of the product would give to the person who asks. */
interface Tool<Name extends ToolName> {
  /** Who may use it. */
  audience: Extract<Audience, 'anyone' | 'professional' | 'company'>
  /** Gets a caller of its audience. */
  run(deps: Deps, actor: never, asked: Asked<Name>): Promise<Answer>
}

const tools: { [Name in ToolName]: Tool<Name> } = {
  jobs: { audience: 'anyone', run: answerJobs },
  services: { audience: 'anyone', run: answerServices },
  help: { audience: 'anyone', run: answerHelp },
  plans: { audience: 'anyone', run: answerPlans },
  applications: { audience: 'professional', run: answerApplications },
  profile: { audience: 'professional', run: answerProfile },
  match: { audience: 'professional', run: answerMatch },
  candidates: { audience: 'company', run: answerCandidates },
  ads: { audience: 'company', run: answerAds },
}

export const isTool = (found: Understanding): found is Asked<ToolName> => found.tool in tools

/** Runs a tool as the person who asks; who may not use it hears what it needs. */
export async function runTool(deps: Deps, actor: Actor, asked: Asked<ToolName>): Promise<Answer> {
  const tool = tools[asked.tool] as Tool<ToolName>
  if (isFor(tool.audience, actor)) return tool.run(deps, actor as never, asked)
  return actor.kind === 'anonymous' || tool.audience === 'anyone' ? needsAccount : otherKind(tool.audience)
}
