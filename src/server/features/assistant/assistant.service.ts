import type { AssistantEvent } from '#contracts/assistant/assistant.contract.ts'
import { mostMemory } from '#contracts/assistant/assistant-figures.ts'
import { noMemory } from '#domain/assistant/empty-query.ts'
import { nextMemory, readMemory, writeMemory } from '#domain/assistant/memory.ts'
import { understand } from '#domain/assistant/understand.ts'
import type { Asker, Understanding } from '#domain/assistant/understanding.ts'
import type { Anonymous, UserActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { type Answer, eventsOf } from './answer.ts'
import { beginningsOf, budgetSpent } from './assistant.words.ts'
import { isTool, runTool } from './tools.ts'
import { allowedUses, readModel } from '#server/features/assistant/consents/model-consents.service.ts'
import { answerWithModel } from '#server/features/assistant/model/model-answer.ts'
import { dailyAnswers, spendAnswer } from '#server/features/assistant/model/model-budget.ts'
import { questionForModel } from '#server/features/assistant/model/model-or-rules.ts'
import { findOpenJob } from '#server/features/assistant/tools/jobs-tool.ts'
import * as fixed from './fixed-answers.words.ts'

type Caller = Anonymous | UserActor

interface Question {
  question: string
  memory?: string | undefined
  page?: string | undefined
}

/** The job of a page's path: '/jobs/7', also with what follows. */
const jobOfPage = (page = ''): number | null =>
  Number(/^\/jobs\/(\d{1,9})(?:[/?#]|$)/.exec(page)?.[1] ?? 0) || null

const askerOf = (actor: Caller, page?: string): Asker => ({
  kind: actor.kind === 'anonymous' ? 'visitor' : actor.kind,
  pageJobId: jobOfPage(page),
})

/**
 * Answers one question in pieces: with the model if there is one, the person agreed to what it needs and has answers left
 * today; otherwise, and wherever the model fails, by rules. Nothing of it is stored.
 */
export async function* answerQuestion(
  deps: Deps,
  actor: Caller,
  { question, memory: sent, page }: Question,
  { address, stopped }: { address: string; stopped: AbortSignal },
): AsyncGenerator<AssistantEvent> {
  const asker = askerOf(actor, page)
  const memory = sent ? readMemory(sent) : noMemory
  const found = understand(question, asker, memory)
  let note = ''
  const uses = await allowedUses(deps, actor)
  const asked =
    deps.chatModel && questionForModel({ actor, asker, question, goesOn: Boolean(sent), memory, found, uses })
  if (asked && !(actor.kind !== 'anonymous' && actor.viewer)) {
    const most = await dailyAnswers(deps)
    const spender = actor.kind === 'anonymous' ? { address } : { userId: actor.userId }
    if (!(await spendAnswer(deps, spender, most))) note = budgetSpent(most)
    else if (yield* answerWithModel(deps, actor, asked, stopped)) return
  }
  const byRules = isTool(found) ? await runTool(deps, actor, found) : talkAbout(found, asker)
  const next = writeMemory(nextMemory(memory, found, byRules.shown ?? []))
  yield* eventsOf({ ...byRules, text: byRules.text + note }, found.tool, next.length > mostMemory ? '' : next)
}

function talkAbout(found: Exclude<Understanding, { tool: 'jobs' }>, { pageJobId }: Asker): Answer {
  switch (found.tool) {
    case 'greeting':
      return fixed.greetingAnswer
    case 'thanks':
      return fixed.thanksAnswer
    case 'about':
      return fixed.aboutAnswer
    case 'person':
      return fixed.personAnswer
    case 'distress':
      return fixed.distressAnswers[found.line]
    case 'question-back': {
      const { text, choices } = fixed.questionsBack[found.about]
      return { text, choices: [...choices], suggestions: [] }
    }
    case 'refusal':
      return found.why === 'act' ? fixed.refusedAct(found.act, pageJobId) : fixed.refusals[found.why]
    default:
      return fixed.unknownAnswer
  }
}

/** How a conversation can begin on a page. */
export async function beginConversation(deps: Deps, actor: Caller, page?: string) {
  const { kind, pageJobId } = askerOf(actor, page)
  const job = pageJobId === null ? undefined : await findOpenJob(deps, pageJobId)
  const beginnings = [...beginningsOf[kind]]
  const looksAt = job?.title ?? null
  const aboutJob = {
    title: '¿Calzo con este empleo?',
    note: 'Tu perfil y el aviso, con las razones',
    question: '¿Calzo con este empleo?',
  }
  return {
    firstName: actor.kind === 'professional' ? actor.firstName : null,
    looksAt,
    model: await readModel(deps, actor),
    beginnings: looksAt && kind !== 'company' ? [aboutJob, ...beginnings.slice(1)] : beginnings,
  }
}
