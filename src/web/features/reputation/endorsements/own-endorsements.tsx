import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { reputationContract, type SkillEndorsement } from '#contracts/reputation/reputation.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { api } from '#web/lib/api-client.ts'
import { Avatar, CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { ProgressBar } from '#web/ui/state/progress-bar.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { profileHref } from '#web/features/professionals/page/profile.address.ts'
import { useEndorsements } from './endorsements.resource.ts'
import { endorsementsInWords } from './endorsement.words.ts'

const latestShown = 5

type OwnEndorsementsProps = {
  professionalId: number
  /** Without the plan an empty list needs no text. */
  isPremium: boolean
}

/** Who endorsed which of the person's skills. */
export function OwnEndorsements({ professionalId, isPremium }: OwnEndorsementsProps) {
  const offerUndo = useUndo()
  const { data, isFailed, isFetching, retry, refresh } = useEndorsements(professionalId)
  const [showsAll, setShowsAll] = useState(false)
  const [asked, setAsked] = useState<SkillEndorsement | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (isFailed)
    return (
      <ErrorState title="Error al cargar tus validaciones" onRetry={retry} retrying={isFetching} level={3} />
    )
  if (!data) return <SkeletonRows rows={3} label="Cargando tus validaciones" />
  const { endorsements } = data
  const skills = Object.entries(data.counts)
  if (skills.length === 0)
    return !isPremium ? null : (
      <Card>
        <EmptyState
          title="Aún no validan tus habilidades"
          action={
            <LinkButton to={profileHref(professionalId, 'habilidades')} variant="secondary" size="sm">
              Ver mi perfil público
            </LinkButton>
          }
        >
          Lo hacen las empresas y otros profesionales desde tu perfil. Compártelo con quien conoce tu trabajo.
        </EmptyState>
      </Card>
    )

  const remove = async ({ id, skillName }: SkillEndorsement) => {
    setBusy(true)
    try {
      const { undo } = await api.call(reputationContract.deleteEndorsement, { params: { id } })
      await refresh()
      if (undo) offerUndo(undo, { title: 'Validación quitada', description: skillName })
    } catch {
      showToast({
        title: 'Error',
        description: 'No se pudo quitar la validación. Inténtalo otra vez.',
        tone: 'destructive',
      })
    }
    setBusy(false)
    setAsked(null)
  }
  const most = skills[0]?.[1] ?? 1
  const shown = showsAll ? endorsements : endorsements.slice(0, latestShown)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title="Por habilidad">
        <ul className="grid gap-4">
          {skills.map(([skill, count]) => (
            <li key={skill} className="grid gap-1.5">
              <p className="flex items-baseline justify-between gap-4">
                <span className="min-w-0 font-strong wrap-anywhere">{skill}</span>
                <span className="flex-none text-sm text-ink-2 tabular-nums">
                  {endorsementsInWords(count)}
                </span>
              </p>
              <ProgressBar label={`${skill}: ${endorsementsInWords(count)}`} value={count} max={most} />
            </li>
          ))}
        </ul>
      </Card>
      <Card title={showsAll ? 'Todas las validaciones' : 'Últimas validaciones'}>
        <ul>
          {shown.map((endorsement) => {
            const { id, endorsedByName, endorsedByType, skillName, createdAt } = endorsement
            const Picture = endorsedByType === 'company' ? CompanyLogo : Avatar
            return (
              <li
                key={id}
                className="flex items-center gap-3 border-line py-3 not-first:border-t first:pt-0 last:pb-0"
              >
                <Picture name={endorsedByName} size={40} />
                <div className="min-w-0 grow">
                  <p className="wrap-anywhere">
                    <b>{endorsedByName}</b> validó <b>{skillName}</b>
                  </p>
                  <p className="text-sm text-ink-2">
                    {endorsedByType === 'company' ? 'Empresa' : 'Profesional'} ·{' '}
                    {formatDate(new Date(createdAt))}
                  </p>
                </div>
                <Button
                  variant="quiet"
                  size="sm"
                  iconOnly
                  className="flex-none"
                  aria-label={`Quitar la validación de ${skillName} por ${endorsedByName}`}
                  onClick={() => setAsked(endorsement)}
                >
                  <X className="icon" />
                </Button>
              </li>
            )
          })}
        </ul>
        {endorsements.length > latestShown && (
          <Button
            variant="quiet"
            size="sm"
            className="mt-3 -ml-3.5"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Ver solo las últimas' : `Ver las ${endorsements.length}`}
          </Button>
        )}
      </Card>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void remove(asked)}
        busy={isBusy}
        title="¿Quitar esta validación?"
        description={
          asked &&
          `La de ${asked.endorsedByName} por “${asked.skillName}” desaparecerá de tu perfil. No le avisamos.`
        }
        confirmLabel="Quitar"
      />
    </div>
  )
}
