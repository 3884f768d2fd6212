import { feedSeconds, mostFeedMegabytes, mostRedirects } from '#contracts/jobs/job-feeds-figures.ts'
import type { FetchProblem } from '#contracts/jobs/job-feeds-vocabulary.ts'
import type { Deps } from '#server/deps.ts'
import { UnreadableFile } from '#server/features/jobs/import/unreadable-file.ts'
import type { KnownVersion } from '#server/platform/outgoing/document-fetcher.ts'
import { type FeedDocument, readFeedDocument } from './read-feed-document.ts'

export type ReadFeed =
  | ({ kind: 'document'; document: FeedDocument } & KnownVersion)
  | { kind: 'unchanged' }
  | { kind: 'failed'; problem: string }

const fetchTexts: Record<FetchProblem, string> = {
  refused: 'La dirección, o una a la que lleva, no es https y pública.',
  unresolved: 'El nombre de la dirección no existe.',
  unreachable: 'No se pudo conectar con el servidor.',
  tls: 'El certificado https del servidor no es válido.',
  timeout: `No terminó de responder en ${feedSeconds} segundos.`,
  cut: 'La respuesta llegó incompleta.',
  status: 'El servidor no entregó el archivo.',
  redirects: `La dirección lleva a otra más de ${mostRedirects} veces seguidas.`,
  too_large: `El archivo pesa más de ${mostFeedMegabytes} MB.`,
}

/** Reads a feed from its address. What is wrong with it is said as a sentence for its company. */
export async function readFeedAt(
  { feeds }: Pick<Deps, 'feeds'>,
  url: string,
  known?: KnownVersion,
): Promise<ReadFeed> {
  const answer = await feeds.get(url, known)
  if (answer.kind === 'unchanged') return answer
  if (answer.kind === 'failed') {
    const code = answer.code === null ? '' : ` Respondió ${answer.code}.`
    return { kind: 'failed', problem: fetchTexts[answer.problem] + code }
  }
  const { bytes, contentType, etag, lastModified } = answer
  try {
    return { kind: 'document', document: await readFeedDocument(bytes, contentType), etag, lastModified }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { kind: 'failed', problem: error.message }
  }
}
