import type { Extraction } from '#contracts/cv.contract.ts'
import { periodInWords } from '#domain/cv/career-period.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { FoundEntries, FoundNames } from './found-entries.tsx'

type Outcome = Extraction['experiences'][number]['outcome']

const outcomes: Record<Outcome, { label: string; tone: Tone }> = {
  saved: { label: 'Guardado', tone: 'ok' },
  known: { label: 'Ya estaba', tone: 'neutral' },
  deleted: { label: 'Lo borraste', tone: 'neutral' },
  incomplete: { label: 'Incompleto', tone: 'warn' },
}

/** All that the CV says, and what became of each entry. */
export function ExtractionResult({ result }: { result: Extraction }) {
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
        <p className="text-xs text-ink-2">
          Lo incompleto no se guarda, porque no inventamos lo que tu CV no dice. Puedes agregarlo a mano.
        </p>
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
