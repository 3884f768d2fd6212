import { atsBuilder } from './dev/ats-builder.ts'
import { bilingual } from './dev/bilingual.ts'
import { cardGrid } from './dev/card-grid.ts'
import { classLists } from './dev/class-lists.ts'
import { classicColumn } from './dev/classic-column.ts'
import { darkBanner } from './dev/dark-banner.ts'
import { denseLines } from './dev/dense-lines.ts'
import { docsTemplate } from './dev/docs-template.ts'
import { dottedLine } from './dev/dotted-line.ts'
import { englishResume } from './dev/english-resume.ts'
import { functional } from './dev/functional.ts'
import { htmlHabits } from './dev/html-habits.ts'
import { inSentences } from './dev/in-sentences.ts'
import { labelledForm } from './dev/labelled-form.ts'
import { letterSpaced } from './dev/letter-spaced.ts'
import { moderncvMargin } from './dev/moderncv-margin.ts'
import { moderncvStyles } from './dev/moderncv-styles.ts'
import { networkExport } from './dev/network-export.ts'
import { oneLinePosts } from './dev/one-line-posts.ts'
import { peruvianClassic } from './dev/peruvian-classic.ts'
import { pipeLines } from './dev/pipe-lines.ts'
import { plainText } from './dev/plain-text.ts'
import { portalExport } from './dev/portal-export.ts'
import { projectResume } from './dev/project-resume.ts'
import { rightRail } from './dev/right-rail.ts'
import { runningHeads } from './dev/running-heads.ts'
import { sidebarLeft } from './dev/sidebar-left.ts'
import { smallCapitals } from './dev/small-capitals.ts'
import { splitHeadings } from './dev/split-headings.ts'
import { stateTables } from './dev/state-tables.ts'
import { tagColumns } from './dev/tag-columns.ts'
import { teachingRecord } from './dev/teaching-record.ts'
import { twoColumns } from './dev/two-columns.ts'
import { universityRecord } from './dev/university-record.ts'
import { wordHabits } from './dev/word-habits.ts'
import { wordTable } from './dev/word-table.ts'
import { academic } from './held-out/academic.ts'
import { designer } from './held-out/designer.ts'
import { europass } from './held-out/europass.ts'
import { gridTable } from './held-out/grid-table.ts'
import { mixedLanguage } from './held-out/mixed-language.ts'
import { sidebarRight } from './held-out/sidebar-right.ts'
import { timeline } from './held-out/timeline.ts'
import type { Layout } from './layout.ts'

/** The layouts that whoever writes the reader may look at. */
export const devLayouts: Layout[] = [
  classicColumn,
  twoColumns,
  sidebarLeft,
  wordTable,
  plainText,
  moderncvMargin,
  englishResume,
  functional,
  peruvianClassic,
  atsBuilder,
  labelledForm,
  stateTables,
  darkBanner,
  rightRail,
  teachingRecord,
  networkExport,
  docsTemplate,
  bilingual,
  portalExport,
  ...htmlHabits,
  ...wordHabits,
  pipeLines,
  universityRecord,
  smallCapitals,
  tagColumns,
  denseLines,
  oneLinePosts,
  dottedLine,
  moderncvStyles,
  runningHeads,
  inSentences,
  cardGrid,
  classLists,
  letterSpaced,
  splitHeadings,
  projectResume,
]

/** The layouts on which the reader is measured: nobody who writes it looks at them. */
export const heldOutLayouts: Layout[] = [
  sidebarRight,
  europass,
  designer,
  timeline,
  academic,
  mixedLanguage,
  gridTable,
]
