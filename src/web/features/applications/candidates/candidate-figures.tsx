import type { z } from 'zod'
import type { jobMetrics } from '#contracts/applications/applications.contract.ts'
import { Stat } from '#web/ui/list/stat.tsx'

/** The figures of a job's candidates. The best match appears only if there are candidates. */
export function CandidateFigures({ metrics }: { metrics: z.infer<typeof jobMetrics> }) {
  const figures: [string, number | null][] = [
    ['Candidatos', metrics.totalCandidates],
    ['Nuevos', metrics.newCandidates],
    ['Vistos', metrics.viewedCandidates],
    ['Preseleccionados', metrics.preselectedCandidates],
    ['Rechazados', metrics.rejectedCandidates],
    ['Mejor match', metrics.bestMatchScore],
  ]
  return (
    <div className="grid grid-cols-3 gap-x-6 gap-y-2 sm:flex sm:flex-wrap">
      {figures.map(([label, value]) => value !== null && <Stat key={label} label={label} value={value} />)}
    </div>
  )
}
