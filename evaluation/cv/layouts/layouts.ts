import { classicColumn } from './dev/classic-column.ts'
import { plainText } from './dev/plain-text.ts'
import { sidebarLeft } from './dev/sidebar-left.ts'
import { twoColumns } from './dev/two-columns.ts'
import { wordTable } from './dev/word-table.ts'
import type { Layout } from './layout.ts'

/** The layouts that whoever writes the reader may look at. */
export const devLayouts: Layout[] = [classicColumn, twoColumns, sidebarLeft, wordTable, plainText]

/** The layouts on which the reader is measured: nobody who writes it looks at them. */
export const heldOutLayouts: Layout[] = []

/** Word processor files as they are, for the reader of DOCX. */
export const docxLayouts: Layout[] = []
