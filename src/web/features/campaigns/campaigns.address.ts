import { userType, type UserType } from '#contracts/accounts/accounts.contract.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { readId, withQuery } from '#web/features/admin/list.address.ts'

/** Where a mail to many is written, and where its progress is. */
export const emailPage = '/admin/email'
export const sentPage = '/admin/email/envios'

/** The list of recipients, as in its address. */
export interface RecipientSearch {
  q?: string
  userType?: UserType
  before?: number
}

export function readRecipientSearch(address: URLSearchParams): RecipientSearch {
  const q = address.get('q')?.trim().slice(0, longestSearch)
  const kind = userType.options.find((value) => value === address.get('userType'))
  const before = readId(address, 'before')
  return { ...(q ? { q } : {}), ...(kind ? { userType: kind } : {}), ...(before ? { before } : {}) }
}

export const recipientsHref = (search: RecipientSearch): string => withQuery(emailPage, search)
export const sentHref = (before?: number): string => withQuery(sentPage, before ? { before } : {})
