import type { EducationItem } from '#contracts/career-fields.ts'
import { Card } from '#web/ui/card.tsx'
import { CareerEntry } from './career-entry.tsx'
import { isFresh, useClock } from './fresh.ts'

/** What the calls say where no field of study is known. */
const NO_FIELD = 'General'

/** The own studies. */
export function EducationList({ education }: { education: readonly EducationItem[] }) {
  const now = useClock()
  return (
    <Card title="Educación">
      {education.length === 0 ? (
        <p className="text-sm text-ink-2">Aún no hay estudios. Los que tengas en tu CV se pueden extraer.</p>
      ) : (
        <ul>
          {education.map((item) => (
            <CareerEntry
              key={item.id}
              title={item.degree}
              details={[item.institution, item.field === NO_FIELD ? null : item.field]}
              period={item}
              description={item.description}
              isFresh={isFresh(item, now)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
