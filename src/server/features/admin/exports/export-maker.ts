import type { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import type { ReportPaper } from '#server/platform/report-paper/report-paper.ts'
import type { Sheet } from '#server/platform/sheets/sheet.ts'

export type ExportDeps = Pick<Deps, 'db' | 'pool' | 'clock'>

/** The sheets of an export, read in batches; `rows` counts those of the list, `allRows` what the file leaves out. */
export interface SheetPlan {
  sheets: readonly Sheet[]
  rows(): number
  allRows: number | null
}

/** What a list must say to be exported: its filters, and its content as sheets and on paper. */
export interface ExportMaker<Filters> {
  filters: z.ZodType<Filters>
  /** The beginning of the file's name. */
  fileName: string
  plan(deps: ExportDeps, filters: Filters, options: { withNames: boolean }): Promise<SheetPlan>
  paper(deps: ExportDeps, filters: Filters): Promise<ReportPaper>
}

/** An export whose filters are checked. */
export interface ReadyMaker {
  plan(withNames: boolean): Promise<SheetPlan>
  paper(): Promise<ReportPaper>
}

/** Null: the filters are none of this list. */
export const makerWith =
  <Filters>(maker: ExportMaker<Filters>) =>
  (deps: ExportDeps, filters: Record<string, string>): ReadyMaker | null => {
    const read = maker.filters.safeParse(filters)
    if (!read.success) return null
    return {
      plan: (withNames) => maker.plan(deps, read.data, { withNames }),
      paper: () => maker.paper(deps, read.data),
    }
  }
