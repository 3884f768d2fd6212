import type { z } from 'zod'
import { createJobBody, createPremiumJobBody } from '#contracts/jobs/job-forms.ts'
import type { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { pagingHeaders } from '#server/http/paging.ts'
import { parseInput } from '#server/http/parse-input.ts'
import { appealHold } from '#server/features/jobs/holds/holds.service.ts'
import { getFigures } from '#server/features/jobs/list/figures.service.ts'
import { premiumFields, standardFields } from '#server/features/jobs/posting/job-fields.ts'
import { ownCompany, ownJob } from './jobs.policy.ts'
import {
  presentCompanyJob,
  presentOwnJob,
  presentPublicJob,
  presentSearch,
  presentSummary,
} from './jobs.presenter.ts'
import {
  deleteJob,
  editJob,
  getOwnJob,
  getAskingJob,
  listOwnJobs,
  publishJob,
  setJobOpen,
} from './jobs.service.ts'
import { extendJob, setSchedule } from '#server/features/jobs/own/schedule.service.ts'
import { setInferredSkill } from '#server/features/jobs/posting/inferred-skills.service.ts'
import { listJobsOfCompany } from '#server/features/jobs/own/company-jobs.service.ts'
import { countSearch } from '#server/features/jobs/searches/search-counts.service.ts'
import { searchJobs } from '#server/features/jobs/list/jobs-search.service.ts'

/** A premium job is checked by the premium rules. */
function readEdit({ isPremium }: { isPremium: boolean }, body: unknown) {
  if (isPremium) {
    const edited = parseInput(createPremiumJobBody, body)
    return { fields: premiumFields(edited), questions: edited.questions }
  }
  const edited = parseInput(createJobBody, body)
  return { fields: standardFields(edited), questions: edited.questions }
}

const publication = ({ questions, opensAt, draftId }: Publication) => ({
  questions,
  draftId,
  opensAt: opensAt === undefined ? null : new Date(opensAt),
})
type Publication = Pick<z.output<typeof createJobBody>, 'questions' | 'opensAt' | 'draftId'>

export function jobsRoutes(deps: Deps): Handlers<typeof jobsContract> {
  const { db } = deps
  return {
    list: async ({ query, setHeader }) => {
      const found = await searchJobs(deps, query, { withFacets: false })
      for (const [name, value] of pagingHeaders('/api/jobs', query, found)) setHeader(name, value)
      return found.jobs.map(presentSummary)
    },
    search: async ({ query }) => {
      const found = await searchJobs(deps, query, { withFacets: true })
      if (query.page === 1) countSearch(deps, query.q, found)
      return presentSearch(found)
    },
    figures: ({ query }) => getFigures(deps, query),
    featured: async ({ query }) => {
      const found = await searchJobs(deps, { ...query, premium: true }, { withFacets: false })
      return { jobs: found.jobs.map(presentSummary) }
    },
    get: async ({ params }) => presentPublicJob(await getAskingJob(deps, params.id)),
    create: async ({ actor, body }) => {
      const job = {
        fields: standardFields(body),
        ...publication(body),
        isPremium: false,
        isOpen: body.isActive,
      }
      return presentOwnJob(await publishJob(deps, actor, job))
    },
    createPremium: async ({ actor, body }) => {
      const job = { fields: premiumFields(body), ...publication(body), isPremium: true, isOpen: true }
      return { success: true, job: presentOwnJob(await publishJob(deps, actor, job)) }
    },
    own: async ({ actor, params }) =>
      presentOwnJob(await getOwnJob(db, (await ownJob(db, actor, params.id)).job.id)),
    update: async ({ actor, params, body }) => {
      const found = await ownJob(db, actor, params.id)
      return presentOwnJob(await editJob(deps, found, readEdit(found.job, body)))
    },
    appealHold: async ({ actor, params, body }) => {
      const found = await ownJob(db, actor, params.id)
      await appealHold(deps, found, body.note)
      return presentOwnJob(await getOwnJob(db, found.job.id))
    },
    setInferredSkill: async ({ actor, params, body }) =>
      setInferredSkill(deps, actor, await ownJob(db, actor, params.id), body),
    setStatus: async ({ actor, params, body }) => {
      const found = await ownJob(db, actor, params.id)
      const { row, undo } = await setJobOpen(deps, actor, found, body.status === 'active')
      return { ...presentCompanyJob(row), undo }
    },
    setSchedule: async ({ actor, params, body }) => {
      const found = await ownJob(db, actor, params.id)
      const opensAt = body.opensAt === null ? null : new Date(body.opensAt)
      return presentCompanyJob(await setSchedule(deps, found, opensAt))
    },
    extend: async ({ actor, params }) =>
      presentCompanyJob(await extendJob(deps, await ownJob(db, actor, params.id))),
    remove: async ({ actor, params }) => ({
      undo: await deleteJob(deps, actor, await ownJob(db, actor, params.id)),
    }),
    listedOfCompany: async ({ params, query }) => {
      const found = await listJobsOfCompany(db, params.id, query)
      return { ...found, jobs: found.jobs.map(presentSummary) }
    },
    ofCompany: async ({ actor, params }) => {
      const company = ownCompany(actor, params.id)
      return (await listOwnJobs(deps, company)).map(presentCompanyJob)
    },
  }
}
