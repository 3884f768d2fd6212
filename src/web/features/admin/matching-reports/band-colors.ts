import type { CompatibilityBand } from '#contracts/admin/matching-reports-vocabulary.ts'
import type { ChartColor } from '#web/ui/chart/chart-colors.ts'

export const bandColors: Record<CompatibilityBand, ChartColor> = { high: 'orange', medium: 'mid', low: 'low' }
