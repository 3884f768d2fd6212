import type { JobStatistics } from '#contracts/jobs/job-views.contract.ts'

type Similar = NonNullable<JobStatistics['similar']>

/** Which ads the own one is compared with. */
export const comparedWith = ({ ads, category, place, days }: Similar): string =>
  `Con ${ads} avisos activos de ${category} ${place === null ? 'en todo el Perú' : `en ${place}`}, en ${days === 1 ? 'el último día' : `los últimos ${days} días`}. La mediana es la del aviso que está en la mitad.`

/** How an own figure stands beside the median of similar ads. */
export function besideMedian(own: number, median: number): string {
  if (own === median) return 'Igual que la mediana'
  if (median === 0) return 'Más que la mediana'
  const share = Math.round((own / median) * 100 - 100)
  if (share === 0) return 'Casi igual que la mediana'
  return share > 0 ? `${share} % más que la mediana` : `${-share} % menos que la mediana`
}
