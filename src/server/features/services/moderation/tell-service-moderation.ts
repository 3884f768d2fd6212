import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { findDecision } from './service-moderation.queries.ts'

/** Tells the owner: on the bell of an approval, also by mail of a rejection. An undone decision is not told. */
export async function tellOfModeration(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  { serviceId, decidedAt }: { serviceId: number; decidedAt: string },
): Promise<void> {
  await transaction(deps, async (tx) => {
    const decision = await findDecision(tx, serviceId, new Date(decidedAt))
    if (!decision || decision.status === 'pending') return
    const { title, note, userId } = decision
    const base = { userId, type: 'system' as const, by: null, link: '/dashboard/servicios' }
    if (decision.status === 'approved')
      return notify(deps, tx, {
        ...base,
        title: 'Aprobamos tu servicio',
        message: `Revisamos “${title}” y está todo bien.`,
      })
    return notify(deps, tx, {
      ...base,
      title: 'Tu servicio necesita cambios',
      message: `Revisamos “${title}” y por ahora nadie más lo ve.${note && ` ${note}`}`,
      mail: {
        subject: `Tu servicio necesita cambios: ${title}`,
        heading: 'Tu servicio necesita cambios',
        label: 'Corregir el servicio',
        paragraphs: ['Cuando guardes el cambio vuelve a mostrarse, y lo revisamos otra vez.'],
      },
    })
  })
}
