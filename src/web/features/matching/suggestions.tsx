import RotateCw from 'lucide-react/icons/rotate-cw'
import type { Suggestion } from '#contracts/matching/matching.contract.ts'
import type { OwnService } from '#contracts/services/services.contract.ts'
import { confidenceBand } from '#domain/matching/score/bands.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Chip } from '#web/ui/list/chip.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { SkeletonEntries } from '#web/ui/list/skeleton-entries.tsx'
import { useSuggestions } from './suggestions.resource.ts'

const keywordsShown = 3

type SuggestionsProps = {
  professionalId: number
  isPremium: boolean
  /** Creating needs the premium plan: shows the offer. */
  onPremiumNeeded: () => void
  /** The service created from a suggestion, or an existing one, to be reviewed. */
  onDraft: (service: OwnService) => void
}

/** Services that the professional could sell, based on their skills and on demand. */
export function Suggestions({ professionalId, isPremium, onPremiumNeeded, onDraft }: SuggestionsProps) {
  const { suggestions, isFailed, isFetching, retry, create, dismiss, regenerate } = useSuggestions(
    professionalId,
    { onPremiumNeeded, onDraft },
  )
  if (isFailed)
    return <ErrorState title="Error al cargar sugerencias" onRetry={retry} retrying={isFetching} level={3} />
  return (
    <Card
      title="Servicios sugeridos"
      action={
        <Button variant="quiet" size="sm" busy={regenerate.isPending} onClick={() => regenerate.mutate()}>
          <RotateCw className="icon" />
          Regenerar
        </Button>
      }
    >
      {!suggestions && <SkeletonEntries label="Cargando sugerencias" />}
      {suggestions?.length === 0 && (
        <EmptyState title="No hay sugerencias disponibles" level={3}>
          Agrega experiencia y habilidades a tu perfil y vuelve a generarlas.
        </EmptyState>
      )}
      {suggestions && suggestions.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-2">
          {suggestions.map((suggestion) => (
            <li key={suggestion.id}>
              <SuggestionCard
                suggestion={suggestion}
                isBusy={create.isPending && create.variables.id === suggestion.id}
                onCreate={() => (isPremium ? create.mutate(suggestion) : onPremiumNeeded())}
                onDismiss={() => dismiss.mutate(suggestion)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type SuggestionCardProps = {
  suggestion: Suggestion
  isBusy: boolean
  onCreate: () => void
  onDismiss: () => void
}

function SuggestionCard({ suggestion, isBusy, onCreate, onDismiss }: SuggestionCardProps) {
  const keywords = JSON.parse(suggestion.keywords) as string[]
  return (
    <article className="grid h-full content-start gap-3 rounded-md border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge>{suggestion.category}</Badge>
        <span className="text-xs text-ink-2 tabular-nums">
          Confianza: {confidenceBand(suggestion.confidence)} · {suggestion.confidence} %
        </span>
      </div>
      <h3 className="text-h4 wrap-anywhere">{suggestion.title}</h3>
      <p className="text-sm text-ink-2">{suggestion.description}</p>
      <ul aria-label="Palabras clave" className="flex flex-wrap gap-1.5">
        {keywords.slice(0, keywordsShown).map((keyword) => (
          <li key={keyword}>
            <Chip>{keyword}</Chip>
          </li>
        ))}
      </ul>
      <p className="text-sm">
        Precio sugerido <span className="font-strong">{suggestion.suggestedPrice}</span> por hora
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          busy={isBusy}
          aria-label={`Crear servicio: ${suggestion.title}`}
          onClick={onCreate}
        >
          Crear servicio
        </Button>
        <Button variant="quiet" size="sm" onClick={onDismiss} aria-label={`Descartar: ${suggestion.title}`}>
          Descartar
        </Button>
      </div>
    </article>
  )
}
