import { z } from 'zod'
import { instant } from '#contracts/fields.ts'
import {
  verificationEndReasons,
  verificationOutcomes,
} from '#contracts/verifications/verifications-vocabulary.ts'

/** Whether an account is verified, what it asked for, and how verifications ended; the latest first. */
export const accountVerification = z.object({
  verifiedAt: instant.nullable(),
  requests: z.array(
    z.object({
      id: z.number(),
      code: z.string(),
      filedAt: instant,
      answeredAt: instant.nullable(),
      outcome: z.enum(verificationOutcomes).nullable(),
    }),
  ),
  ends: z.array(
    z.object({
      id: z.number(),
      at: instant,
      reason: z.enum(verificationEndReasons),
      note: z.string(),
      /** '' after a change of its owner. */
      adminName: z.string(),
      /** Null: the owner was not told yet, and it can be taken back. */
      notifiedAt: instant.nullable(),
    }),
  ),
})
export type AccountVerification = z.infer<typeof accountVerification>
