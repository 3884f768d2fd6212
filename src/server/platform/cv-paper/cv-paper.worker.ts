import { drawWith } from '../drawing-worker.ts'
import { drawCvPaper } from './draw-cv-paper.ts'

drawWith(drawCvPaper)
