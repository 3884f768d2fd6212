import type { CvFormat } from '#contracts/vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { readSetting, readSettings } from '#server/features/settings/settings.service.ts'

/** What a CV may be: its file formats, and its largest size in megabytes. */
export interface CvRules {
  cvFormats: CvFormat[]
  cvMegabytes: number
}

export async function readCvRules(db: Db): Promise<CvRules> {
  const set = await readSettings(db, ['cv_accepts_docx', 'cv_most_megabytes'])
  return { cvFormats: set.cv_accepts_docx ? ['pdf', 'docx'] : ['pdf'], cvMegabytes: set.cv_most_megabytes }
}

/** 'PDF', or 'PDF o DOCX': the formats in words. */
export const cvFormatsInWords = ({ cvFormats }: Pick<CvRules, 'cvFormats'>): string =>
  cvFormats.map((format) => format.toUpperCase()).join(' o ')

/** What the next uploads must keep to. */
export async function readFileRules(db: Db) {
  const { cvFormats, cvMegabytes } = await readCvRules(db)
  const pictureMegabytes = await readSetting(db, 'picture_most_megabytes')
  return { acceptsDocx: cvFormats.includes('docx'), cvMegabytes, pictureMegabytes }
}
