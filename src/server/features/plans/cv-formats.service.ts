import type { CvFormat } from '#contracts/vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'

/** The file formats that are accepted for a CV. */
export async function readCvFormats(db: Db): Promise<CvFormat[]> {
  return (await readSetting(db, 'cv_accepts_docx')) ? ['pdf', 'docx'] : ['pdf']
}

/** 'PDF', or 'PDF o DOCX': the formats in words. */
export const cvFormatsInWords = (formats: readonly CvFormat[]): string =>
  formats.map((format) => format.toUpperCase()).join(' o ')
