import type { resumesContract } from '#contracts/resumes/resumes.contract.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Handlers } from '#server/http/mount.ts'
import { countView, endLink, openLink, printShared, readShared } from './links.service.ts'
import { printFile, printJson, printPages, readResumeProfile } from './print-resume.service.ts'
import { getOwnResume, openResumeLink, type OwnResume } from './resumes.policy.ts'
import { presentLink, presentListed, presentOpened, presentPages } from './resumes.presenter.ts'
import { findListed } from './resumes.queries.ts'
import { changeResume, createResume, duplicateResume, getResumes, removeResume } from './resumes.service.ts'

export function resumesRoutes(deps: Deps): Handlers<typeof resumesContract> {
  const opened = async ({ id, professionalId }: OwnResume) => {
    const row = await findListed(deps.db, id)
    if (!row) throw new AppError('not_found')
    return presentOpened(row, await readResumeProfile(deps, professionalId))
  }
  const drawing = async (resume: OwnResume) => ({
    profile: await readResumeProfile(deps, resume.professionalId),
    choices: resume,
  })
  return {
    list: async ({ actor }) => (await getResumes(deps, actor)).map(presentListed),
    create: async ({ actor, body }) => createResume(deps, actor, body),
    read: async ({ actor, params }) => opened(await getOwnResume(deps.db, actor, params.id)),
    change: async ({ actor, params, body }) => {
      const resume = await getOwnResume(deps.db, actor, params.id)
      await changeResume(deps, resume, body)
      return opened(resume)
    },
    duplicate: async ({ actor, params }) =>
      duplicateResume(deps, await getOwnResume(deps.db, actor, params.id)),
    remove: async ({ actor, params }) => ({
      undo: await removeResume(deps, actor, await getOwnResume(deps.db, actor, params.id)),
    }),
    preview: async ({ actor, params }) => {
      const whole = await drawing(await getOwnResume(deps.db, actor, params.id))
      const laid = await printPages(deps, whole)
      return { ...presentPages(laid, whole.profile.photoId), beyond: laid.beyond }
    },
    pdf: async ({ actor, params }) =>
      printFile(deps, 'pdf', await drawing(await getOwnResume(deps.db, actor, params.id))),
    docx: async ({ actor, params }) =>
      printFile(deps, 'docx', await drawing(await getOwnResume(deps.db, actor, params.id))),
    json: async ({ actor, params }) => {
      const { profile, choices } = await drawing(await getOwnResume(deps.db, actor, params.id))
      return printJson(profile, choices)
    },
    openLink: async ({ actor, params, body }) =>
      presentLink(await openLink(deps, await getOwnResume(deps.db, actor, params.id), body)),
    endLink: async ({ actor, params }) => {
      await endLink(deps, await getOwnResume(deps.db, actor, params.id))
    },
    shared: async ({ params }) => {
      const shared = await openResumeLink(deps.db, params.token, deps.clock.now())
      const { laid, profile, resume } = await readShared(deps, shared)
      const { name, title } = profile
      return { ...presentPages(laid, profile.photoId), name, title, language: resume.language }
    },
    sharedPdf: async ({ params }) =>
      printShared(deps, await openResumeLink(deps.db, params.token, deps.clock.now())),
    countView: async ({ actor, params }) => {
      await countView(deps, actor, await openResumeLink(deps.db, params.token, deps.clock.now()))
    },
  }
}
