import type { ExportKind } from '#contracts/admin/exports-vocabulary.ts'
import { matchingExport } from '#server/features/admin/matching-reports/matching-export.ts'
import { makerWith } from './export-maker.ts'

/** Every list that can be exported in the background. */
export const exportMakers: Record<ExportKind, { fileName: string; ready: ReturnType<typeof makerWith> }> = {
  'matching-reports': { fileName: matchingExport.fileName, ready: makerWith(matchingExport) },
}
