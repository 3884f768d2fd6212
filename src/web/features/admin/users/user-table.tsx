import Ellipsis from 'lucide-react/icons/ellipsis'
import { Link, useNavigate } from 'react-router'
import type { AdminUser } from '#contracts/admin/users.contract.ts'
import { companyHref } from '#domain/companies/company.address.ts'
import { payerTypeNames } from '#domain/plans/payment.words.ts'
import { formatDate } from '#domain/time/dates.ts'
import { relativeTime } from '#domain/time/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { type Column, type Sort, Table } from '#web/ui/list/table.tsx'
import { Menu, type MenuItem } from '#web/ui/overlay/menu.tsx'
import { nameOf, PlanMark, UserPicture, UserStateMark } from './user-badges.tsx'
import { userHref, usersHref, type UsersSearch } from './users.address.ts'

/** What the caller's role may do. */
export interface Allowed {
  manages: boolean
  changesPlans: boolean
}

export type UserAct = 'suspend' | 'restore' | 'plan' | 'view'

type UserTableProps = {
  users: readonly AdminUser[]
  query: UsersSearch
  allowed: Allowed
  chosen: ReadonlySet<number>
  onChoose: (id: number) => void
  onAct: (act: UserAct, user: AdminUser) => void
  /** The account with the cursor. */
  currentId: number | null
  /** The link of this account has the focus. */
  onCurrent: (id: number) => void
}

/** The accounts. A name opens its page; the check boxes choose those of a bulk change. */
export function UserTable({ users, query, currentId, ...rest }: UserTableProps) {
  const navigate = useNavigate()
  const now = useNow()
  return (
    <Table
      label="Usuarios"
      columns={columnsWith({ ...rest, now })}
      rows={users}
      keyOf={({ id }) => id}
      density="compact"
      currentKey={currentId}
      sort={sortOf(query)}
      onSort={(column) => void navigate(usersHref(withSort(query, column)))}
    />
  )
}

function sortOf({ sort }: UsersSearch): Sort {
  if (sort === 'name') return { column: 'user', direction: 'ascending' }
  return { column: 'createdAt', direction: sort === 'oldest' ? 'ascending' : 'descending' }
}

/** The list in another order, from its start. */
function withSort(search: UsersSearch, column: string): UsersSearch {
  const { sort, before: _, ...query } = search
  if (column === 'user') return sort === 'name' ? query : { ...query, sort: 'name' }
  return sort === undefined ? { ...query, sort: 'oldest' } : query
}

/** What one may do to an account, as a menu. */
export function actsOf(
  user: AdminUser,
  { manages, changesPlans }: Allowed,
  onAct: (act: UserAct) => void,
): MenuItem[] {
  const { id, isActive } = user.profile
  const to = user.userType === 'company' ? companyHref(id) : `/professional/${id}`
  return [
    // Nobody sees the page of a suspended account.
    ...(isActive ? [{ label: 'Ver perfil público', to }] : []),
    ...(changesPlans ? [{ label: 'Cambiar plan', onSelect: () => onAct('plan') }] : []),
    ...(manages
      ? [
          isActive
            ? { label: 'Suspender', tone: 'danger' as const, onSelect: () => onAct('suspend') }
            : { label: 'Activar', onSelect: () => onAct('restore') },
        ]
      : []),
  ]
}

const columnsWith = ({
  allowed,
  chosen,
  onChoose,
  onAct,
  onCurrent,
  now,
}: Omit<UserTableProps, 'users' | 'query' | 'currentId'> & { now: Date }): Column<AdminUser>[] => [
  {
    id: 'user',
    label: 'Usuario',
    sortable: true,
    lead: true,
    cell: (user) => (
      <div className="flex min-w-0 items-center gap-3">
        {(allowed.manages || allowed.changesPlans) && (
          <input
            type="checkbox"
            className="tick flex-none"
            aria-label={`Elegir a ${nameOf(user)}`}
            checked={chosen.has(user.id)}
            onChange={() => onChoose(user.id)}
          />
        )}
        <UserPicture user={user} size={34} />
        <div className="min-w-0">
          <Link
            to={userHref(user.id)}
            data-row={user.id}
            onFocus={() => onCurrent(user.id)}
            className="block font-strong wrap-anywhere hover:underline"
          >
            {nameOf(user)}
          </Link>
          <span className="text-xs wrap-anywhere text-ink-2">{user.email}</span>
        </div>
      </div>
    ),
  },
  {
    id: 'plan',
    label: 'Plan y tipo',
    cell: (user) => (
      <>
        <PlanMark user={user} />
        <span className="block text-xs text-ink-2">{payerTypeNames[user.userType]}</span>
      </>
    ),
  },
  { id: 'state', label: 'Estado', cell: (user) => <UserStateMark user={user} /> },
  {
    id: 'createdAt',
    label: 'Registro',
    sortable: true,
    cell: ({ createdAt, lastSeenAt }) => (
      <>
        <span className="block whitespace-nowrap tabular-nums">{formatDate(new Date(createdAt))}</span>
        <span className="text-xs whitespace-nowrap text-ink-2">
          {lastSeenAt ? `Entró: ${relativeTime(new Date(lastSeenAt), now)}` : 'Sin sesión abierta'}
        </span>
      </>
    ),
  },
  {
    id: 'acts',
    label: 'Acciones',
    align: 'end',
    cell: (user) => (
      <Menu
        label={`Acciones para ${nameOf(user)}`}
        items={actsOf(user, allowed, (act) => onAct(act, user))}
        buttonClassName={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true })}
      >
        <Ellipsis className="icon" />
      </Menu>
    ),
  },
]
