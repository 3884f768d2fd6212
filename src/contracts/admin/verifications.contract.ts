import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams, requiredText } from '#contracts/fields.ts'
import { shortestEndNote } from '#contracts/verifications/verification-figures.ts'
import { takenBackReasons } from '#contracts/verifications/verifications-vocabulary.ts'
import { longestNote } from './moderation-figures.ts'

const says = {
  reason: 'Elige un motivo',
  note: `Explica en ${shortestEndNote} caracteres o más qué encontraste`,
}

/** Why a verification ends, and what its owner reads. */
export const verificationEndBody = z.object({
  reason: z.enum(takenBackReasons, says.reason),
  note: requiredText(says.note, longestNote).min(shortestEndNote, says.note),
})

export const adminVerificationsContract = {
  filedPaper: endpoint({
    method: 'GET',
    path: '/api/admin/verifications/:id/papers/:paperId',
    summary: 'A paper of who asks to be verified; that it was opened is recorded',
    audience: 'admin',
    capability: 'verify-accounts',
    audit: 'paper-read',
    params: z.object({ id, paperId: id }),
    file: ['application/pdf', 'image/webp'],
  }),
  endVerification: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id/verification-end',
    summary:
      'End the verification of an account at once, or take that back; its owner is told a moment later',
    audience: 'admin',
    capability: 'verify-accounts',
    audit: 'verification-ended',
    errors: ['item_changed'],
    params: idParams,
    body: z.object({ end: verificationEndBody.nullable().default(null) }),
    reply: z.object({ success: z.literal(true) }),
  }),
}
