import type { BodyOf } from '#contracts/endpoint.ts'
import { longestLinkDays } from '#contracts/resumes/resume-figures.ts'
import type { resumesContract } from '#contracts/resumes/resumes.contract.ts'
import { DAY } from '#domain/time/durations.ts'
import { limaDayStart } from '#domain/time/dates.ts'
import type { Actor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { createToken } from '#server/platform/tokens.ts'
import { printFile, printPages, readResumeProfile } from './print-resume.service.ts'
import type { OwnResume, SharedResume } from './resumes.policy.ts'
import { addView, deleteLink, upsertLink } from './resumes.queries.ts'

/** Opens the link of a CV, or changes what it shows and until when; an open link keeps its address. */
export async function openLink(
  deps: Pick<Deps, 'pool' | 'clock'>,
  { id }: OwnResume,
  { showsContact, lastDay }: BodyOf<typeof resumesContract.openLink>,
) {
  const now = deps.clock.now()
  const endsAt = lastDay === null ? null : new Date(limaDayStart(lastDay).getTime() + DAY)
  if (endsAt && (endsAt <= now || endsAt.getTime() > now.getTime() + (longestLinkDays + 1) * DAY))
    throw new AppError('validation_failed', {
      fields: { lastDay: 'Elige una fecha desde hoy hasta dentro de un año' },
    })
  return transaction(deps, (tx) =>
    upsertLink(tx, { resumeId: id, token: createToken(), createdAt: now, endsAt, showsContact }),
  )
}

/** At once and for good: a new link has another address. */
export const endLink = (deps: Pick<Deps, 'pool'>, { id }: OwnResume): Promise<void> =>
  transaction(deps, (tx) => deleteLink(tx, id))

type PrintDeps = Pick<Deps, 'db' | 'storage' | 'cvPrinter'>

/** The pages of a shared CV, with mail and phone only if its owner wants that. */
export async function readShared(deps: PrintDeps, { resume, showsContact }: SharedResume) {
  const profile = await readResumeProfile(deps, resume.professionalId)
  const drawing = { profile, choices: resume }
  return {
    laid: await printPages(deps, drawing, { showsReach: showsContact }),
    profile,
    resume,
  }
}

export async function printShared(deps: PrintDeps, { resume, showsContact }: SharedResume) {
  const profile = await readResumeProfile(deps, resume.professionalId)
  return printFile(deps, 'pdf', { profile, choices: resume }, { showsReach: showsContact })
}

/** The owner's own looks do not count. */
export async function countView(
  deps: Pick<Deps, 'pool'>,
  actor: Actor,
  { resume, userId }: SharedResume,
): Promise<void> {
  if ('userId' in actor && actor.userId === userId) return
  await transaction(deps, (tx) => addView(tx, resume.id))
}
