import type { BodyOf } from '#contracts/endpoint.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { mostResumes, longestResumeName } from '#contracts/resumes/resume-figures.ts'
import { resumeLayoutLabels, resumeSections } from '#contracts/resumes/resume-vocabulary.ts'
import type { resumesContract } from '#contracts/resumes/resumes.contract.ts'
import { plainChoices } from '#domain/resume/make-resume.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import { askedSkillsOf } from '#server/features/matching/compatibility/compatibility.service.ts'
import { readResumeProfile } from './print-resume.service.ts'
import { resumeRemoval } from './resumes.acts.ts'
import type { OwnResume } from './resumes.policy.ts'
import {
  countResumes,
  insertResume,
  listResumes,
  lockOwner,
  type ResumeRow,
  rowsOfLink,
  rowsOfResume,
  updateResume,
} from './resumes.queries.ts'

type ResumeDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'queue'>
type New = Omit<ResumeRow, 'id' | 'createdAt' | 'updatedAt'>

export const getResumes = ({ db }: Pick<Deps, 'db'>, { professionalId }: ProfessionalActor) =>
  listResumes(db, professionalId)

/** For a job, the person's skills that it asks for come first. Throws not_found for a closed job, and conflict when there are too many. */
export async function createResume(
  deps: ResumeDeps,
  actor: ProfessionalActor,
  { name, layout = plainChoices.layout, jobId }: BodyOf<typeof resumesContract.create>,
): Promise<{ id: number }> {
  const { professionalId } = actor
  const job = jobId === undefined ? null : await askedOf(deps, actor, jobId)
  return transaction(deps, (tx) =>
    addResume(deps, tx, {
      professionalId,
      layout,
      jobId: jobId ?? null,
      firstSkills: job?.skills ?? [],
      name: name ?? (job ? cut(`Para ${job.title}`) : `CV ${resumeLayoutLabels[layout].toLowerCase()}`),
      language: plainChoices.language,
      pages: plainChoices.pages,
      withPhoto: false,
      sections: [...(job ? skillsFirst : resumeSections)],
      hidden: [],
    }),
  )
}

/** For a job, what it asks for stands right below the introduction. */
const skillsFirst = resumeSections.toSorted((a, b) => rank(a) - rank(b))
function rank(kind: (typeof resumeSections)[number]): number {
  if (kind === 'summary') return -2
  return kind === 'skills' ? -1 : resumeSections.indexOf(kind)
}

/** The job's title, and which of the person's skills it asks for. */
async function askedOf(deps: Pick<Deps, 'db' | 'clock'>, actor: ProfessionalActor, jobId: number) {
  const { skills } = await readResumeProfile(deps, actor.professionalId)
  const names = skills.filter(({ kind }) => kind !== 'certification').map((skill) => skill.name)
  return askedSkillsOf(deps, { jobId, skills: names })
}

export async function changeResume(
  deps: ResumeDeps,
  { id }: OwnResume,
  choices: BodyOf<typeof resumesContract.change>,
): Promise<void> {
  await transaction(deps, (tx) => updateResume(tx, id, { ...choices, updatedAt: deps.clock.now() }))
}

/** Without its link. Throws conflict when there are too many. */
export async function duplicateResume(deps: ResumeDeps, resume: OwnResume): Promise<{ id: number }> {
  const { id: _, createdAt: _at, updatedAt: _last, name, ...choices } = resume
  return transaction(deps, (tx) => addResume(deps, tx, { ...choices, name: cut(`Copia de ${name}`) }))
}

/** Deletes a CV with its link. */
export async function removeResume(
  deps: ResumeDeps,
  { userId }: ProfessionalActor,
  { id }: OwnResume,
): Promise<Undoable> {
  const undo = await transaction(deps, (tx) =>
    remove(deps, tx, resumeRemoval, { userId, data: {}, rows: [rowsOfResume(id), rowsOfLink(id)] }),
  )
  if (!undo) throw new AppError('not_found')
  return undo
}

async function addResume({ clock }: Pick<Deps, 'clock'>, tx: Db, values: New): Promise<{ id: number }> {
  await lockOwner(tx, values.professionalId)
  if ((await countResumes(tx, values.professionalId)) >= mostResumes)
    throw new AppError('conflict', {
      message: `Ya tienes ${mostResumes} CV. Elimina uno para crear otro.`,
    })
  const now = clock.now()
  return { id: await insertResume(tx, { ...values, createdAt: now, updatedAt: now }) }
}

const cut = (name: string): string =>
  name.length <= longestResumeName ? name : `${name.slice(0, longestResumeName - 1).trimEnd()}…`
