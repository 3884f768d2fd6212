import { useState } from 'react'
import { Link } from 'react-router'
import { adminVerificationsContract, verificationEndBody } from '#contracts/admin/verifications.contract.ts'
import type { AccountVerification } from '#contracts/admin/account-verification.ts'
import type { AdminUser } from '#contracts/admin/users.contract.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { longestNote } from '#contracts/admin/moderation-figures.ts'
import { takenBackReasons } from '#contracts/verifications/verifications-vocabulary.ts'
import { formatDate, formatDateTime } from '#domain/time/dates.ts'
import { verificationDecisionNames, verificationEndNames } from '#domain/verifications/verification.words.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { requestsHref } from '#web/features/admin/requests/requests.address.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { VerifiedBadge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { nameOf } from './user-badges.tsx'
import { orToast } from './use-user-acts.ts'

type UserVerificationProps = {
  user: AdminUser
  verification: AccountVerification
  /** May end it. */
  decides: boolean
}

/** Whether an account is verified, what it asked for, and how verifications ended. */
export function UserVerification({ user, verification, decides }: UserVerificationProps) {
  const [isAsked, setAsked] = useState(false)
  const { verifiedAt, requests, ends } = verification
  return (
    <Card title="Verificación">
      <div className="grid justify-items-start gap-3 text-sm">
        {verifiedAt ? (
          <p className="flex flex-wrap items-center gap-2">
            <VerifiedBadge>Verificada</VerifiedBadge> desde el {formatDate(new Date(verifiedAt))}
          </p>
        ) : (
          <p className="text-ink-2">Sin verificar.</p>
        )}
        {requests.length > 0 && (
          <ul aria-label="Solicitudes de verificación" className="grid gap-1">
            {requests.map(({ id, code, filedAt, outcome }) => (
              <li key={id}>
                <Link to={requestsHref({ desk: 'verifications', status: 'all', q: code })} className="link">
                  {code}
                </Link>{' '}
                <span className="text-ink-2">
                  {formatDate(new Date(filedAt))} ·{' '}
                  {outcome ? verificationDecisionNames[outcome] : 'Por responder'}
                </span>
              </li>
            ))}
          </ul>
        )}
        {ends.length > 0 && (
          <ul aria-label="Verificaciones que terminaron" className="grid gap-3">
            {ends.map(({ id, at, reason, note, adminName, notifiedAt }) => (
              <li key={id}>
                <p className="font-strong">{verificationEndNames[reason]}</p>
                {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
                <p className="text-xs text-ink-2">
                  {formatDateTime(new Date(at))}
                  {adminName && `, por ${adminName}`}. {!notifiedAt && 'Todavía no se le avisa.'}
                </p>
              </li>
            ))}
          </ul>
        )}
        {verifiedAt && decides && (
          <Button variant="danger-quiet" size="sm" onClick={() => setAsked(true)}>
            Quitar verificación
          </Button>
        )}
      </div>
      {isAsked && <EndDialog user={user} onClose={() => setAsked(false)} />}
    </Card>
  )
}

function EndDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { refresh } = useRefresh()
  const params = { id: user.id }
  const restore = async () => {
    await orToast(
      'No se pudo devolver la verificación',
      api.call(adminVerificationsContract.endVerification, { params, body: { end: null } }),
    )
    showToast({ title: 'Deshecho', description: 'Todo quedó como antes y no avisamos a nadie.' })
    await refresh()
  }
  const { form, ...rest } = useAccountForm(
    verificationEndBody,
    { reason: 'not_current', note: '' },
    async (end) => {
      await api.call(adminVerificationsContract.endVerification, { params, body: { end } })
      onClose()
      showToast({
        title: 'Verificación retirada',
        description: `${nameOf(user)} ya no lleva la insignia. Todavía no le avisamos.`,
        action: { label: 'Deshacer', seconds: undoSeconds, onPress: () => void restore().catch(() => {}) },
      })
      await refresh()
    },
  )
  const { errors } = form.formState
  return (
    <FormDialog
      title={`Quitar la verificación: ${nameOf(user)}`}
      description={`La insignia desaparece ahora. Puedes deshacerlo: el correo sale a los ${undoSeconds} segundos.`}
      submit="Quitar verificación"
      busyLabel="Quitando..."
      tone="danger"
      onClose={onClose}
      {...rest}
    >
      <Field label="Motivo" error={errors.reason?.message} required>
        <Select
          options={takenBackReasons.map((value) => ({ value, label: verificationEndNames[value] }))}
          {...form.register('reason')}
        />
      </Field>
      <Field label="Lo que le decimos" hint="Va en el correo." error={errors.note?.message} required>
        <Textarea rows={3} counterMax={longestNote} {...form.register('note')} />
      </Field>
    </FormDialog>
  )
}
