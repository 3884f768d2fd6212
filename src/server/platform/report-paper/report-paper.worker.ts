import { drawWith } from '#server/platform/drawing-worker.ts'
import { drawReportPaper } from './draw-report-paper.ts'

drawWith(drawReportPaper)
