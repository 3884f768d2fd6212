import { createDrawingThread, type DrawingThread } from '#server/platform/drawing-thread.ts'
import type { ReportPaper } from './report-paper.ts'

/** Prints reports in a separate thread: the bytes of a PDF. */
export type ReportPrinter = DrawingThread<ReportPaper>

export const createReportPrinter = (): ReportPrinter =>
  createDrawingThread(new URL('./report-paper.worker.ts', import.meta.url), 'reports')
