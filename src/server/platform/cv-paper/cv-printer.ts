import { createDrawingThread, type DrawingThread } from '#server/platform/drawing-thread.ts'
import type { CvPaper } from './cv-paper.ts'

/** Renders profiles as CVs in a separate thread: the bytes of a PDF, or of its pages. */
export type CvPrinter = DrawingThread<CvPaper>

export const createCvPrinter = (): CvPrinter =>
  createDrawingThread(new URL('./cv-paper.worker.ts', import.meta.url), 'CVs', {
    askerOf: ({ asker }) => asker,
  })
