import { compatibility } from '#domain/matching/compatibility.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/actor.ts'
import { findOpenJobSkills } from './compatibility.queries.ts'

/** Compares a list of skills with those of an open job. Throws not_found. */
export async function compareSkills(
  deps: Pick<Deps, 'db' | 'clock' | 'matching'>,
  actor: Actor,
  { jobId, skills }: { jobId: number; skills: readonly string[] },
) {}
