import { useState } from 'react'
import { userAccessContract } from '#contracts/admin/user-access.contract.ts'
import type { AdminSuspension, AdminUser } from '#contracts/admin/users.contract.ts'
import { suspensionReasonNames } from '#domain/accounts/suspension.words.ts'
import { payerTypeNames } from '#domain/plans/payment.words.ts'
import { listedPlanNames } from '#domain/plans/plan.words.ts'
import { formatDate, formatDateTime } from '#domain/time/dates.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { nameOf } from './user-badges.tsx'
import { mailStopNames } from './users.words.ts'
import { orToast } from './use-user-acts.ts'

type UserDataProps = { user: AdminUser & { hasTwoFactor: boolean }; manages: boolean }

/** The facts of an account, and the reset of a lost second factor. */
export function UserData({ user, manages }: UserDataProps) {
  const { refresh } = useRefresh()
  const [isAsked, setAsked] = useState(false)
  const reset = useAction(async () => {
    await orToast(
      'No se pudo restablecer la verificación',
      api.call(userAccessContract.resetUserTwoFactor, { params: { id: user.id } }),
    )
    setAsked(false)
    showToast({ title: 'Verificación restablecida', description: `${nameOf(user)} entra con su contraseña.` })
    await refresh()
  })
  const { profile } = user
  return (
    <Card title="Datos">
      <DefinitionList
        items={[
          { term: 'Id', value: <span className="tabular-nums">{user.id}</span> },
          { term: 'Tipo', value: payerTypeNames[user.userType] },
          {
            term: 'Correo',
            value: (
              <>
                <span className="wrap-anywhere">{user.email}</span>
                <span
                  className={`block text-xs font-normal ${user.emailConfirmed ? 'text-ok-ink' : 'text-warn-ink'}`}
                >
                  {user.emailConfirmed ? 'confirmado' : 'sin confirmar'}
                </span>
                {user.mailStop && (
                  <span className="block text-xs font-normal text-warn-ink">
                    {mailStopNames[user.mailStop]}
                  </span>
                )}
              </>
            ),
          },
          { term: 'Registro', value: formatDateTime(new Date(user.createdAt)) },
          { term: 'Plan', value: listedPlanNames[profile.plan] },
          ...(profile.isPremium
            ? [
                {
                  term: 'Vence',
                  value: profile.planExpiresAt
                    ? formatDate(new Date(profile.planExpiresAt))
                    : 'Sin fecha de fin',
                },
              ]
            : []),
          ...(user.userType === 'company' ? [{ term: 'RUC', value: profile.ruc ?? 'No lo dio' }] : []),
          { term: 'Verificación en dos pasos', value: user.hasTwoFactor ? 'Activada' : 'No' },
        ]}
      />
      {manages && user.hasTwoFactor && (
        <Button variant="secondary" size="sm" className="mt-4" onClick={() => setAsked(true)}>
          Restablecer verificación
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        busy={reset.isPending}
        title={`Restablecer la verificación de ${nameOf(user)}`}
        description="Hazlo solo si perdió su teléfono y sus códigos, y comprobaste quién es. Se cierran sus sesiones, entra con su contraseña y le avisamos por correo."
        confirmLabel="Restablecer"
        onConfirm={() => void reset.run()}
        onClose={() => setAsked(false)}
      />
    </Card>
  )
}

/** The suspensions of an account, the latest first. Nothing without one. */
export function UserSuspensions({ suspensions }: { suspensions: readonly AdminSuspension[] }) {
  if (suspensions.length === 0) return null
  return (
    <Card title="Suspensiones">
      <ul className="grid gap-4 text-sm">
        {suspensions.map(({ id, reason, note, at, adminName, notifiedAt, liftedAt, liftedByName }) => (
          <li key={id}>
            <p className="font-strong">{suspensionReasonNames[reason]}</p>
            {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
            <p className="mt-0.5 text-xs text-ink-2">
              {formatDateTime(new Date(at))}
              {adminName && `, por ${adminName}`}.{' '}
              {notifiedAt ? 'La persona lo sabe.' : liftedAt ? 'No se le avisó.' : 'Todavía no se le avisa.'}
            </p>
            <p className="text-xs text-ink-2">
              {liftedAt
                ? `Terminó el ${formatDateTime(new Date(liftedAt))}${liftedByName && `, por ${liftedByName}`}.`
                : 'Sigue vigente.'}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
