import type { ViewsOfDay } from '#contracts/professionals/profile-views.contract.ts'

const ofDay = ({ byCompanies, byOthers }: ViewsOfDay): number => byCompanies + byOthers

/** The sums of a range of days; `best` is the day with the most visits, the latest of equals, null when there are none. */
export function sumViews(days: readonly ViewsOfDay[]) {
  const byCompanies = days.reduce((sum, day) => sum + day.byCompanies, 0)
  const total = days.reduce((sum, day) => sum + ofDay(day), 0)
  const best = days.reduce<ViewsOfDay | null>(
    (most, day) => (ofDay(day) > 0 && (!most || ofDay(day) >= ofDay(most)) ? day : most),
    null,
  )
  return { total, byCompanies, best: best && { day: best.day, count: ofDay(best) } }
}

export interface Bar {
  day: string
  x: number
  width: number
  /** Measured from the top; the companies' bar is at the bottom, the others' above it. */
  companies: { y: number; height: number }
  others: { y: number; height: number }
}

/** The days as stacked bars in a box; the highest bar has the height of the box. In units of the box. */
export function viewBars(days: readonly ViewsOfDay[], box: { width: number; height: number }): Bar[] {
  const most = Math.max(1, ...days.map(ofDay))
  const step = box.width / days.length
  const heightOf = (count: number) => (count / most) * box.height
  return days.map(({ day, byCompanies, byOthers }, index) => {
    const [low, high] = [heightOf(byCompanies), heightOf(byOthers)]
    return {
      day,
      x: index * step + step * 0.15,
      width: step * 0.7,
      companies: { y: box.height - low, height: low },
      others: { y: box.height - low - high, height: high },
    }
  })
}
