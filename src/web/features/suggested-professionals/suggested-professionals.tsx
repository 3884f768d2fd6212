import { useState } from 'react'
import { Link } from 'react-router'
import type { SuggestedPerson } from '#contracts/suggested-professionals/suggested-professionals.contract.ts'
import { leastSuggestedScore } from '#contracts/suggested-professionals/suggested-professionals-figures.ts'
import { matchBand } from '#domain/matching/score/bands.ts'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import { SkeletonEntries } from '#web/ui/list/skeleton-entries.tsx'
import { AutomaticNotice, MatchWhy } from '#web/features/matching/match-why.tsx'
import { profileHref } from '#web/features/professionals/page/profile.address.ts'
import { useSuggestedProfessionals } from './suggested-professionals.resource.ts'

const shownFirst = 3
const reasonsShown = 3

/** Professionals of the directory who fit a job and have not applied, with the reasons and ways to contact them. */
export function SuggestedProfessionals({ jobId }: { jobId: number }) {
  const [isWhole, setWhole] = useState(false)
  const { data, isError, isFetching, refetch } = useSuggestedProfessionals(jobId)
  if (!data)
    return (
      <Card title="Profesionales sugeridos">
        {isError ? (
          <ErrorState
            title="Error al cargar las sugerencias"
            level={3}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <SkeletonEntries label="Buscando profesionales para este empleo" />
        )}
      </Card>
    )
  const { people } = data
  return (
    <Card title="Profesionales sugeridos">
      {people.length === 0 ? (
        <p className="text-sm text-ink-2">
          Nadie más del directorio llega a {leastSuggestedScore} puntos con este empleo por ahora. Lo miramos
          cada vez que entras aquí.
        </p>
      ) : (
        <>
          <p className="mb-4 max-w-measure text-sm text-ink-2">
            Ofrecen sus servicios en Qhatu y no han postulado a este empleo. Para escribirles, abre su perfil.
          </p>
          <ol className="grid gap-4">
            {people.slice(0, isWhole ? people.length : shownFirst).map((person) => (
              <SuggestedRow key={person.id} person={person} />
            ))}
          </ol>
          {people.length > shownFirst && !isWhole && (
            <Button variant="quiet" size="sm" className="mt-3 -ml-3.5" onClick={() => setWhole(true)}>
              Ver los {people.length}
            </Button>
          )}
          <div className="mt-4 grid gap-1">
            {data.isApproximate && (
              <p className="text-xs text-ink-3">Es un orden aproximado: estamos terminando de calcular.</p>
            )}
            <AutomaticNotice voice="company" />
          </div>
        </>
      )}
    </Card>
  )
}

function SuggestedRow({ person }: { person: SuggestedPerson }) {
  const { id, name, compatibilityScore } = person
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <Avatar name={name} src={person.avatar} size={40} />
      <div className="min-w-0 grow basis-48">
        <h3 className="font-text text-control leading-5 tracking-normal wrap-anywhere">
          <Link to={profileHref(id)} className="font-strong no-underline underline-offset-4 hover:underline">
            {name}
          </Link>
        </h3>
        <p className="text-sm text-ink-2 wrap-anywhere">
          {[person.title, person.location].filter(Boolean).join(' · ')}
        </p>
        <p className="text-xs text-ink-2">{person.matchReasons.slice(0, reasonsShown).join(' · ')}</p>
      </div>
      <div className="flex flex-none items-center gap-2 max-sm:w-full">
        <span className="text-xs text-ink-2 max-lg:sr-only">{matchBand(compatibilityScore)}</span>
        <MatchRing score={compatibilityScore} size={40} />
        {person.match && <MatchWhy match={person.match} about={name} voice="company" />}
        <LinkButton
          to={profileHref(id)}
          variant="secondary"
          size="sm"
          aria-label={`Ver el perfil de ${name}`}
        >
          Ver perfil
        </LinkButton>
      </div>
    </li>
  )
}
