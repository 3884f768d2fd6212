import { redirect, type RouterContextProvider } from 'react-router'
import { accountsContract, type SessionUser, type UserType } from '#contracts/accounts/accounts.contract.ts'
import { ownTeam } from '#domain/companies/team.address.ts'
import { personalApi } from './api-context.ts'
import { returnPath, loginHref } from './return.address.ts'

const homes: Record<UserType, string> = { professional: '/dashboard', company: '/company-dashboard' }

type LoaderArgs = { context: Readonly<RouterContextProvider>; url: URL }

/** For the login's loader: sends a signed-in person to `?volver=` or to their panel. */
export async function redirectSignedIn({ context, url }: LoaderArgs): Promise<void> {
  const { user } = await context.get(personalApi).call(accountsContract.session, {})
  if (!user) return
  throw redirect(returnPath(url.search) ?? homes[user.userType])
}

/** Like `requireUser`, for what only the owner of a company decides: others of its team go to the team. */
export async function requireCompanyOwner(args: LoaderArgs): Promise<SessionUser> {
  const user = await requireUser(args, 'company')
  if (user.member?.role !== 'owner') throw redirect(ownTeam)
  return user
}

/** For what a person who only looks cannot do: they go where they can look. */
export async function requireCompanyWriter(args: LoaderArgs, home: string): Promise<SessionUser> {
  const user = await requireUser(args, 'company')
  if (user.member?.role === 'reader') throw redirect(home)
  return user
}

/** For a private page's loader: the signed-in user of this type. Others go to the login or to their own panel. */
export async function requireUser({ context, url }: LoaderArgs, userType: UserType): Promise<SessionUser> {
  const { user } = await context.get(personalApi).call(accountsContract.session, {})
  if (!user) {
    const { pathname, search } = url
    throw redirect(loginHref(pathname + search))
  }
  if (user.userType !== userType) throw redirect(homes[user.userType])
  return user
}
