import type { abuseReportsContract } from '#contracts/support/abuse-reports.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getReportedConversation } from '#server/features/support/support.policy.ts'
import { receivePersonReport, receiveReport } from './abuse-reports.service.ts'

const received = (code: string) => ({
  success: true as const,
  message: 'Gracias por avisar. Lo vamos a revisar.',
  code,
})

export function abuseReportsRoutes(deps: Deps): Handlers<typeof abuseReportsContract> {
  return {
    reportJob: async ({ actor, params, body }) =>
      received(await receiveReport(deps, actor, { jobId: params.id }, body)),
    reportService: async ({ actor, params, body }) =>
      received(await receiveReport(deps, actor, { serviceId: params.id }, body)),
    reportBrief: async ({ actor, params, body }) =>
      received(await receiveReport(deps, actor, { briefId: params.id }, body)),
    reportConversation: async ({ actor, params, body }) => {
      const which = { serviceId: params.serviceId, companyId: body.companyId }
      const conversation = await getReportedConversation(deps, actor, which)
      return received(await receivePersonReport(deps, actor, conversation, body))
    },
    reportApplication: async ({ actor, params, body }) => {
      const conversation = await getReportedConversation(deps, actor, { applicationId: params.id })
      return received(await receivePersonReport(deps, actor, conversation, body))
    },
    reportReview: async ({ actor, params, body }) =>
      received(await receiveReport(deps, actor, { reviewId: params.id }, body)),
  }
}
