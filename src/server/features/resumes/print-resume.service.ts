import { Readable } from 'node:stream'
import type { ResumeLanguage } from '#contracts/resumes/resume-vocabulary.ts'
import type { LaidOut } from '#domain/resume/layout/lay-out.ts'
import { jsonResumeOf } from '#domain/resume/json-resume-of.ts'
import { makeResume, plainChoices, withoutReach } from '#domain/resume/make-resume.ts'
import type { ResumeChoices, ResumeProfile } from '#domain/resume/resume.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { FileReply } from '#server/file-reply.ts'
import { readCareer } from '#server/features/professionals/careers/careers.service.ts'
import { getProfessional } from '#server/features/professionals/professionals.service.ts'
import { getOwnResume } from './resumes.policy.ts'
import { readPages } from '#server/platform/cv-paper/cv-paper.ts'
import { readAsJpeg } from '#server/platform/pictures/stored-pictures.ts'
import { mimeTypes } from '#server/platform/storage/file-kinds.ts'

type PrintDeps = Pick<Deps, 'db' | 'storage' | 'cvPrinter'>
type Drawing = { profile: ResumeProfile & { photoId: string | null }; choices: ResumeChoices }

/** The profile of a person, as far as a CV has it. */
export async function readResumeProfile(
  { db }: Pick<Deps, 'db'>,
  professionalId: number,
): Promise<Drawing['profile']> {
  const [person, career] = await Promise.all([
    getProfessional({ db }, professionalId),
    readCareer({ db }, professionalId),
  ])
  const { firstName, lastName, skillRows: skills } = person
  return { ...person, ...career, name: `${firstName} ${lastName}`.trim(), skills }
}

/** The caller's profile as a CV that nobody chose anything for. Throws `unavailable` when too many others wait. */
export async function exportOwnCv(
  deps: PrintDeps,
  { professionalId }: ProfessionalActor,
): Promise<FileReply> {
  const profile = await readResumeProfile(deps, professionalId)
  return printFile(deps, 'pdf', { profile, choices: plainChoices })
}

type FileKind = 'pdf' | 'docx'

/** A CV of the caller as a PDF. Throws not_found for somebody else's, and like `printFile`. */
export async function printOwn(deps: PrintDeps, actor: ProfessionalActor, id: number): Promise<FileReply> {
  const choices = await getOwnResume(deps.db, actor, id)
  const profile = await readResumeProfile(deps, actor.professionalId)
  return printFile(deps, 'pdf', { profile, choices })
}

/** A CV as a file. Throws `unavailable` when too many others wait. */
export async function printFile(
  deps: PrintDeps,
  as: FileKind,
  drawing: Drawing,
  { showsReach = true }: { showsReach?: boolean } = {},
): Promise<FileReply> {
  const bytes = await draw(deps, as, drawing, showsReach)
  const name = `${nameOfFile(drawing.profile.name, drawing.choices.language)}.${as}`
  return { stream: Readable.from([bytes]), name, mime: mimeTypes[as], size: bytes.length }
}

/** A CV as a JSON Resume, for other tools. */
export function printJson(profile: ResumeProfile, choices: Pick<ResumeChoices, 'hidden'>): FileReply {
  const bytes = Buffer.from(JSON.stringify(jsonResumeOf(profile, choices), null, 2))
  const name = `CV ${profile.name}.json`
  return { stream: Readable.from([bytes]), name, mime: 'application/json', size: bytes.length }
}

/** The pages of a CV as they are printed. Throws like `printFile`. */
export const printPages = async (
  deps: PrintDeps,
  drawing: Drawing,
  { showsReach = true }: { showsReach?: boolean } = {},
): Promise<LaidOut> => readPages(await draw(deps, 'pages', drawing, showsReach))

async function draw(
  deps: PrintDeps,
  as: FileKind | 'pages',
  { profile, choices }: Drawing,
  showsReach: boolean,
): Promise<Buffer> {
  const whole = makeResume(profile, choices)
  const resume = showsReach ? whole : withoutReach(whole)
  const photo = choices.withPhoto ? await readAsJpeg(deps, profile.photoId) : null
  const bytes = await deps.cvPrinter.draw({
    as,
    resume,
    photo,
    pages: choices.pages,
    asker: showsReach ? profile.email : `link of ${profile.email}`,
  })
  if (!bytes) throw new AppError('unavailable', { retryAfter: 5 })
  return bytes
}

const nameOfFile = (name: string, language: ResumeLanguage): string =>
  language === 'es' ? `CV ${name}` : `CV ${name} (EN)`
