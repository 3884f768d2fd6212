import type { ReviewFinding } from '#contracts/coach/review.contract.ts'
import type { FindingCode } from '#domain/coach/review/findings.ts'
import type { MeasuredPart } from '#domain/coach/review/measure.ts'

const titles: Readonly<Record<FindingCode, string>> = {
  unasked: 'Quita este dato personal',
  street: 'Deja solo tu distrito',
  'weak-start': 'Empieza con un verbo',
  'figure-elsewhere': 'Trae aquí tu cifra',
  'no-figure': 'Agrega un resultado',
  'one-paragraph': 'Una idea por línea',
  capitals: 'Sin mayúsculas sostenidas',
  signs: 'Sin signos raros',
  'long-summary': 'Acorta tu resumen',
  'date-order': 'Revisa las fechas',
  'future-date': 'Revisa la fecha',
  overlap: 'Dos trabajos a la vez',
  'years-differ': 'Los años no coinciden',
  'skill-spelling': 'Escríbela como la buscan',
  'asked-and-told': 'Ponlo entre tus habilidades',
  'no-phone': 'Falta tu celular',
  'no-place': 'Falta dónde vives',
  'no-title': 'Falta tu título',
  'no-summary': 'Falta tu resumen',
  'no-work': 'Falta tu experiencia',
}

export const findingTitle = ({ code }: Pick<ReviewFinding, 'code'>): string =>
  titles[code as FindingCode] ?? 'Mira esta línea'

const partNames: Readonly<Record<MeasuredPart['name'], string>> = {
  contact: 'Datos para ubicarte',
  verbs: 'Líneas que empiezan bien',
  figures: 'Trabajos con una cifra',
  dates: 'Fechas que cuadran',
  readable: 'Líneas fáciles de leer',
  skills: 'Habilidades bien escritas',
  ad: 'Lo que pide el aviso, en tu lista',
}

export const partName = (name: string): string => partNames[name as MeasuredPart['name']] ?? 'Otra parte'

/** Where a person mends what no proposal can. */
export function mendHref({ place }: Pick<ReviewFinding, 'place'>): string {
  if (place.field === 'work-dates' || place.field === 'description')
    return '/dashboard/experiencia#experiencia'
  if (place.field === 'study-dates') return '/dashboard/experiencia#estudios'
  return place.field === 'summary' ? '/dashboard#resumen' : '/dashboard#datos'
}
