import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { ReadCv } from '#domain/cv/cv.ts'
import type { PageText } from '#domain/cv/layout/page-text.ts'
import { readCv } from '#domain/cv/read-cv.ts'
import type { EntryReader } from '#domain/cv/roles/read-entries.ts'
import { UnreadableDocument } from '#server/platform/pdf/document-failure.ts'
import { createDocumentReader } from '#server/platform/pdf/document-reader.ts'
import { type Gold, readGold } from './evaluate-gold.ts'

/** A CV with its gold; `pages` is null if the file could not be read. */
export interface LabelledCv {
  path: string
  gold: Gold
  pages: PageText[] | null
}

/** The reading of a file that could not be read. */
export const EMPTY: ReadCv = {
  contact: { name: null, title: null, email: null, phone: null, linkedin: null, place: null },
  summary: null,
  experiences: [],
  educations: [],
  skills: { technical: [], soft: [], languages: [], certifications: [] },
  sections: [],
}

/** The names of all CVs below a folder that have a gold file. */
export async function findLabelledCvs(folder: string): Promise<string[]> {
  const paths: string[] = []
  for await (const path of glob(join(folder, '**/*.{pdf,docx}')))
    if (existsSync(goldOf(path))) paths.push(path)
  return paths.sort((a, b) => a.localeCompare(b))
}

export const goldOf = (path: string) => path.replace(/\.(?:pdf|docx)$/, '.gold.json')

/** Extracts the text of the files; `extraction`: the milliseconds it took. */
export async function loadCvs(
  paths: readonly string[],
  layoutOf = (path: string) => basename(dirname(path)),
): Promise<{ cvs: LabelledCv[]; extraction: number }> {
  const reader = createDocumentReader(1)
  const cvs: LabelledCv[] = []
  let extraction = 0
  for (const path of paths) {
    const layout = layoutOf(path)
    const bytes = await readFile(path)
    const start = performance.now()
    const pages = await (path.endsWith('.pdf') ? reader.readPdf(bytes) : reader.readDocx(bytes)).catch(
      (error: unknown) => {
        if (!(error instanceof UnreadableDocument)) throw error
        console.log(`${basename(path)}: ${error.failure}`)
        return null
      },
    )
    extraction += performance.now() - start
    cvs.push({
      path,
      pages,
      gold: await readGold(goldOf(path), path.endsWith('.docx') ? `${layout} (DOCX)` : layout),
    })
  }
  await reader.close()
  return { cvs, extraction }
}

/** The reader's result; empty for a file that could not be read. */
export const readLabelledCv = ({ pages }: LabelledCv, reader?: EntryReader): ReadCv =>
  pages ? readCv(pages, reader) : EMPTY
