import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { idParams, instant } from '#contracts/fields.ts'
import { longestExportReason, shortestExportReason } from './exports-figures.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { exportFormats, exportKinds, exportStates } from './exports-vocabulary.ts'

const adminExport = z.object({
  id: z.number(),
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  withNames: z.boolean(),
  state: z.enum(exportStates),
  /** In the file; null until it is ready. */
  rows: z.number().nullable(),
  /** All rows that match, if the file cannot have them all; null: it has them. */
  allRows: z.number().nullable(),
  /** In bytes. */
  size: z.number().nullable(),
  createdAt: instant,
  /** From then on it is deleted. */
  expiresAt: instant,
})
export type AdminExport = z.infer<typeof adminExport>

const wrongFilters = 'Elige otra vez los filtros de la lista'
const reasonNeeded = `Escribe para qué los necesitas, con ${shortestExportReason} caracteres o más`

export const exportsContract = {
  exports: endpoint({
    method: 'GET',
    path: '/api/admin/exports',
    summary: 'One’s own exports, the latest first',
    audience: 'admin',
    capability: 'read-figures',
    query: z.object({ kind: z.enum(exportKinds, asks.listed).optional() }),
    reply: z.array(adminExport),
  }),
  beginExport: endpoint({
    method: 'POST',
    path: '/api/admin/exports',
    summary:
      'Begin an export: a task makes the file, with names only for roles that may read accounts, and with a reason',
    audience: 'admin',
    capability: 'read-figures',
    audit: 'export-begun',
    body: z
      .object({
        kind: z.enum(exportKinds, asks.listed),
        format: z.enum(exportFormats, asks.listed),
        /** As the list of this kind takes them. */
        filters: z
          .record(
            z.string().max(longestSearch),
            z.string(wrongFilters).max(longestSearch, upTo(longestSearch)),
            wrongFilters,
          )
          .default({}),
        withNames: z.boolean(asks.listed).default(false),
        reason: z.string().trim().max(longestExportReason, upTo(longestExportReason)).default(''),
      })
      .refine(({ withNames, reason }) => !withNames || reason.length >= shortestExportReason, {
        path: ['reason'],
        message: reasonNeeded,
      }),
    reply: adminExport,
    status: 201,
  }),
  retryExport: endpoint({
    method: 'POST',
    path: '/api/admin/exports/:id/retry',
    summary: 'Make the file of a failed export again',
    audience: 'admin',
    capability: 'read-figures',
    audit: 'export-begun',
    params: idParams,
    reply: adminExport,
  }),
  exportFile: endpoint({
    method: 'GET',
    path: '/api/admin/exports/:id/file',
    summary: 'The file of one’s own export',
    audience: 'admin',
    capability: 'read-figures',
    audit: 'export-downloaded',
    params: idParams,
    file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/pdf'],
  }),
}
