import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { tell } from '#server/features/notifications/notifications.service.ts'
import { requireService } from '#server/features/services/services.service.ts'
import type { CompanyActor } from '#server/http/actor.ts'
import { getParties, insertMessage, openConversation, type Parties } from './conversations.queries.ts'

type ConversationDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/**
 * Sends a company's message about a service, in the one conversation that the two have. The first one reaches every
 * professional in full; what follows is read with the premium plan or an active chat. Throws not_found for a service that
 * the company may not see.
 */
export async function startConversation(
  deps: ConversationDeps,
  actor: CompanyActor,
  { serviceId, message }: { serviceId: number; message: string },
) {
  const { companyId, userId } = actor
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    const service = await requireService(tx, actor, serviceId)
    const { id: conversationId, isNew } = await openConversation(tx, { serviceId, companyId, now })
    await insertMessage(tx, { conversationId, senderId: userId, message, createdAt: now })
    const parties = await getParties(tx, conversationId)
    await tellProfessional(deps, tx, parties, isNew || mayReadOn(parties, now) ? message : null)
    return {
      conversationId,
      serviceId,
      companyId,
      professionalId: service.professionalId,
      professionalName: `${service.firstName} ${service.lastName}`.trim(),
      serviceTitle: service.title,
    }
  })
}

const mayReadOn = ({ planType, chatActiveUntil }: Parties, now: Date): boolean =>
  planType === 'premium' || (chatActiveUntil !== null && chatActiveUntil > now)

/** On the bell and by mail. `message`: null where the plan does not let the professional read it. */
async function tellProfessional(
  deps: ConversationDeps,
  tx: Db,
  { professionalUserId, firstName, companyName, serviceTitle }: Parties,
  message: string | null,
): Promise<void> {
  await tell(deps, tx, {
    userId: professionalUserId,
    type: 'message',
    title: 'Nuevo mensaje de una empresa',
    message: `${companyName} te escribió por tu servicio “${serviceTitle}”.`,
    link: '/dashboard/servicios',
    mail: {
      subject: `${companyName} te escribió por tu servicio`,
      heading: `Hola, ${firstName}`,
      label: 'Ver mis servicios',
      ...(message === null
        ? { paragraphs: ['Para leerlo y responder, activa el plan premium o el chat de este servicio.'] }
        : { details: [['Mensaje', message]] }),
    },
  })
}
