import { useState } from 'react'
import type { ProfileGap } from '#contracts/vocabulary.ts'
import { leastRecommendedScore } from '#contracts/matching/matching-figures.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { ProfileGaps } from './profile-gaps.tsx'
import { AutomaticNotice } from './match-why.tsx'
import { RecommendationRow } from './recommendation-row.tsx'
import { useRecommendations } from './recommendations.resource.ts'

/** As documented: the five best, with a note on how many more there are. */
const shownAtFirst = 5

/** The best jobs for the professional, each with its reasons and a way to apply in place. */
export function Recommendations() {
  const { data, isPending, isFailed, isFetching, retry } = useRecommendations()
  const [showsAll, setShowsAll] = useState(false)
  const now = useNow()
  if (isPending) return <SkeletonRows rows={3} label="Buscando empleos para ti" />
  if (isFailed || !data)
    return <ErrorState title="Error al cargar recomendaciones" onRetry={retry} retrying={isFetching} />
  const { recommendations, professionalProfile: profile, gaps } = data
  if (recommendations.length === 0) {
    const isEmpty = profile.experienceCount + profile.skillCount === 0
    return (
      <div className="grid gap-4">
        <EmptyState
          title="No hay empleos disponibles"
          action={
            isEmpty ? (
              <LinkButton to="/dashboard#cv">Subir mi CV</LinkButton>
            ) : (
              <LinkButton to="/empleos">Ver todos los empleos</LinkButton>
            )
          }
        >
          {isEmpty
            ? 'Sube tu CV o completa tu perfil y te mostraremos los empleos que van contigo.'
            : 'Por ahora no hay empleos abiertos que recomendarte. Vuelve pronto.'}
        </EmptyState>
        {!isEmpty && <BetterOnes gaps={gaps} />}
      </div>
    )
  }
  const shown = showsAll ? recommendations : recommendations.slice(0, shownAtFirst)
  const more = recommendations.length - shown.length
  return (
    <div className="grid gap-4">
      {data.isApproximate && (
        <Note tone="info">Este orden es aproximado: estamos preparando el cálculo completo.</Note>
      )}
      <Card padding="none">
        <ul>
          {shown.map((job) => (
            <RecommendationRow key={job.id} job={job} now={now} />
          ))}
        </ul>
      </Card>
      {more > 0 && (
        <Button variant="secondary" className="justify-self-center" onClick={() => setShowsAll(true)}>
          {more === 1 ? 'Ver 1 empleo más' : `Ver ${more} empleos más`}
        </Button>
      )}
      <BetterOnes gaps={gaps} hasSearch />
      <AutomaticNotice voice="professional" />
    </div>
  )
}

type BetterOnesProps = { gaps: readonly ProfileGap[]; hasSearch?: boolean }

/** How to get better matches: what the profile lacks, and the search. */
const BetterOnes = ({ gaps, hasSearch = false }: BetterOnesProps) =>
  (gaps.length > 0 || hasSearch) && (
    <Card>
      <h2 className="text-h4">{gaps.length > 0 ? 'Para mejores matches' : '¿Buscas otra cosa?'}</h2>
      <p className="mt-1 mb-3 text-sm text-ink-2">
        Aquí están los empleos con {leastRecommendedScore} puntos o más.
        {gaps.length > 0 && ' Completa lo que falta en tu perfil y encontraremos más:'}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <ProfileGaps gaps={gaps} />
        {hasSearch && (
          <LinkButton to="/empleos" variant="quiet" size="sm">
            Buscar en todos los empleos
          </LinkButton>
        )}
      </div>
    </Card>
  )
