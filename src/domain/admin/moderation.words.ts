import type { ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'

export const moderationStatusNames: Record<ModerationStatus, string> = {
  pending: 'Pendiente',
  approved: 'Aprobado',
  rejected: 'Rechazado',
}
