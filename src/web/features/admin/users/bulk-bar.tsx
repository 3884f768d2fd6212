import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { userType } from '#contracts/accounts/accounts.contract.ts'
import type { AdminUser } from '#contracts/admin/users.contract.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { type Begun, useBulk } from './bulk.resource.ts'
import { PlanDialog } from './plan-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import type { Allowed, UserAct } from './user-table.tsx'
import type { filtersOf } from './users.address.ts'
import { accountsInWords, chosenInWords } from './users.words.ts'

type BulkBarProps = {
  /** The chosen accounts of this page. */
  users: readonly AdminUser[]
  /** The whole result is chosen; null: only these accounts. */
  whole: WholeResult | null
  allowed: Allowed
  onBegun: (begun: Begun) => void
  onRefused: () => unknown
  onClear: () => void
}

/** All that the list finds. */
export interface WholeResult {
  filters: ReturnType<typeof filtersOf>
  count: number
}

/** The dark bar over the list while accounts are chosen. */
export function BulkBar({ users, whole, allowed, onBegun, onRefused, onClear }: BulkBarProps) {
  const [asked, setAsked] = useState<UserAct | null>(null)
  const begin = useBulk(
    whole ? { whole: { ...whole.filters, count: whole.count } } : { userIds: users.map(({ id }) => id) },
    onBegun,
    onRefused,
  )
  const [isBusy, setBusy] = useState(false)
  const count = whole ? whole.count : users.length
  const who = accountsInWords(count)
  const userTypes = whole
    ? userType.options.filter((type) => (whole.filters.userType ?? type) === type)
    : [...new Set(users.map((user) => user.userType))]
  const close = () => setAsked(null)
  return (
    <div
      data-bottom-bar="always"
      role="region"
      aria-label="Cuentas elegidas"
      className="on-night sticky bottom-[calc(var(--foot-nav)+0.75rem)] z-sticky mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center justify-center gap-x-1 gap-y-1 rounded-md bg-night py-1.5 pr-1.5 pl-4 text-sm text-on-night shadow-pop"
    >
      <p role="status" className="mr-3 font-strong tabular-nums">
        {chosenInWords(count)}
      </p>
      {allowed.changesPlans && <Act onPress={() => setAsked('plan')}>Cambiar plan</Act>}
      {allowed.manages && <Act onPress={() => setAsked('suspend')}>Suspender</Act>}
      {allowed.manages && <Act onPress={() => setAsked('restore')}>Activar</Act>}
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        aria-label="Quitar la selección"
        onClick={onClear}
        className="text-on-night hover:bg-night-line"
      >
        <X className="icon" />
      </Button>
      {asked === 'suspend' && (
        <SuspendDialog
          who={who}
          userTypes={userTypes}
          isWhole={whole !== null}
          onSuspend={(body) => begin.suspend(body)}
          onClose={close}
        />
      )}
      {asked === 'plan' && (
        <PlanDialog who={who} proposed="premium" onGive={(body) => begin.givePlan(body)} onClose={close} />
      )}
      <ConfirmDialog
        open={asked === 'restore'}
        busy={isBusy}
        tone="primary"
        title={`Activar: ${who}`}
        description="Vuelven a ingresar y se ve otra vez lo que publicaron. A quienes ya les avisamos de la suspensión les llega un correo."
        confirmLabel="Activar"
        onConfirm={() => {
          setBusy(true)
          void begin
            .restore()
            .then(close, () => {})
            .finally(() => setBusy(false))
        }}
        onClose={close}
      />
    </div>
  )
}

const Act = ({ children, onPress }: { children: string; onPress: () => void }) => (
  <Button variant="quiet" size="sm" onClick={onPress} className="text-on-night hover:bg-night-line">
    {children}
  </Button>
)
