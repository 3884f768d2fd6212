import { LRUCache } from 'lru-cache'
import { compatibility, type Compatibility, requiredSkills } from '#domain/matching/suggest/compatibility.ts'
import { readProfessional } from '#domain/matching/engine.ts'
import type { SkillProof } from '#domain/matching/suggest/skill-proof.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import type { Actor } from '#server/actor.ts'
import { countEndorsements, findOpenJobSkills, listCertificateTitles } from './compatibility.queries.ts'
import { listProfessionalFacts } from '#server/features/matching/index/facts.queries.ts'
import { presentMonth } from '#server/features/matching/matching.service.ts'

/**
 * Compares a list of skills with those of an open job. A professional's own profile, certificates and endorsements
 * are evidence. Throws not_found.
 */
export async function compareSkills(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { jobId, skills }: { jobId: number; skills: readonly string[] },
): Promise<Compatibility> {
  const job = await findOpenJobSkills(deps.db, jobId, deps.clock.now())
  if (!job) throw notFound('job')
  return compatibility(productTaxonomy(), askedBy(job), skills, await ownProof(deps, actor))
}

/** A skill that is this near to an asked one, 0-100, is what the ad asks for. */
const ASKED = 60

/** The title of an open job, and which of these skills it asks for, the nearest first. Throws not_found. */
export async function askedSkillsOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  { jobId, skills }: { jobId: number; skills: readonly string[] },
): Promise<{ title: string; skills: string[] }> {
  const job = await findOpenJobSkills(deps.db, jobId, deps.clock.now())
  if (!job) throw notFound('job')
  const required = askedBy(job)
  const nearness = (skill: string) =>
    Math.max(
      0,
      ...compatibility(productTaxonomy(), required, [skill], null)
        .analysis.filter((one) => one.required)
        .map(({ matchScore }) => matchScore),
    )
  const asked = skills
    .map((skill) => ({ skill, near: nearness(skill) }))
    .filter(({ near }) => near >= ASKED)
    .toSorted((a, b) => b.near - a.near)
  return { title: job.title, skills: asked.map(({ skill }) => skill) }
}

/** Keyed by all texts of a job. These may have forty thousand letters, and anybody may repeat the request. */
const askedSkillsCache = new LRUCache<string, string[]>({ max: 200 })

function askedBy(job: {
  title: string
  skills: string[]
  description: string
  requirements: string
}): string[] {
  const key = JSON.stringify([job.title, job.skills, job.description, job.requirements])
  const text = `${job.description}\n${job.requirements}`
  const known = askedSkillsCache.get(key) ?? requiredSkills(productTaxonomy(), { ...job, text })
  askedSkillsCache.set(key, known)
  return known
}

async function ownProof(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<SkillProof | null> {
  if (actor.kind !== 'professional') return null
  const [[facts], certificates, endorsements] = await Promise.all([
    listProfessionalFacts(deps.db, [actor.professionalId]),
    listCertificateTitles(deps.db, actor.professionalId),
    countEndorsements(deps.db, actor.professionalId),
  ])
  if (!facts) return null
  return {
    profile: readProfessional(facts, presentMonth(deps)),
    certificates: [...facts.certifications, ...certificates],
    endorsements,
  }
}
