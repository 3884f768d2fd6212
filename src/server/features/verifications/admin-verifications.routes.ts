import type { adminVerificationsContract } from '#contracts/admin/verifications.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { endVerification } from '#server/features/verifications/end/end-verification.service.ts'
import { readFiledPaper } from './papers.service.ts'

export function adminVerificationsRoutes(deps: Deps): Handlers<typeof adminVerificationsContract> {
  return {
    async filedPaper({ params: { id, paperId } }) {
      const file = await readFiledPaper(deps, { id, paperId })
      return { audited: { subject: 'request', subjectId: `verifications/${id}` }, reply: file }
    },
    async endVerification({ actor, params: { id }, body: { end } }) {
      await endVerification(deps, actor, id, end)
      return {
        audited: {
          subject: 'user',
          subjectId: id,
          after: { isVerified: end === null, ...(end && { verificationEnd: end.reason }) },
        },
        reply: { success: true },
      }
    },
  }
}
