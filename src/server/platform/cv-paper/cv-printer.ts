import { createDrawingThread, type DrawingThread } from '#server/platform/drawing-thread.ts'
import type { CvPaper } from './cv-paper.ts'

/** Sets profiles as CVs, in a thread of its own: the bytes of a PDF. */
export type CvPrinter = DrawingThread<CvPaper>

export const createCvPrinter = (): CvPrinter =>
  createDrawingThread(new URL('./cv-paper.worker.ts', import.meta.url), 'CVs', {
    askerOf: ({ email }) => email,
  })
