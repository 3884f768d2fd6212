import type { ReadCv } from '#domain/cv/cv.ts'
import { type FoundInCv, foundInCv, type JudgedCv } from '#domain/cv/found-in-cv.ts'
import { matchEducations, matchExperiences } from '#domain/cv/new-in-cv.ts'
import { newSkills, type Skill } from '#domain/cv/new-skills.ts'
import { skillKey } from '#domain/cv/skill-key.ts'
import type { Db } from '#server/db/connection.ts'
import { listKnownEducation, listKnownExperiences, listKnownSkills } from './extraction.queries.ts'
import { deletedEntries, readSkills, withReadings } from './findings.ts'
import { listFindings } from './findings.queries.ts'

/**
 * `cvId`: entries that the person deleted after this file was read are listed separately. Null: the person chose each
 * entry.
 */
interface Whose {
  professionalId: number
  cvId: string | null
}

/** Compares what was found with the profile and with earlier readings. */
export async function compareWithProfile(tx: Db, { professionalId, cvId }: Whose, found: FoundInCv) {
  const findings = await listFindings(tx, professionalId)
  const works = withReadings('experience', await listKnownExperiences(tx, professionalId), findings)
  const studies = withReadings('education', await listKnownEducation(tx, professionalId), findings)
  const notHad = newSkills(found.skills, await listKnownSkills(tx, professionalId), skillKey)
  const deletedWorks = cvId === null ? [] : deletedEntries('experience', findings, cvId)
  const deletedStudies = cvId === null ? [] : deletedEntries('education', findings, cvId)
  const removed = new Set((cvId === null ? [] : readSkills(findings, cvId)).map(skillKey))
  return {
    experiences: {
      known: works,
      matches: matchExperiences(found.experiences, works, deletedWorks),
    },
    educations: {
      known: studies,
      matches: matchEducations(found.educations, studies, deletedStudies),
    },
    /** Skills missing from the profile: new ones to save, and ones removed before. */
    skills: {
      fresh: notHad.filter((skill) => !removed.has(skillKey(skill))),
      deleted: notHad.filter((skill) => removed.has(skillKey(skill))),
    },
  }
}

type Names = Pick<Skill, 'kind' | 'name'>[]

/** A reading with the status of each part. */
export type JudgedReading = JudgedCv & { skills: ReadCv['skills'] & { known?: Names; deleted?: Names } }

/** For a screen: the reading, with what happens to each entry and skill. */
export async function judgeReading(db: Db, whose: Whose, cv: ReadCv): Promise<JudgedReading> {
  const found = foundInCv(cv)
  const { experiences, educations, skills } = await compareWithProfile(db, whose, found)
  const kindAndName = ({ kind, name }: Skill) => ({ kind, name })
  const notHad = new Set([...skills.fresh, ...skills.deleted].map(skillKey))
  return {
    ...cv,
    experiences: cv.experiences.map((entry, place) =>
      Object.assign({}, entry, { outcome: experiences.matches[place]?.outcome }),
    ),
    educations: cv.educations.map((entry, place) =>
      Object.assign({}, entry, { outcome: educations.matches[place]?.outcome }),
    ),
    skills: {
      ...cv.skills,
      known: newSkills(found.skills, [])
        .filter((skill) => !notHad.has(skillKey(skill)))
        .map(kindAndName),
      deleted: skills.deleted.map(kindAndName),
    },
  }
}
