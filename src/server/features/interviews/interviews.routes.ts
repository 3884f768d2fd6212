import type { interviewsContract } from '#contracts/interviews/interviews.contract.ts'
import type { CompanyActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { readGuide } from './guide.service.ts'
import { getCompanyInterview, getInterviewedApplication, getInterviewedJob } from './interviews.policy.ts'
import { presentInterviews, presentOwn } from './interviews.presenter.ts'
import {
  cancelAsCompany,
  offerTimes,
  propose,
  readOfCandidate,
  readOfCompany,
  readOne,
  readOwn,
  setOutcome,
} from './interviews.service.ts'

export function interviewsRoutes(deps: Deps): Handlers<typeof interviewsContract> {
  const one = async (actor: CompanyActor, id: number) =>
    presentInterviews(await readOne(deps, actor, id), actor, deps.clock.now())[0]!
  return {
    propose: async ({ actor, params, body }) => {
      const application = await getInterviewedApplication(deps.db, actor, params.id)
      const { id, undo } = await propose(deps, actor, application, body)
      return { ...(await one(actor, id)), undo }
    },
    ofCandidate: async ({ actor, params }) => {
      const application = await getInterviewedApplication(deps.db, actor, params.id)
      const { bufferMinutes, ...found } = await readOfCandidate(deps, actor, application)
      return {
        interviews: presentInterviews(found, actor, deps.clock.now()),
        colleagues: found.colleagues.map(({ userId, name }) => ({
          userId,
          name,
          isMe: userId === actor.userId,
        })),
        bufferMinutes,
        mayWrite: actor.role !== 'reader',
      }
    },
    ofCompany: async ({ actor, query }) => {
      const found = await readOfCompany(deps, actor, { when: query.when, isMine: query.mine === '1' })
      return { interviews: presentInterviews(found, actor, deps.clock.now()) }
    },
    cancel: async ({ actor, params, body }) => {
      const interview = await getCompanyInterview(deps.db, actor, params.id)
      const undo = await cancelAsCompany(deps, actor, interview, body.reason)
      return { ...(await one(actor, params.id)), undo }
    },
    offerTimes: async ({ actor, params, body }) => {
      const interview = await getCompanyInterview(deps.db, actor, params.id)
      const undo = await offerTimes(deps, actor, interview, body)
      return { ...(await one(actor, params.id)), undo }
    },
    setOutcome: async ({ actor, params, body }) => {
      await setOutcome(deps, actor, await getCompanyInterview(deps.db, actor, params.id), body.outcome)
      return one(actor, params.id)
    },
    mine: async ({ actor }) => (await readOwn(deps, actor)).map(presentOwn),
    guide: async ({ actor, params }) => readGuide(deps, await getInterviewedJob(deps.db, actor, params.id)),
  }
}
