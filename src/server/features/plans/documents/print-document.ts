import { Readable } from 'node:stream'
import { formatMoney } from '#domain/plans/receipt.ts'
import { type InSoles, rateSays } from '#domain/plans/soles.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { FileReply } from '#server/file-reply.ts'
import type { ReportPaper } from '#server/platform/report-paper/report-paper.ts'
import { mimeTypes } from '#server/platform/storage/file-kinds.ts'

/** Who issues our papers. */
export const issuedBy = ({
  name,
  ruc,
  address,
}: Deps['config']['operator']): ReportPaper['parts'][number] => ({
  title: 'Emitida por',
  facts: [
    ['Nombre', name],
    ['RUC', ruc],
    ['Domicilio', address],
  ],
})

/** The total in soles, if the document keeps a rate. */
export const solesFacts = (soles: InSoles | null): [string, string][] =>
  soles ? [['Equivale a', `${formatMoney(soles.total, 'PEN')}. ${rateSays(soles)}`]] : []

/** A paper as a PDF. Throws unavailable when too many others wait. */
export async function printDocument(
  { reportPrinter }: Pick<Deps, 'reportPrinter'>,
  paper: ReportPaper,
): Promise<FileReply> {
  const bytes = await reportPrinter.draw(paper)
  if (!bytes) throw new AppError('unavailable', { retryAfter: 5 })
  return {
    stream: Readable.from([bytes]),
    name: `${paper.title}.pdf`,
    mime: mimeTypes.pdf,
    size: bytes.length,
  }
}
