import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from '#server/db/connection.ts'
import type { Matching } from '#server/platform/matching.ts'
import type { PaymentProviders } from '#server/platform/payments/payment-provider.ts'
import type { DocumentIssuer } from '#server/platform/document-issuer/document-issuer.ts'
import type { ExchangeRates } from '#server/platform/exchange-rate/exchange-rate.ts'
import type { PublicCache } from '#server/http/public-cache.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { CvPrinter } from '#server/platform/cv-paper/cv-printer.ts'
import type { DocumentReader } from '#server/platform/pdf/document-reader.ts'
import type { ChatModel } from '#server/platform/language-model/chat-model.ts'
import type { LanguageModel } from '#server/platform/language-model/language-model.ts'
import type { LiveHub } from '#server/platform/live/live-hub.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { ReportPrinter } from '#server/platform/report-paper/report-printer.ts'
import type { SheetWriter } from '#server/platform/sheets/sheet-writer.ts'
import type { DocumentFetcher } from '#server/platform/outgoing/document-fetcher.ts'
import type { WebhookSender } from '#server/platform/webhooks/webhook-sender.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import type { Queue } from '#server/queue/queue.ts'

/** The dependencies of the features: created once by `serve.ts`, or by a test with its replacements. */
export interface Deps extends Pick<Database, 'db' | 'pool'> {
  config: Config
  clock: Clock
  storage: Storage
  mailer: Mailer
  documents: DocumentReader
  cvPrinter: CvPrinter
  reportPrinter: ReportPrinter
  sheetWriter: SheetWriter
  /** Null: none is configured. Everything works without it. */
  languageModel: LanguageModel | null
  /** The same for conversations. */
  chatModel: ChatModel | null
  payments: PaymentProviders
  /** Null: nobody publishes exchange rates for us. */
  exchangeRates: ExchangeRates | null
  /** Null: nobody issues our documents for the tax office. */
  documentIssuer: DocumentIssuer | null
  webhooks: WebhookSender
  /** Reads feeds of companies. */
  feeds: DocumentFetcher
  queue: Pick<Queue, 'enqueue' | 'enqueueAll'>
  publicCache: PublicCache
  matching: Matching
  live: LiveHub
  log: FastifyBaseLogger
}

/** The log of background work: facts without personal data, and what happened. */
export interface BackgroundLog {
  warn(facts: object, text: string): void
}
