import { formatDate, limaDayStart } from '#domain/time/dates.ts'

/** A sum in another currency as it is in soles. */
export interface InSoles {
  /** In cents. */
  total: number
  /** Soles for one unit. */
  rate: number
  /** The day that it is of. */
  day: string
  /** Who published it. */
  source: string
}

/** What a document keeps of it: all of it or nothing. */
interface KeptRate {
  total: number
  solesRate: number | null
  solesRateDay: string | null
  solesRateSource: string | null
}

/** The total of a document in soles, by the rate that it keeps; null: it keeps none, and no figure is made up. */
export const inSoles = ({
  total,
  solesRate: rate,
  solesRateDay: day,
  solesRateSource: source,
}: KeptRate): InSoles | null =>
  rate === null || day === null || source === null
    ? null
    : { total: Math.round(total * rate), rate, day, source }

/** 'Tipo de cambio venta de 3.71, SUNAT, 27 nov. 2026' */
export const rateSays = ({ rate, day, source }: Omit<InSoles, 'total'>): string =>
  `Tipo de cambio venta de ${rate}, ${source}, ${formatDate(limaDayStart(day))}`
