import { readProfessional } from '#domain/matching/engine.ts'
import { suggestForProfile } from '#domain/matching/suggest/suggest-services.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import { getServices, publishService } from '#server/features/services/services.service.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import type { OwnSuggestion } from '#server/features/matching/matching.policy.ts'
import { listProfessionalFacts } from '#server/features/matching/index/facts.queries.ts'
import { presentMonth } from '#server/features/matching/matching.service.ts'
import {
  acceptSuggestion,
  countDemand,
  dismissSuggestion,
  findSuggestion,
  hasSuggestions,
  listDecidedTitles,
  listOpenSuggestions,
  lockProfessional,
  replaceOpenSuggestions,
  restoreSuggestion,
  type SuggestionRow,
} from './suggestions.queries.ts'

type SuggestionDeps = Pick<Deps, 'db' | 'pool' | 'clock'>

/** The open suggestions; created on the first request. */
export async function getSuggestions(
  deps: SuggestionDeps,
  actor: ProfessionalActor,
): Promise<SuggestionRow[]> {
  if (!(await hasSuggestions(deps.db, actor.professionalId))) await rebuildSuggestions(deps, actor)
  return listOpenSuggestions(deps.db, actor.professionalId)
}

/**
 * Creates suggestions again from the profile and current demand. Accepted or dismissed ones are not suggested again.
 */
export async function rebuildSuggestions(deps: SuggestionDeps, actor: ProfessionalActor): Promise<number> {
  const { professionalId } = actor
  const [facts] = await listProfessionalFacts(deps.db, [professionalId])
  if (!facts) throw notFound('professional')
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

/**
 * Creates the suggested service as a hidden draft. Repeating it returns the same draft. If the professional already
 * sells a service with that title, that one is returned unchanged. Throws not_found, professional_premium_required.
 */
export async function draftSuggestedService(
  deps: SuggestionDeps,
  actor: ProfessionalActor,
  { id }: OwnSuggestion,
): Promise<{ serviceId: number; isNew: boolean }> {
  const { professionalId } = actor
  return transaction(deps, async (tx) => {
    // The second of two concurrent calls finds what the first created.
    await lockProfessional(tx, professionalId)
    const suggestion = await findSuggestion(tx, id)
    if (!suggestion) throw new AppError('not_found')
    const { title, description, category, suggestedPrice: price, keywords } = suggestion
    const ownServices = await getServices({ db: tx }, actor, professionalId)
    const existing = ownServices.find(
      (service) => service.id === suggestion.serviceId || foldText(service.title) === foldText(title),
    )
    if (existing) {
      await acceptSuggestion(tx, id, existing.id)
      return { serviceId: existing.id, isNew: false }
    }
    // Its service was deleted, so the accepted suggestion does not return.
    if (suggestion.isAccepted) throw new AppError('not_found')
    const serviceId = await publishService(deps, tx, {
      professionalId,
      title,
      description,
      category,
      price,
      tools: keywords.join(', '),
      isOpen: false,
    })
    await acceptSuggestion(tx, id, serviceId)
    return { serviceId, isNew: true }
  })
}

/** Throws not_found. */
export async function dismiss(deps: SuggestionDeps, { id }: OwnSuggestion): Promise<void> {
  if (!(await transaction(deps, (tx) => dismissSuggestion(tx, id, deps.clock.now()))))
    throw new AppError('not_found')
}

/** Undoes a dismissal. Throws not_found. */
export async function restore(deps: SuggestionDeps, { id }: OwnSuggestion): Promise<SuggestionRow> {
  const suggestion = await transaction(deps, (tx) => restoreSuggestion(tx, id))
  if (!suggestion) throw new AppError('not_found')
  return suggestion
}
