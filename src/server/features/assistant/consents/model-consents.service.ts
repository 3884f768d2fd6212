import type { AssistantModel } from '#contracts/assistant/assistant.contract.ts'
import { type ModelUse, modelUses } from '#contracts/assistant/assistant-vocabulary.ts'
import type { Anonymous, UserActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { ChatModel } from '#server/platform/language-model/chat-model.ts'
import { dailyAnswers } from '#server/features/assistant/model/model-budget.ts'
import { endConsents, listModelConsents, openConsent } from './model-consents.queries.ts'

type Caller = Anonymous | UserActor

/** The version of what a person is told before saying yes. A changed text needs a new one. */
const toldVersion = '1'

const documentOf = (use: ModelUse) => `asistente-${use}`
/** Who gets it is a part of what was agreed to: another service needs another yes. */
const versionFor = ({ host }: Pick<ChatModel, 'host'>) => `${toldVersion} ${host}`

const usesOf = ({ kind }: Caller): ModelUse[] =>
  kind === 'anonymous'
    ? []
    : modelUses.filter((use) =>
        kind === 'company' ? use === 'company' || use === 'conversation' : use !== 'company',
      )

/** What a model may have of this person now. An administrator who looks at an account gives nothing away. */
export async function allowedUses(
  { db, chatModel }: Pick<Deps, 'db' | 'chatModel'>,
  actor: Caller,
): Promise<ReadonlySet<ModelUse>> {
  if (!chatModel || actor.kind === 'anonymous' || actor.viewer) return new Set()
  const version = versionFor(chatModel)
  const open = (await listModelConsents(db, actor.userId)).filter(
    (one) => one.endedAt === null && one.version === version,
  )
  return new Set(usesOf(actor).filter((use) => open.some(({ document }) => document === documentOf(use))))
}

/** The model and what the person lets it have; null: none is configured. */
export async function readModel(
  deps: Pick<Deps, 'db' | 'chatModel'>,
  actor: Caller,
): Promise<AssistantModel | null> {
  const { chatModel } = deps
  if (!chatModel) return null
  const allowed = await allowedUses(deps, actor)
  const given = actor.kind === 'anonymous' ? [] : await listModelConsents(deps.db, actor.userId)
  return {
    host: chatModel.host,
    name: chatModel.name,
    dailyAnswers: await dailyAnswers(deps),
    uses: usesOf(actor).map((use) => ({ use, isAllowed: allowed.has(use) })),
    isNew: !given.some(({ version }) => version === versionFor(chatModel)),
  }
}

/** Writes to the ledger what a model may have from now on; what is not named ends at once. */
export async function allowUses(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'chatModel'>,
  actor: UserActor,
  chosen: readonly ModelUse[],
): Promise<AssistantModel | null> {
  const { chatModel } = deps
  if (!chatModel) return null
  const uses = usesOf(actor).filter((use) => chosen.includes(use))
  const [now, version] = [deps.clock.now(), versionFor(chatModel)]
  await transaction(deps, async (tx) => {
    const except = uses.map(documentOf)
    await endConsents(tx, { userId: actor.userId, except, version, now })
    for (const document of except)
      // oxlint-disable-next-line no-await-in-loop -- four at most, in one transaction
      await openConsent(tx, { userId: actor.userId, document, version, acceptedAt: now })
  })
  return readModel(deps, actor)
}
