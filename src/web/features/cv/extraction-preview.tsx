import type { ExtractedData } from '#contracts/cv.contract.ts'
import { periodInWords } from '#domain/cv/career-period.ts'
import { isDoubtful } from '#domain/cv/review-parts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { FoundEntries, type FoundEntry, FoundNames } from './found-entries.tsx'

const entriesShown = 4
const skillsShown = 8

type ReadText = { value: string; confidence: number } | null
type ReadPeriod = { start: ReadText; end: ReadText; isCurrent: boolean }

/** The first of what was read, with a mark where the reader is not sure. */
export function ExtractionPreview({ data }: { data: ExtractedData }) {
  const { experiences, educations, skills } = data
  return (
    <div className="grid gap-5">
      <FoundEntries
        title="Experiencia"
        total={experiences.length}
        entries={experiences
          .slice(0, entriesShown)
          .map((entry) =>
            previewOf(entry.position, entry.company, entry, 'Falta el cargo', 'Falta la empresa'),
          )}
      />
      <FoundEntries
        title="Educación"
        total={educations.length}
        entries={educations
          .slice(0, entriesShown)
          .map((entry) =>
            previewOf(entry.degree, entry.institution, entry, 'Falta el título', 'Falta la institución'),
          )}
      />
      <FoundNames
        title="Habilidades"
        names={[...skills.technical, ...skills.soft].map(({ value }) => value)}
        most={skillsShown}
      />
      <p className="text-xs text-ink-2">
        Puede que leamos algo mal, sobre todo donde dice “Revísalo”. Lo que se guarde podrás corregirlo en
        Experiencia.
      </p>
    </div>
  )
}

/** `noWhat`, `noWhere`: what to say in place of a name that was not found; such an entry is not saved. */
function previewOf(
  what: ReadText,
  where: ReadText,
  entry: ReadPeriod & object,
  noWhat: string,
  noWhere: string,
): FoundEntry {
  const { start, end, isCurrent } = entry
  const period = periodInWords({
    startDate: start?.value ?? null,
    endDate: end?.value ?? null,
    current: isCurrent,
  })
  const isUnsure = Object.values(entry).some(
    (read: unknown) =>
      typeof read === 'object' &&
      read !== null &&
      'confidence' in read &&
      isDoubtful(read as { confidence: number }),
  )
  return {
    title: what?.value ?? noWhat,
    details: [where?.value ?? noWhere],
    period,
    mark: what && where ? isUnsure && <Badge tone="warn">Revísalo</Badge> : <Badge>No se guardará</Badge>,
  }
}
