import type { codesContract, DiscountCode } from '#contracts/admin/codes.contract.ts'
import { codeGives } from '#domain/plans/code.words.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import {
  createCode,
  endCodeById,
  readCodes,
  type UsedCode,
} from '#server/features/plans/codes/codes.service.ts'

export function codesRoutes(deps: Deps): Handlers<typeof codesContract> {
  return {
    codes: async () => (await readCodes(deps)).map(toDiscountCode),
    async createCode({ actor, body }) {
      const made = await createCode(deps, actor.adminId, body)
      return {
        audited: {
          subject: 'code',
          subjectId: made.code.id,
          after: { discountCode: made.code.code, gives: codeGives(made.code) },
        },
        reply: toDiscountCode(made),
      }
    },
    async endCode({ actor, params: { id } }) {
      const ended = await endCodeById(deps, actor.adminId, id)
      return {
        audited: { subject: 'code', subjectId: id, after: { discountCode: ended.code.code } },
        reply: toDiscountCode(ended),
      }
    },
  }
}

const toDiscountCode = ({ code, uses, given, givenSoles }: UsedCode): DiscountCode => ({
  id: code.id,
  code: code.code,
  kind: code.kind,
  value: code.value,
  products: code.products,
  payer: code.payer,
  createdAt: code.createdAt.toISOString(),
  endsAt: code.endsAt?.toISOString() ?? null,
  endedAt: code.endedAt?.toISOString() ?? null,
  mostUses: code.mostUses,
  mostPerAccount: code.mostPerAccount,
  uses,
  given,
  givenSoles,
})
