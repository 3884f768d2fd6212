import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { type Invitation, invitationsContract } from '#contracts/invitations/invitations.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { ForWriters, useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { SkeletonEntries } from '#web/ui/list/skeleton-entries.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { timeToUndo } from '#web/features/acts/undo.words.ts'
import { useInvitations } from './invitations.resource.ts'
import { InviteDialog } from './invite-dialog.tsx'

/**
 * The people whom the company invited to a job with their status, and the button to invite. `addressOf` gives a
 * candidate's address.
 */
export function Invitations({
  jobId,
  addressOf,
}: {
  jobId: number
  addressOf: (applicationId: number) => string
}) {
  const [isInviting, setInviting] = useState(false)
  const { invitations, isFailed, isFetching, retry, change } = useInvitations(jobId)
  return (
    <Card
      title="Invitaciones"
      action={
        <ForWriters>
          <Button variant="secondary" size="sm" onClick={() => setInviting(true)}>
            <UserPlus className="icon" /> Invitar
          </Button>
        </ForWriters>
      }
    >
      {invitations ? (
        <Invited list={invitations} jobId={jobId} addressOf={addressOf} onCancelled={change} />
      ) : isFailed ? (
        <ErrorState
          title="Error al cargar las invitaciones"
          level={3}
          onRetry={retry}
          retrying={isFetching}
        />
      ) : (
        <SkeletonEntries label="Cargando las invitaciones" />
      )}
      {isInviting && (
        <InviteDialog
          jobId={jobId}
          onInvited={(invitation) => change((list) => [invitation, ...list])}
          onClose={() => setInviting(false)}
        />
      )}
    </Card>
  )
}

type InvitedProps = {
  list: readonly Invitation[]
  jobId: number
  addressOf: (applicationId: number) => string
  onCancelled: (next: (list: Invitation[]) => Invitation[]) => void
}

function Invited({ list, jobId, addressOf, onCancelled }: InvitedProps) {
  const [asked, setAsked] = useState<Invitation>()
  const mayWrite = useMayWrite()
  const offerUndo = useUndo()
  const cancel = useAction(
    (invitation: Invitation) =>
      api.call(invitationsContract.cancel, { params: { jobId, id: invitation.id } }),
    {
      onSuccess({ undo }) {
        onCancelled((all) => all.filter(({ id }) => id !== asked?.id))
        setAsked(undefined)
        if (undo) offerUndo(undo, { title: 'Invitación cancelada' })
        else showToast({ title: 'Invitación cancelada', description: 'No llegó a salir.' })
      },
      onError(error) {
        setAsked(undefined)
        showToast({
          title: 'No se pudo cancelar la invitación',
          description: error instanceof ApiError ? error.body.message : 'Revisa tu conexión.',
          tone: 'destructive',
        })
      },
    },
  )
  if (list.length === 0)
    return (
      <p className="max-w-measure text-sm text-ink-2">
        ¿Ya conoces a alguien para este puesto? Escríbele por correo, o comparte un enlace de un solo uso.
        Postula en un paso, aunque no tenga cuenta.
      </p>
    )
  return (
    <>
      <ul className="grid gap-3">
        {list.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <div className="min-w-0 grow basis-40">
              <p className="text-sm font-strong wrap-anywhere">{nameOf(invitation)}</p>
              <p className="text-xs text-ink-2">{stateOf(invitation)}</p>
            </div>
            {invitation.applicationId !== null && (
              <LinkButton
                to={addressOf(invitation.applicationId)}
                variant="secondary"
                size="sm"
                aria-label={`Ver la postulación de ${nameOf(invitation)}`}
              >
                Ver
              </LinkButton>
            )}
            {mayWrite && invitation.state === 'waiting' && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Cancelar la invitación: ${nameOf(invitation)}`}
                onClick={() => setAsked(invitation)}
              >
                Cancelar
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title="Cancelar la invitación"
        description={asked && `${nameOf(asked)}: el enlace deja de valer. Tienes ${timeToUndo}.`}
        confirmLabel="Cancelar invitación"
        cancelLabel="Mantenerla"
        busy={cancel.isPending}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && void cancel.run(asked)}
      />
    </>
  )
}

const nameOf = ({ email, name }: Invitation): string => email ?? name ?? 'Enlace para compartir'

function stateOf({ state, createdAt, expiresAt, usedAt }: Invitation): string {
  const day = (instant: string) => formatDate(new Date(instant))
  if (usedAt) return `Postuló el ${day(usedAt)}`
  if (state === 'expired') return `Venció el ${day(expiresAt)} sin usarse`
  return `Invitación del ${day(createdAt)} · vale hasta el ${day(expiresAt)}`
}
