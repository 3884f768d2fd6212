import { useState } from 'react'
import type { AdminUser } from '#contracts/admin/users.contract.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import type { UserAct } from './user-table.tsx'
import { nameOf } from './user-badges.tsx'
import { ViewDialog } from './view-dialog.tsx'
import { useUserActs } from './use-user-acts.ts'

type UserActDialogProps = {
  act: UserAct
  user: AdminUser
  /** Reloads what shows the account. */
  onDone: () => unknown
  onClose: () => void
}

/** What an act on one account asks before it is done. */
export function UserActDialog({ act, user, onDone, onClose }: UserActDialogProps) {
  const { restore, suspend, givePlan } = useUserActs(onDone)
  const [isBusy, setBusy] = useState(false)
  const who = nameOf(user)
  if (act === 'suspend')
    return (
      <SuspendDialog
        who={who}
        userTypes={[user.userType]}
        onSuspend={(body) => suspend(user, body)}
        onClose={onClose}
      />
    )
  if (act === 'view') return <ViewDialog user={user} onClose={onClose} />
  if (act === 'plan')
    return (
      <PlanDialog
        who={who}
        proposed={user.profile.isPremium ? 'free' : 'premium'}
        {...(user.profile.plan === 'enterprise'
          ? { warning: 'Ahora tiene el plan Enterprise: lo pierde con cualquiera de los dos.' }
          : {})}
        onGive={(body) => givePlan(user, body)}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      open
      busy={isBusy}
      tone="primary"
      title={`Activar: ${who}`}
      description="Vuelve a ingresar y se ve otra vez lo que publicó. Si ya le avisamos de la suspensión, recibe un correo."
      confirmLabel="Activar"
      onConfirm={() => {
        setBusy(true)
        void restore(user).then(onClose, () => setBusy(false))
      }}
      onClose={onClose}
    />
  )
}
