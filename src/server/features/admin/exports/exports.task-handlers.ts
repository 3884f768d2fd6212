import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { type ExportFileDeps, makeExport, removeExpiredExports } from './export-file.service.ts'
import { makeExportTask, sweepExports } from './exports.tasks.ts'

export const exportTasks = (deps: ExportFileDeps): TaskHandler[] => [
  handleTask(makeExportTask, ({ exportId }) => makeExport(deps, exportId)),
  handleTask(sweepExports, () => removeExpiredExports(deps)),
]
