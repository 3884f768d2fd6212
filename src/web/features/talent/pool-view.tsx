import type { ReplyOf } from '#contracts/endpoint.ts'
import { type PooledPerson, talentPoolsContract } from '#contracts/talent/talent-pools.contract.ts'
import { TALENT_PATH } from '#domain/talent/talent.address.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { TalentRow, type TalentRowProps } from './talent-row.tsx'
import { useTeamRefresh } from './talent-team.resource.ts'

export type PoolViewProps = {
  pool: { id: number } & ReplyOf<typeof talentPoolsContract.people>
  canAct: boolean
} & Pick<TalentRowProps, 'onInvite'> & { invitingId: number | null; canInvite: boolean }

/** The people of a list whom the company may still find. */
export function PoolView({ pool, canAct, canInvite, invitingId, onInvite }: PoolViewProps) {
  const { refresh } = useRefresh()
  const refreshTeam = useTeamRefresh()
  const offerUndo = useUndo()
  const take = useAction(async ({ person }: PooledPerson) => {
    const { undo } = await api.call(talentPoolsContract.take, {
      params: { id: pool.id, professionalId: person.id },
    })
    offerUndo(undo, { title: `${person.name} ya no está en “${pool.name}”` })
    await Promise.all([refresh(), refreshTeam()])
  })
  return (
    <>
      <BackLink to={TALENT_PATH}>Buscar talento</BackLink>
      <h1 className="mb-1 wrap-anywhere">{pool.name}</h1>
      <p className="mb-4 max-w-measure text-sm text-ink-2">
        Lo ve todo tu equipo. Quien deja de aceptar que lo encuentren, sale de aquí.
      </p>
      {pool.people.length === 0 ? (
        <EmptyState
          title="No hay nadie en este banco"
          action={<LinkButton to={TALENT_PATH}>Buscar talento</LinkButton>}
        >
          Guarda a una persona desde la búsqueda.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {pool.people.map((entry) => (
            <li key={entry.person.id}>
              <TalentRow
                person={entry.person}
                jobId={null}
                canAct={canInvite}
                isInviting={invitingId === entry.person.id}
                onInvite={onInvite}
                note={[entry.note, entry.addedBy && `Guardó ${entry.addedBy}`].filter(Boolean).join(' · ')}
              >
                {canAct && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`Quitar a ${entry.person.name}`}
                    onClick={() => void take.run(entry)}
                  >
                    Quitar
                  </Button>
                )}
              </TalentRow>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
