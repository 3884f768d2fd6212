import { type ProfileBody, textsOf } from '#contracts/professionals/profile-fields.ts'
import type { Skill } from '#domain/cv/new-skills.ts'
import { uniqueBy, typedSkills } from '#domain/people/typed-skills.ts'
import { barePlace } from '#domain/places/address.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import {
  deleteSkills,
  insertTypedSkills,
  listSkills,
  lockProfile,
  type ProfileColumns,
  retypeSkill,
  setProfile,
  type SkillKind,
} from './profile.queries.ts'
import { followOwnChange } from '#server/features/verifications/verifications.service.ts'
import { notifyProfileChange } from '#server/features/professionals/page/public-profile.service.ts'

/**
 * Changes the caller's profile: only the fields sent, and each list as a whole. Items that remain keep their position
 * and source. Another name ends the verification. Throws validation_failed for an address without a recognisable place.
 */
export async function changeProfile(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  { professionalId, userId }: ProfessionalActor,
  body: ProfileBody,
): Promise<void> {
  if (body.location && !barePlace(body.location))
    throw new AppError('validation_failed', { fields: { location: writeThePlace } })
  await transaction(deps, async (tx) => {
    await followOwnChange(deps, tx, userId, body)
    if (!(await lockProfile(tx, professionalId))) throw notFound('professional')
    await setProfile(tx, professionalId, columnsOf(body))
    await changeSkills(tx, { professionalId, now: deps.clock.now() }, body)
    await notifyProfileChange(tx, professionalId)
  })
}

/**
 * Fills empty fields of a profile; what the person typed is not changed. Call it in the transaction that created or
 * found the profile.
 */
export async function completeProfile(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  professionalId: number,
  { skills = [], ...given }: Pick<ProfileBody, 'phone' | 'location' | 'experience' | 'skills'>,
): Promise<void> {
  const stored = await lockProfile(tx, professionalId)
  if (!stored) throw notFound('professional')
  const { phone, location, experience } = given
  await setProfile(
    tx,
    professionalId,
    columnsOf({
      phone: stored.phone ? undefined : phone,
      location: stored.location ? undefined : location,
      experience: stored.experience ? undefined : experience,
    }),
  )
  const known = new Set((await listSkills(tx, professionalId)).map(({ name }) => foldText(name)))
  const fresh = typedSkills(skills).filter(({ name }) => !known.has(foldText(name)))
  const owner = { professionalId, createdAt: clock.now() }
  await insertTypedSkills(
    tx,
    fresh.map((skill) => Object.assign(skill, owner)),
  )
  await notifyProfileChange(tx, professionalId)
}

/** Shown when somebody wrote only a street. */
export const writeThePlace = 'Escribe tu distrito o ciudad, sin calle ni número'

/**
 * The place columns of a written place: the district and its surroundings, never the address. Null when no place is
 * recognised.
 */
export function placeColumns(written: string | null) {
  const place = written === null ? null : barePlace(written)
  return {
    location: place?.text ?? null,
    placeDepartment: place?.department ?? null,
    placeProvince: place?.province ?? null,
    placeDistrict: place?.district ?? null,
  }
}

/** The columns of a profile form: the place without its address, the pay in cents. */
function columnsOf(body: ProfileBody): ProfileColumns {
  const { firstName, lastName, location, payExpectation } = body
  const columns: ProfileColumns = { firstName, lastName, ...textsOf(body) }
  if (location !== undefined) Object.assign(columns, placeColumns(location))
  if (payExpectation !== undefined) {
    columns.payMin = inCents(payExpectation?.min)
    columns.payMax = inCents(payExpectation?.max)
    columns.payCurrency = payExpectation?.currency ?? null
  }
  return columns
}

const inCents = (amount: number | null | undefined): number | null =>
  amount === null || amount === undefined ? null : amount * 100

type Own = { professionalId: number; now: Date }

async function changeSkills(
  tx: Db,
  owner: Own,
  { skills, languages, certifications }: Pick<ProfileBody, 'skills' | 'languages' | 'certifications'>,
): Promise<void> {
  const typed = skills && typedSkills(skills)
  const spoken = typed?.filter(({ kind }) => kind === 'language') ?? []
  if (typed)
    await replaceSkills(
      tx,
      owner,
      ['technical', 'soft'],
      typed.filter(({ kind }) => kind !== 'language'),
    )
  const listed = languages?.map((one): Skill => ({ kind: 'language', ...one }))
  if (listed)
    await replaceSkills(
      tx,
      owner,
      ['language'],
      uniqueBy([...listed, ...spoken], ({ name }) => name),
    )
  else if (spoken.length > 0) await addLanguages(tx, owner, spoken)
  if (certifications)
    await replaceSkills(
      tx,
      owner,
      ['certification'],
      uniqueBy(certifications, (name) => name).map((name) => ({ kind: 'certification', name, level: null })),
    )
}

/** Replaces the skills of these kinds by the wanted ones. */
async function replaceSkills(
  tx: Db,
  { professionalId, now }: Own,
  kinds: readonly SkillKind[],
  wanted: readonly Skill[],
): Promise<void> {
  const all = await listSkills(tx, professionalId)
  const remaining = new Map<string, (typeof all)[number]>()
  const removedIds: number[] = []
  for (const row of all.filter(({ kind }) => kinds.includes(kind))) {
    const key = foldText(row.name)
    // The same name as technical and as soft skill is one skill to the person.
    if (remaining.has(key)) removedIds.push(row.id)
    else remaining.set(key, row)
  }
  const fresh: Skill[] = []
  const changed: { id: number; skill: Skill }[] = []
  for (const skill of wanted) {
    const key = foldText(skill.name)
    const row = remaining.get(key)
    remaining.delete(key)
    if (!row) fresh.push(skill)
    else if (row.name !== skill.name || row.level !== skill.level)
      changed.push({ id: row.id, skill: { ...skill, kind: row.kind } })
  }
  await deleteSkills(tx, professionalId, [...removedIds, ...[...remaining.values()].map(({ id }) => id)])
  for (const { id, skill } of changed) await retypeSkill(tx, id, skill)
  await insertTypedSkills(
    tx,
    fresh.map((skill) => Object.assign(skill, { professionalId, createdAt: now })),
  )
}

/** Adds languages to the existing ones; a given level replaces the known one. */
async function addLanguages(tx: Db, owner: Own, spoken: readonly Skill[]): Promise<void> {
  const known = (await listSkills(tx, owner.professionalId)).filter(({ kind }) => kind === 'language')
  const levels = new Map(spoken.map(({ name, level }) => [foldText(name), level]))
  const existing = known.map(({ name, level }): Skill => ({
    kind: 'language',
    name,
    level: levels.get(foldText(name)) ?? level,
  }))
  await replaceSkills(
    tx,
    owner,
    ['language'],
    uniqueBy([...existing, ...spoken], ({ name }) => name),
  )
}
