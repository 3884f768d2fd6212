import { useEffect, useEffectEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import { type AdminUser, usersContract } from '#contracts/admin/users.contract.ts'
import { callList } from '#web/features/admin/call-list.ts'
import { BulkBar } from '#web/features/admin/users/bulk-bar.tsx'
import { BulkProgress } from '#web/features/admin/users/bulk-progress.tsx'
import type { Begun } from '#web/features/admin/users/bulk.resource.ts'
import { DeskKeys } from '#web/features/admin/desk/desk-keys.tsx'
import { useKeySwitch } from '#web/features/admin/desk/use-key-switch.ts'
import { useUserKeys } from '#web/features/admin/users/use-user-keys.ts'
import { ChooseWhole } from '#web/features/admin/users/choose-whole.tsx'
import { UserActDialog } from '#web/features/admin/users/user-act-dialog.tsx'
import { UserFilters } from '#web/features/admin/users/user-filters.tsx'
import { UserViews } from '#web/features/admin/users/user-views.tsx'
import { type UserAct, UserTable } from '#web/features/admin/users/user-table.tsx'
import {
  filtersOf,
  readUsersSearch,
  usersHref,
  type UsersSearch,
} from '#web/features/admin/users/users.address.ts'
import { type ApiClient, api } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { useReloadable } from '#web/lib/use-reloadable.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { KeysetPages } from '#web/ui/list/keyset-pages.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

/** How often the list is read again while the page is open (ms). Documented. */
const pollEvery = 30_000

async function load(client: ApiClient, query: UsersSearch) {
  const { rows, total, hasMore } = await callList(client, usersContract.users, { query })
  return { users: rows.users, total: total ?? 0, hasMore }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const client = context.get(personalApi)
  const query = readUsersSearch(new URL(request.url).searchParams)
  const [list, { admin }] = await Promise.all([
    load(client, query),
    client.call(adminContract.adminSession, {}),
  ])
  return { query, list, role: admin?.role ?? 'analyst' }
}

export const meta = () => unlistedMeta('Usuarios')

export const ErrorBoundary = () => <PanelError home="/admin" />

const figures = new Intl.NumberFormat('es-PE')

/** Every account: found, filtered, and changed one by one or many at a time. */
export default function Users() {
  const { query, list: loaded, role } = useLoaderData<typeof loader>()
  const [{ users, total, hasMore }, refresh] = useReloadable(loaded, () => load(api, query))
  const allowed = { manages: may(role, 'manage-users'), changesPlans: may(role, 'change-plans') }
  const [asked, setAsked] = useState<{ act: UserAct; user: AdminUser } | null>(null)
  const [begun, setBegun] = useState<Begun | null>(null)
  const address = usersHref(query)
  const [choice, setChoice] = useState<Choice>({ address, ids: none, isWhole: false })
  // Another list begins without a selection.
  const isSameList = choice.address === address
  const isWhole = isSameList && choice.isWhole && users.length > 0 && total < mostCounted
  const chosen = isWhole ? new Set(users.map(({ id }) => id)) : isSameList ? choice.ids : none
  const choose = (ids: ReadonlySet<number>, isWholeResult = false) =>
    setChoice({ address, ids, isWhole: isWholeResult })
  const chosenUsers = users.filter(({ id }) => chosen.has(id))
  const isPageChosen = users.length > 0 && chosenUsers.length === users.length
  const mayChoose = allowed.manages || allowed.changesPlans
  const [hasKeys, setHasKeys] = useKeySwitch()
  const { currentId, setCurrentId } = useUserKeys(
    hasKeys,
    users.map(({ id }) => id),
    mayChoose ? (id) => choose(toggled(chosen, id)) : null,
  )

  const poll = useEffectEvent(refresh)
  useEffect(() => {
    const timer = setInterval(() => poll(), pollEvery)
    return () => clearInterval(timer)
  }, [])
  const { before, ...filters } = query
  const last = hasMore ? users.at(-1) : undefined
  return (
    <>
      <h1 className="mb-2">Usuarios</h1>
      <UserViews query={query} />
      <div className="mt-5">
        <UserFilters query={query} />
      </div>
      <div className="mt-4 mb-2 flex flex-wrap items-center gap-x-5 text-sm">
        <p role="status">
          <b className="tabular-nums">
            {figures.format(total)}
            {total === mostCounted && '+'}
          </b>{' '}
          {total === 1 ? 'cuenta' : 'cuentas'}
        </p>
        {users.length > 0 && mayChoose && (
          <Checkbox
            label="Elegir toda la página"
            checked={isPageChosen}
            onChange={() => choose(isPageChosen ? none : new Set(users.map(({ id }) => id)))}
          />
        )}
      </div>
      {isPageChosen && total > users.length && (
        <ChooseWhole
          total={total}
          isWhole={isWhole}
          onWhole={() => choose(chosen, true)}
          onPageOnly={() => choose(chosen)}
        />
      )}
      {begun && <BulkProgress key={begun.id} begun={begun} onEnd={refresh} />}
      <Card padding="none" className="mb-4">
        {users.length > 0 ? (
          <UserTable
            users={users}
            query={query}
            allowed={allowed}
            chosen={chosen}
            onChoose={(id) => choose(toggled(chosen, id))}
            onAct={(act, user) => setAsked({ act, user })}
            currentId={currentId}
            onCurrent={setCurrentId}
          />
        ) : (
          <EmptyState
            title="No se encontraron usuarios"
            action={
              <LinkButton to={usersHref({})} variant="secondary">
                Limpiar filtros
              </LinkButton>
            }
          >
            Prueba con otra búsqueda o con menos filtros.
          </EmptyState>
        )}
      </Card>
      <KeysetPages
        previous={before === undefined ? null : usersHref(filters)}
        next={last ? usersHref({ ...filters, before: last.id }) : null}
      />
      {users.length > 0 && (
        <DeskKeys keys={mayChoose ? choosingKeys : keys} isOn={hasKeys} onSwitch={setHasKeys} />
      )}
      {chosenUsers.length > 0 && (
        <BulkBar
          users={chosenUsers}
          whole={isWhole ? { filters: filtersOf(query), count: total } : null}
          allowed={allowed}
          onBegun={(next) => {
            setBegun(next)
            choose(none)
          }}
          onRefused={refresh}
          onClear={() => choose(none)}
        />
      )}
      {asked && <UserActDialog {...asked} onDone={refresh} onClose={() => setAsked(null)} />}
    </>
  )
}

/** What is chosen of the list at this address; `isWhole`: also what its other pages have. */
interface Choice {
  address: string
  ids: ReadonlySet<number>
  isWhole: boolean
}

const keys = [
  ['Enter', 'abrir'],
  ['/', 'buscar'],
] as const
const choosingKeys = [...keys, ['X', 'elegir']] as const

const none: ReadonlySet<number> = new Set()

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
