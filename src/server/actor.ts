import { type AdminRole, may } from '#contracts/admin/admin-vocabulary.ts'
import type { KeyScope } from '#contracts/companies/keys-vocabulary.ts'
import { type CompanyRole, hasRole } from '#contracts/companies/team-vocabulary.ts'
import type { Audience, EndpointSpec } from '#contracts/endpoint.ts'
import { isOpenToViewer, neededRole } from '#contracts/errors-of.ts'
import { AppError, notFound } from '#server/errors.ts'

/** An account: a user's or an administrator's. */
export type AccountOwner = { userId: number } | { adminId: number }

interface SignedIn {
  userId: number
  email: string
  firstName: string
  lastName: string
  emailConfirmed: boolean
  /** The file of the photo or the logo. */
  photoId: string | null
  /** SHA-256 of the session token. */
  session: Buffer
  /** Set: it is an administrator who looks at the account and changes nothing. Null: the person. */
  viewer: Viewer | null
}
/** An administrator's view of an account. */
export interface Viewer {
  adminId: number
  endsAt: Date
}
export interface ProfessionalActor extends SignedIn {
  kind: 'professional'
  professionalId: number
}
export interface CompanyActor extends SignedIn {
  kind: 'company'
  /** The company that the session works in. An account may belong to several. */
  companyId: number
  role: CompanyRole
  /** The account that owns the company: for what is stored by account but belongs to the company, such as a block. */
  ownerId: number
  /** What colleagues call the person; null: not given. */
  personName: string | null
  /** How many companies the account may work in. */
  companyCount: number
  /** Set: a program of the company calls with this key. Null: the person. */
  key: { id: number; name: string; scopes: readonly KeyScope[] } | null
}
export interface AdminActor {
  kind: 'admin'
  adminId: number
  email: string
  name: string
  role: AdminRole
  /** Everybody in the administration must have a second factor, and this one has none yet. */
  lacksSecondFactor: boolean
  session: Buffer
}
export interface Anonymous {
  kind: 'anonymous'
}
export type UserActor = ProfessionalActor | CompanyActor
export type Actor = Anonymous | UserActor | AdminActor

/** 'user:7' or 'admin:7'. */
export const ownerName = (owner: AccountOwner): string =>
  'adminId' in owner ? `admin:${owner.adminId}` : `user:${owner.userId}`

/** The kind of caller that a handler gets for the audience of its call. */
export type ActorFor<A extends Audience> = A extends 'professional'
  ? ProfessionalActor
  : A extends 'company'
    ? CompanyActor
    : A extends 'signed-in'
      ? UserActor
      : A extends 'admin'
        ? AdminActor
        : Anonymous | UserActor

/** Whether the caller may make calls of this audience. */
export function isFor(audience: Audience, { kind }: Actor): boolean {
  if (audience === 'anyone') return true
  return audience === 'signed-in' ? kind === 'professional' || kind === 'company' : kind === audience
}

/**
 * Accepts the caller, or throws not_signed_in (no session), wrong_user_type (another kind of user), role_not_allowed
 * (an administrator without the capability), two_factor_required (an administrator who must set it up first),
 * view_only (an administrator who looks at an account), owner_only or read_only_member (a person of a company whose role
 * is not enough), key_not_accepted or key_scope_missing (a key of a company).
 */
export function admit(actor: Actor, endpoint: EndpointSpec): void {
  const { audience, wrongUserType, capability } = endpoint
  if (isFor(audience, actor)) {
    if ('viewer' in actor && actor.viewer && !isOpenToViewer(endpoint)) throw new AppError('view_only')
    if (actor.kind === 'company') {
      requireRole(actor, endpoint)
      requireScope(actor, endpoint)
    }
    if (actor.kind !== 'admin' || !capability) return
    if (!may(actor.role, capability)) throw new AppError('role_not_allowed')
    if (actor.lacksSecondFactor && capability !== 'own-session') throw new AppError('two_factor_required')
    return
  }
  if (actor.kind === 'anonymous') throw new AppError('not_signed_in')
  throw new AppError('wrong_user_type', wrongUserType ? { message: wrongUserType } : {})
}

function requireRole({ role }: CompanyActor, endpoint: EndpointSpec): void {
  const needed = neededRole(endpoint)
  if (needed === null || hasRole(role, needed)) return
  throw new AppError(needed === 'owner' ? 'owner_only' : 'read_only_member')
}

function requireScope({ key }: CompanyActor, endpoint: EndpointSpec): void {
  if (!key) return
  if (!endpoint.key) throw new AppError('key_not_accepted')
  if (!key.scopes.includes(endpoint.key))
    throw new AppError('key_scope_missing', {
      message: `La clave “${key.name}” no tiene el permiso ${endpoint.key}, que pide esta llamada. Crea otra que lo tenga.`,
    })
}

/** Where a request is found in the log, and the IP address that it came from. */
export interface RequestTrace {
  requestId: string
  address: string
}

/** A caller before signing in, and what is known of the browser. */
export interface Visit {
  actor: Actor
  /** The token that the browser got at its last login; null for an unknown browser. */
  deviceToken: string | null
  /** The User-Agent header; '' if missing. */
  userAgent: string
}

/** A secret that the browser sends with its next requests. */
export interface BrowserToken {
  token: string
  /** How long the browser stores it, in milliseconds; null: until it is closed. */
  keptFor: number | null
}

/** What a browser stores after signing in. */
export interface Entry {
  isAdmin: boolean
  session: BrowserToken
  device: BrowserToken
}

/** For a call whose path or body names the caller. Throws not_found for another professional. */
export function requireSelf(actor: ProfessionalActor, professionalId: number): ProfessionalActor {
  if (actor.professionalId !== professionalId) throw notFound('professional')
  return actor
}

/** The account that stands for the caller where others see one: of a company the one that owns it. */
export const accountOf = (actor: UserActor): number =>
  actor.kind === 'company' ? actor.ownerId : actor.userId
