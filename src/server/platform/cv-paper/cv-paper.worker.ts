import { drawWith } from '#server/platform/drawing-worker.ts'
import { drawCvPaper } from './draw-cv-paper.ts'

drawWith(drawCvPaper)
