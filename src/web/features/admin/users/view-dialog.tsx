import { useState } from 'react'
import { viewMinutes } from '#contracts/admin/users-figures.ts'
import { userAccessContract } from '#contracts/admin/user-access.contract.ts'
import type { AdminUser } from '#contracts/admin/users.contract.ts'
import { viewReasons } from '#contracts/admin/users-vocabulary.ts'
import { viewNotice, viewReasonNames } from '#domain/accounts/view.words.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { nameOf } from './user-badges.tsx'
import { problemOf } from './use-user-acts.ts'

const homes = { professional: '/dashboard', company: '/company-dashboard' }

/** Asks why an administrator wants to see an account, shows what its owner is told, and opens the owner's panel. */
export function ViewDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [reason, setReason] = useState<(typeof viewReasons)[number]>('asked')
  const view = useAction(async () => {
    await api.call(userAccessContract.viewUser, { params: { id: user.id }, body: { reason } })
    location.assign(homes[user.userType])
  })
  return (
    <FormDialog
      title={`Ver como ${nameOf(user)}`}
      description={`Ves el sitio como esta persona durante ${viewMinutes} minutos. No puedes cambiar nada, ni abrir sus mensajes o archivos. Queda en la auditoría.`}
      submit="Avisar y ver"
      busyLabel="Abriendo..."
      isSubmitting={view.isPending}
      onSubmit={(event) => {
        event.preventDefault()
        void view.run()
      }}
      onClose={onClose}
      problem={view.error && problemOf(view.error)}
    >
      <RadioGroup
        name="reason"
        legend="Para qué"
        options={viewReasons.map((value) => ({ value, label: viewReasonNames[value] }))}
        value={reason}
        onChange={(value) => setReason(viewReasons.find((one) => one === value) ?? 'asked')}
      />
      <figure className="rounded-md bg-sunken p-3 text-sm">
        <figcaption className="font-strong">Le avisamos ahora, en su campana y por correo:</figcaption>
        <p className="mt-1 text-ink-2">{viewNotice(reason).message}</p>
      </figure>
    </FormDialog>
  )
}
