import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { sweepNoteFiles } from './note-files.service.ts'

/** Every night: deletes the files of notes that are gone. */
const sweepFilesTask = defineTask('applications.sweep-note-files', z.object({}), { cron: '40 3 * * *' })

export const noteTasks = (deps: Pick<Deps, 'db' | 'pool' | 'queue' | 'clock'>): TaskHandler[] => [
  handleTask(sweepFilesTask, () => sweepNoteFiles(deps)),
]
