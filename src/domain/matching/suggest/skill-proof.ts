import type { AskedLevel, EvidenceSource, ProfessionalProfile } from '#domain/matching/types.ts'
import { levelNumber } from '#domain/matching/reading/job-profile.ts'
import { bestCredit } from '#domain/matching/parts/skill-part.ts'
import type { Reading } from '#domain/matching/reading/skill-reader.ts'

/** The evidence of a signed-in person for skills. */
export interface SkillProof {
  profile: ProfessionalProfile
  /** The names of the person's certificates, uploaded ones and those from the CV. */
  certificates: readonly string[]
  /** Endorsed skills, and the number of people who endorsed each. */
  endorsements: readonly { skill: string; people: number }[]
}

/** 0-100, by known level: none, basic, intermediate, advanced, native. */
const byLevel: Readonly<Record<AskedLevel, number>> = { 0: 0, 1: 40, 2: 65, 3: 90, 4: 100 }
/** If the level is unknown, it is estimated from the kind of evidence. */
const bySource: Readonly<Record<EvidenceSource, [level: number, why: string]>> = {
  certified: [80, 'Tienes un certificado'],
  experience: [75, 'La usaste en tu trabajo'],
  title: [75, 'Está en tu cargo'],
  listed: [60, 'Está en tu perfil'],
  claimed: [60, 'Está en tu perfil'],
  summary: [60, 'Está en tu resumen'],
  education: [55, 'Viene de tus estudios'],
  usual: [45, 'Es usual en tu ocupación'],
}
const justNamed = 50
const levelWords = ['', 'básico', 'intermedio', 'avanzado', 'nativo']
/** By number of endorsements: one to three people or more. */
const byEndorsers = [0, 65, 75, 80]

/** The number of people who endorsed a skill, under any of its names. */
function endorsersOf(taxonomy: Reading, asked: string, proof: SkillProof | null): number {
  const known = taxonomy.resolve(asked)?.skill
  const isSame = (skill: string) =>
    taxonomy.fold(skill) === taxonomy.fold(asked) ||
    (known !== undefined && taxonomy.resolve(skill)?.skill === known)
  return Math.max(0, ...(proof?.endorsements ?? []).map(({ skill, people }) => (isSame(skill) ? people : 0)))
}

interface Shown {
  level: number
  why: string
}

/** Whether a certificate is about a skill: it contains one of its names, or its exact words. */
const isCertified = (
  taxonomy: Reading,
  asked: string,
  known: number | undefined,
  { certificates }: SkillProof,
) =>
  certificates.some(
    (title) =>
      taxonomy.spaced(title).includes(taxonomy.spaced(asked)) ||
      (known !== undefined && taxonomy.named(title).has(known)),
  )

/** The strongest evidence for a skill in the profile and its certificates. */
function shownBy(taxonomy: Reading, asked: string, proof: SkillProof | null): Shown | null {
  if (proof === null) return null
  const known = taxonomy.resolve(asked)?.skill
  const held = known
    ? bestCredit(taxonomy.whole, proof.profile.skills, { skill: known.id, name: known.name, level: 0 })
    : null
  const isHeld = held !== null && (held.kind === 'exact' || held.kind === 'implied')
  if (isHeld && held.level > 0)
    return { level: byLevel[held.level], why: `Tu perfil muestra un nivel ${levelWords[held.level]}` }
  const sources: EvidenceSource[] = [
    ...(isCertified(taxonomy, asked, known?.id, proof) ? (['certified'] as const) : []),
    ...(isHeld ? [held.source] : []),
  ]
  const [best] = sources.map((source) => bySource[source]).toSorted(([one], [other]) => other - one)
  return best ? { level: best[0], why: best[1] } : null
}

/**
 * How well the person masters a skill: a written level counts most, then evidence in the profile and endorsements, then the bare
 * mention. `found`: the matching skill that the person named.
 */
export function proficiency(
  taxonomy: Reading,
  asked: string,
  found: { by: string; value: number } | null,
  proof: SkillProof | null,
): { level: number; why: string | null } {
  const written = found && taxonomy.resolve(found.by)
  const level = written ? Math.min(4, levelNumber(written.level, written.years)) : 0
  if (level > 0)
    return { level: byLevel[level as AskedLevel], why: `Dices que tu nivel es ${levelWords[level]}` }
  const shown = shownBy(taxonomy, asked, proof)
  const people = endorsersOf(taxonomy, asked, proof)
  const vouched = byEndorsers[Math.min(people, byEndorsers.length - 1)]!
  if (shown || people > 0) {
    const whyVouched = people === 1 ? '1 persona la validó' : `${people} personas la validaron`
    const why = [shown?.why, people > 0 ? whyVouched : undefined].filter((text) => text !== undefined)
    return { level: Math.max(shown?.level ?? 0, vouched), why: why.join(' y ') }
  }
  return found ? { level: Math.round((justNamed * found.value) / 100), why: null } : { level: 0, why: null }
}
