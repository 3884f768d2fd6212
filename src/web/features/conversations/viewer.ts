import type { Conversation } from '#contracts/conversations/conversations.contract.ts'
import { companyHref } from '#domain/companies/company.address.ts'
import { profileHref } from '#web/features/professionals/page/profile.address.ts'

/** Who views the conversations. */
export type Viewer = {
  /** The user's id, as the messages' sender. */
  userId: number
  userType: 'professional' | 'company'
}

/** The key of a conversation: one service and one company, or an application. */
export type Place = Pick<Conversation, 'serviceId' | 'applicationId' | 'companyId'>

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.applicationId === other.applicationId &&
  (one.applicationId !== null || (one.serviceId === other.serviceId && one.companyId === other.companyId))

/**
 * The conversation that an address names: that of an application, or one about a service, of which a professional has one
 * for each company.
 */
export type NamedPlace = { applicationId: number } | { serviceId: number; companyId: number | null }

export function findPlace(
  conversations: readonly Conversation[],
  place: NamedPlace | null,
): Conversation | null {
  if (!place) return null
  return (
    conversations.find(({ serviceId, applicationId, companyId }) =>
      'applicationId' in place
        ? applicationId === place.applicationId
        : serviceId === place.serviceId && (place.companyId === null || companyId === place.companyId),
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
