import { readProfessional, suggestForProfile } from '#domain/matching/engine.ts'
import { foldText } from '#domain/text.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { getServices, publishService } from '#server/features/services/services.service.ts'
import type { ProfessionalActor } from '#server/http/actor.ts'
import { listProfessionalFacts } from './facts.queries.ts'
import { presentMonth } from './matching.service.ts'
import {
  acceptSuggestion,
  countDemand,
  dismissSuggestion,
  hasSuggestions,
  listDecidedTitles,
  listOpenSuggestions,
  lockProfessional,
  replaceOpenSuggestions,
  restoreSuggestion,
  type SuggestionRow,
} from './suggestions.queries.ts'

type SuggestionDeps = Pick<Deps, 'db' | 'pool' | 'clock'>

/** The open suggestions; the first time that somebody looks, they are made. */
export async function getSuggestions(
  deps: SuggestionDeps,
  actor: ProfessionalActor,
): Promise<SuggestionRow[]> {
  if (!(await hasSuggestions(deps.db, actor.professionalId))) await rebuildSuggestions(deps, actor)
  return listOpenSuggestions(deps.db, actor.professionalId)
}

/** Proposes anew from the profile and what companies ask for now. What was accepted or dismissed does not come back. */
export async function rebuildSuggestions(deps: SuggestionDeps, actor: ProfessionalActor): Promise<number> {
  const { professionalId } = actor
  const [facts] = await listProfessionalFacts(deps.db, [professionalId])
  if (!facts) throw new AppError('not_found')
  const now = deps.clock.now()
  const profile = readProfessional(facts, presentMonth(deps))
  const demand = await countDemand(
    deps.db,
    profile.skills.map(({ skill }) => skill).filter((skill) => skill >= 0),
  )
  const [decided, services] = await Promise.all([
    listDecidedTitles(deps.db, professionalId),
    getServices(deps, actor, professionalId),
  ])
  const taken = new Set([...decided, ...services.map(({ title }) => title)].map(foldText))
  const proposed = suggestForProfile(profile, demand).filter(({ title }) => !taken.has(foldText(title)))
  await transaction(deps, async (tx) => {
    await lockProfessional(tx, professionalId)
    await replaceOpenSuggestions(
      tx,
      professionalId,
      proposed.map((suggestion) => ({ ...suggestion, professionalId, createdAt: now })),
    )
  })
  return proposed.length
}

/** Publishes the suggested service; returns its id. Throws not_found, professional_premium_required. */
export async function createSuggestedService(
  deps: SuggestionDeps,
  { professionalId }: ProfessionalActor,
  id: number,
): Promise<number> {
  return transaction(deps, async (tx) => {
    const suggestion = await acceptSuggestion(tx, { id, professionalId })
    if (!suggestion) throw new AppError('not_found')
    const { title, description, category, suggestedPrice: price, keywords } = suggestion
    return publishService(deps, tx, {
      professionalId,
      title,
      description,
      category,
      price,
      tools: keywords.join(', '),
    })
  })
}

/** Throws not_found. */
export async function dismiss(
  deps: SuggestionDeps,
  { professionalId }: ProfessionalActor,
  id: number,
): Promise<void> {
  const at = deps.clock.now()
  if (!(await transaction(deps, (tx) => dismissSuggestion(tx, { id, professionalId, at }))))
    throw new AppError('not_found')
}

/** Takes a dismissal back. Throws not_found. */
export async function restore(
  deps: SuggestionDeps,
  { professionalId }: ProfessionalActor,
  id: number,
): Promise<SuggestionRow> {
  const suggestion = await transaction(deps, (tx) => restoreSuggestion(tx, { id, professionalId }))
  if (!suggestion) throw new AppError('not_found')
  return suggestion
}
