import type { Extraction } from '#contracts/cv/cv.contract.ts'
import { periodInWords } from '#domain/cv/career-period.ts'
import { Badge, type Tone } from '#web/ui/look/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { FoundEntries, FoundNames } from './found-entries.tsx'

type Outcome = Extraction['experiences'][number]['outcome']

const outcomes: Record<Outcome, { label: string; tone: Tone }> = {
  saved: { label: 'Guardado', tone: 'ok' },
  known: { label: 'Ya estaba', tone: 'neutral' },
  deleted: { label: 'Lo borraste', tone: 'neutral' },
  incomplete: { label: 'Incompleto', tone: 'warn' },
}

type ExtractionResultProps = {
  result: Extraction
  /** Opens the review, which asks for the missing values of an entry. */
  onComplete: () => void
  isReading: boolean
}

/** Everything that the CV says, and the outcome of each entry. */
export function ExtractionResult({ result, onComplete, isReading }: ExtractionResultProps) {
  const { experiences, educations, skills } = result
  const isAnyIncomplete = [...experiences, ...educations].some(({ outcome }) => outcome === 'incomplete')
  return (
    <div className="grid gap-5">
      <FoundEntries
        title="Experiencia"
        entries={experiences.map((entry) => ({
          title: entry.position ?? 'Falta el cargo',
          details: [entry.company ?? 'Falta la empresa'],
          period: periodInWords(entry),
          mark: markOf(entry.outcome),
        }))}
      />
      <FoundEntries
        title="Educación"
        entries={educations.map((entry) => ({
          title: entry.degree ?? 'Falta el título',
          details: [entry.institution ?? 'Falta la institución'],
          period: periodInWords(entry),
          mark: markOf(entry.outcome),
        }))}
      />
      {isAnyIncomplete && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
          <p>Lo incompleto aún no está en tu perfil: no inventamos lo que tu CV no dice.</p>
          <Button variant="secondary" size="sm" onClick={onComplete} busy={isReading} busyLabel="Leyendo...">
            Completar lo que falta
          </Button>
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <FoundNames title="Habilidades técnicas" names={skills.technical} />
        <FoundNames title="Habilidades blandas" names={skills.soft} />
        <FoundNames title="Idiomas" names={skills.languages} />
        <FoundNames title="Certificaciones" names={skills.certifications} />
      </div>
    </div>
  )
}

function markOf(outcome: Outcome) {
  const { label, tone } = outcomes[outcome]
  return <Badge tone={tone}>{label}</Badge>
}
