import type { CompatibilityBand, FairnessGroup } from '#contracts/admin/matching-reports-vocabulary.ts'

export const bandNames: Record<CompatibilityBand, string> = { high: 'Alta', medium: 'Media', low: 'Baja' }

export const bandRanges: Record<CompatibilityBand, string> = {
  high: 'Alta, 80 o más',
  medium: 'Media, 60 a 79',
  low: 'Baja, menos de 60',
}

export const fairnessGroupNames: Record<FairnessGroup, string> = {
  lima: 'Viven en Lima o Callao',
  regions: 'Viven en otra región',
  'no-place': 'No dijeron dónde viven',
  'with-cv': 'Enviaron su CV',
  'without-cv': 'Postularon sin CV',
}

/** A bin of five points: 'De 75 a 79'; the last one has 100, too. */
export const binName = (bin: number): string => `De ${bin * 5} a ${bin === 19 ? 100 : bin * 5 + 4}`

/** A company that wrote none. */
export const industryName = (industry: string): string => industry || 'Sin rubro'
