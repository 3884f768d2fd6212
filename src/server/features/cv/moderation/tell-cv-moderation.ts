import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { findCvDecision } from './cv-moderation.queries.ts'

/** Tells the owner of a rejection, on the bell and by mail. An undone decision is not told; an approval changes nothing for the owner. */
export async function tellOfCvModeration(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  { cvId, decidedAt }: { cvId: string; decidedAt: string },
): Promise<void> {
  await transaction(deps, async (tx) => {
    const decision = await findCvDecision(tx, cvId, new Date(decidedAt))
    if (decision?.status !== 'rejected') return
    const { note, userId } = decision
    await notify(deps, tx, {
      userId,
      by: null,
      type: 'system',
      title: 'Tu CV necesita cambios',
      message: `Revisamos tu CV y por ahora las empresas no lo ven.${note && ` ${note}`}`,
      link: '/dashboard#cv',
      mail: {
        subject: 'Tu CV necesita cambios',
        heading: 'Tu CV necesita cambios',
        label: 'Cambiar mi CV',
        paragraphs: ['Tus postulaciones siguen en pie. Desde que subes otro CV, va en las que envíes.'],
      },
    })
  })
}
