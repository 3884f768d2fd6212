import type { Conversation } from '#contracts/conversations/conversations.contract.ts'
import { companyHref } from '#domain/companies/company.address.ts'
import { profileHref } from '#web/features/professionals/page/profile.address.ts'

/** Who views the conversations. */
export type Viewer = {
  /** The user's id, as the messages' sender. */
  userId: number
  userType: 'professional' | 'company'
}

/** The key of a conversation: one service and one company. */
export type Place = Pick<Conversation, 'serviceId' | 'companyId'>

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.serviceId === other.serviceId && one.companyId === other.companyId

/** The conversation that an address names: a company has one for each service, a professional one for each service and company. */
export type NamedPlace = { serviceId: number; companyId: number | null }

export function findPlace(
  conversations: readonly Conversation[],
  place: NamedPlace | null,
): Conversation | null {
  if (!place) return null
  return (
    conversations.find(
      ({ serviceId, companyId }) =>
        serviceId === place.serviceId && (place.companyId === null || companyId === place.companyId),
    ) ?? null
  )
}

/** The other party, from the viewer's side. */
export function otherOf(conversation: Conversation, { userType }: Viewer) {
  const { companyName, professionalName, companyLogo, professionalAvatar } = conversation
  return userType === 'company'
    ? {
        kind: 'professional' as const,
        name: professionalName,
        firstName: professionalName.split(' ')[0] ?? professionalName,
        picture: professionalAvatar,
        href: profileHref(conversation.professionalId),
      }
    : {
        kind: 'company' as const,
        name: companyName,
        firstName: companyName,
        picture: companyLogo,
        href: companyHref(conversation.companyId),
      }
}
