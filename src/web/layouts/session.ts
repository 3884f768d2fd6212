/** What the header knows of the person. `loading` looks like a visitor: the server renders it for everyone. */
export type HeaderSession =
  | { status: 'loading' }
  | { status: 'visitor' }
  | { status: 'user'; user: HeaderUser }

export type HeaderUser = {
  userType: 'professional' | 'company' | 'admin'
  email: string
  firstName?: string | null
  lastName?: string | null
  avatar?: string | null
}

const HOMES = { professional: '/dashboard', company: '/company-dashboard', admin: '/admin' }

/** The first name, or the part of the e-mail before the @ (document 1, Site header). */
export const displayName = (user: HeaderUser) => user.firstName?.trim() || (user.email.split('@')[0] ?? '')

/** The name for the avatar's initials. */
export const fullName = (user: HeaderUser) =>
  [displayName(user), user.lastName?.trim()].filter(Boolean).join(' ')

/** The target of 'Mi Perfil'. */
export const homeOf = (user: HeaderUser) => HOMES[user.userType]
