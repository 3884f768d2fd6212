import { atsBuilder } from './dev/ats-builder.ts'
import { bilingual } from './dev/bilingual.ts'
import { brightBoxes } from './dev/bright-boxes.ts'
import { cardGrid } from './dev/card-grid.ts'
import { classLists } from './dev/class-lists.ts'
import { classicColumn } from './dev/classic-column.ts'
import { companyBars } from './dev/company-bars.ts'
import { coverPage } from './dev/cover-page.ts'
import { darkBanner } from './dev/dark-banner.ts'
import { documentedCv } from './dev/documented-cv.ts'
import { denseLines } from './dev/dense-lines.ts'
import { developerCards } from './dev/developer-cards.ts'
import { docsTemplate } from './dev/docs-template.ts'
import { dottedLine } from './dev/dotted-line.ts'
import { englishResume } from './dev/english-resume.ts'
import { europassLabelled } from './dev/europass-labelled.ts'
import { europassLines } from './dev/europass-lines.ts'
import { functional } from './dev/functional.ts'
import { guidedBuilder } from './dev/guided-builder.ts'
import { htmlHabits } from './dev/html-habits.ts'
import { infographic } from './dev/infographic.ts'
import { jobApplication } from './dev/job-application.ts'
import { labelledForm } from './dev/labelled-form.ts'
import { longSidebar } from './dev/long-sidebar.ts'
import { looseBoxes } from './dev/loose-boxes.ts'
import { inSentences } from './dev/in-sentences.ts'
import { postsInSentences } from './dev/posts-in-sentences.ts'
import { longRecord } from './dev/long-record.ts'
import { mergedEmployers } from './dev/merged-employers.ts'
import { mergedHeads } from './dev/merged-heads.ts'
import { magazineColumns } from './dev/magazine-columns.ts'
import { moderncvMargin } from './dev/moderncv-margin.ts'
import { letterSpaced } from './dev/letter-spaced.ts'
import { moderncvStyles } from './dev/moderncv-styles.ts'
import { nestedBullets } from './dev/nested-bullets.ts'
import { networkExport } from './dev/network-export.ts'
import { newspaperColumns } from './dev/newspaper-columns.ts'
import { ownDocuments } from './dev/own-documents.ts'
import { oneTable } from './dev/one-table.ts'
import { oneLinePosts } from './dev/one-line-posts.ts'
import { peruvianClassic } from './dev/peruvian-classic.ts'
import { pipeLines } from './dev/pipe-lines.ts'
import { plainText } from './dev/plain-text.ts'
import { portalExport } from './dev/portal-export.ts'
import { posterName } from './dev/poster-name.ts'
import { projectResume } from './dev/project-resume.ts'
import { rightRail } from './dev/right-rail.ts'
import { runningHeads } from './dev/running-heads.ts'
import { sidebarLeft } from './dev/sidebar-left.ts'
import { skillRail } from './dev/skill-rail.ts'
import { smallCapitals } from './dev/small-capitals.ts'
import { splitHeadings } from './dev/split-headings.ts'
import { stateTables } from './dev/state-tables.ts'
import { tableSidebar } from './dev/table-sidebar.ts'
import { colouredStarts } from './dev/coloured-starts.ts'
import { leftThird } from './dev/left-third.ts'
import { strengthsTable } from './dev/strengths-table.ts'
import { ruledMargin } from './dev/ruled-margin.ts'
import { coursesAndTheses } from './dev/courses-and-theses.ts'
import { ownTexLines } from './dev/own-tex-lines.ts'
import { moderncvLeftovers } from './dev/moderncv-leftovers.ts'
import { tagSheets } from './dev/tag-sheets.ts'
import { tagColumns } from './dev/tag-columns.ts'
import { teachingRecord } from './dev/teaching-record.ts'
import { thinLines } from './dev/thin-lines.ts'
import { threeZones } from './dev/three-zones.ts'
import { twoColumns } from './dev/two-columns.ts'
import { underlinedCapitals } from './dev/underlined-capitals.ts'
import { universityRecord } from './dev/university-record.ts'
import { templateTabs } from './dev/template-tabs.ts'
import { unevenHand } from './dev/uneven-hand.ts'
import { untidy } from './dev/untidy.ts'
import { wordHabits } from './dev/word-habits.ts'
import { wordTable } from './dev/word-table.ts'
import { writtenPages } from './dev/written-pages.ts'
import { canvaColumns } from './dev/canva-columns.ts'
import { docsSerif } from './dev/docs-serif.ts'
import { overleafOnePage } from './dev/overleaf-one-page.ts'
import { seniorPlain } from './dev/senior-plain.ts'
import { wordCompanyLine } from './dev/word-company-line.ts'
import { boldHeadings } from './fresh/bold-headings.ts'
import { photoAndColumns } from './fresh/photo-and-columns.ts'
import { docsPages } from './fresh/docs-pages.ts'
import { tableTemplate } from './fresh/table-template.ts'
import { galleryTex } from './fresh/gallery-tex.ts'
import { profilePdf } from './fresh/profile-pdf.ts'
import { firstJobs } from './fresh/first-jobs.ts'
import { capitalTechnicians } from './fresh/capital-technicians.ts'
import { fullCareers } from './fresh/full-careers.ts'
import { jobBoard } from './fresh/job-board.ts'
import { typedByWorkers } from './fresh/typed-by-workers.ts'
import { designTool } from './fresh/design-tool.ts'
import { webBuilder } from './fresh/web-builder.ts'
import { academic } from './held-out/academic.ts'
import { designer } from './held-out/designer.ts'
import { europass } from './held-out/europass.ts'
import { gridTable } from './held-out/grid-table.ts'
import { mixedLanguage } from './held-out/mixed-language.ts'
import { sidebarRight } from './held-out/sidebar-right.ts'
import { timeline } from './held-out/timeline.ts'
import { markerRail } from './dev/marker-rail.ts'
import { uprightStripe } from './dev/upright-stripe.ts'
import { twoSidedTimeline } from './dev/two-sided-timeline.ts'
import { logoBoxes } from './dev/logo-boxes.ts'
import { docsCoral } from './dev/docs-coral.ts'
import { boardDownload } from './dev/board-download.ts'
import { europassOnline } from './dev/europass-online.ts'
import { notesExport } from './dev/notes-export.ts'
import { iconHeadings } from './dev/icon-headings.ts'
import { aggregatorResume } from './dev/aggregator-resume.ts'
import { labelledRail } from './dev/labelled-rail.ts'
import { profilePage } from './dev/profile-page.ts'
import { headlineJobs } from './dev/headline-jobs.ts'
import { railOfStudies } from './dev/rail-of-studies.ts'
import { placeBelowDates } from './dev/place-below-dates.ts'
import { turnedMargin } from './dev/turned-margin.ts'
import { slides } from './dev/slides.ts'
import type { Layout, WrittenLayout } from './layout.ts'

/** The layouts that developers of the reader may look at. */
export const devLayouts: (Layout | WrittenLayout)[] = [
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
  skillRail,
  documentedCv,
  universityRecord,
  ...writtenPages,
  posterName,
  infographic,
  threeZones,
  europassLabelled,
  smallCapitals,
  tagColumns,
  guidedBuilder,
  longSidebar,
  looseBoxes,
  magazineColumns,
  europassLines,
  oneTable,
  underlinedCapitals,
  mergedHeads,
  denseLines,
  oneLinePosts,
  dottedLine,
  developerCards,
  brightBoxes,
  unevenHand,
  thinLines,
  companyBars,
  templateTabs,
  tableSidebar,
  jobApplication,
  moderncvStyles,
  newspaperColumns,
  inSentences,
  untidy,
  longRecord,
  coverPage,
  nestedBullets,
  runningHeads,
  postsInSentences,
  cardGrid,
  classLists,
  letterSpaced,
  splitHeadings,
  projectResume,
  mergedEmployers,
  wordCompanyLine,
  canvaColumns,
  docsSerif,
  seniorPlain,
  overleafOnePage,
  markerRail,
  uprightStripe,
  twoSidedTimeline,
  logoBoxes,
  docsCoral,
  boardDownload,
  europassOnline,
  ...ownDocuments,
  tagSheets,
  colouredStarts,
  leftThird,
  notesExport,
  iconHeadings,
  aggregatorResume,
  labelledRail,
  profilePage,
  strengthsTable,
  ruledMargin,
  coursesAndTheses,
  ownTexLines,
  headlineJobs,
  railOfStudies,
  placeBelowDates,
  turnedMargin,
  slides,
  moderncvLeftovers,
]

/** The layouts on which the reader is measured: developers of the reader must not look at them. */
export const heldOutLayouts: Layout[] = [
  sidebarRight,
  europass,
  designer,
  timeline,
  academic,
  mixedLanguage,
  gridTable,
]

/** Layouts written independently of the last round of work on the reader: developers must not look at them. */
export const freshLayouts: (Layout | WrittenLayout)[] = [
  boldHeadings,
  photoAndColumns,
  designTool,
  docsPages,
  tableTemplate,
  galleryTex,
  profilePdf,
  firstJobs,
  jobBoard,
  webBuilder,
  typedByWorkers,
  capitalTechnicians,
  fullCareers,
]
