import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { ServerBuild } from 'react-router'
import { buildApp } from './app.ts'
import { backupTasks } from '#server/backup/nightly.ts'
import type { Config } from './config.ts'
import { changeListener } from '#server/db/changes.ts'
import { followChannels } from '#server/db/channels.ts'
import { type ChangeTopic, connect } from '#server/db/connection.ts'
import type { BackgroundLog, Deps } from './deps.ts'
import { featureTasks } from '#server/features/feature-tasks.ts'
import { findOpenSessions } from '#server/features/accounts/sessions/sessions.service.ts'
import { MatchMemory } from '#server/features/matching/match-memory.ts'
import { ensureSettings } from '#server/features/settings/settings.service.ts'
import type { OnUndeclaredError } from '#server/http/error-handler.ts'
import type { OverloadLimits } from '#server/http/overload.ts'
import { PublicCache } from '#server/http/public-cache.ts'
import { type Clock, systemClock } from '#server/platform/clock.ts'
import type { ChatModel } from '#server/platform/language-model/chat-model.ts'
import {
  createChatModel,
  createLanguageModel,
} from '#server/platform/language-model/create-language-model.ts'
import type { LanguageModel } from '#server/platform/language-model/language-model.ts'
import { LiveHub } from '#server/platform/live/live-hub.ts'
import { createMailer } from '#server/platform/mail/create-mailer.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { mailTasks } from '#server/platform/mail/send-mail.ts'
import { createCvPrinter } from '#server/platform/cv-paper/cv-printer.ts'
import { createReportPrinter } from '#server/platform/report-paper/report-printer.ts'
import { createSheetWriter } from '#server/platform/sheets/sheet-writer.ts'
import { createDocumentReader, type DocumentReader } from '#server/platform/pdf/document-reader.ts'
import { createStorage } from '#server/platform/storage/create-storage.ts'
import { createPaymentProviders, providersOf } from '#server/platform/payments/create-payment-provider.ts'
import type { PaymentProvider, PaymentProviders } from '#server/platform/payments/payment-provider.ts'
import { httpDocumentIssuer } from '#server/platform/document-issuer/http-document-issuer.ts'
import { httpExchangeRates } from '#server/platform/exchange-rate/http-exchange-rates.ts'
import { storageTasks } from '#server/platform/storage/stored-files.ts'
import { createDocumentFetcher } from '#server/platform/outgoing/document-fetcher.ts'
import { createWebhookSender, type WebhookSender } from '#server/platform/webhooks/webhook-sender.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { type Queue, startQueue } from '#server/queue/queue.ts'

/**
 * In milliseconds. Our longest statement takes a tenth of it. A statement that waits longer for a locked row fails
 * and the caller may retry.
 */
const STATEMENT_TIMEOUT = 30_000

export interface Parts {
  clock?: Clock
  mailer?: Mailer
  storage?: Storage
  documents?: DocumentReader
  languageModel?: LanguageModel
  chatModel?: ChatModel
  /** Null: nobody takes new payments, whatever the configuration says. A function makes it on the database. */
  payments?: PaymentProvider | ((on: Pick<Deps, 'db' | 'clock'>) => PaymentProvider) | null
  webhooks?: WebhookSender
  web?: () => Promise<ServerBuild>
  logger?: FastifyServerOptions['loggerInstance']
  overload?: OverloadLimits
  onUndeclaredError?: OnUndeclaredError
}

export interface Running {
  app: FastifyInstance
  deps: Omit<Deps, 'log'>
  queue: Queue
  /** Lets running requests and tasks finish, then closes the database connections. */
  close(): Promise<void>
}

function paymentsOf(
  config: Config,
  part: Parts['payments'],
  on: Pick<Deps, 'db' | 'clock'>,
): PaymentProviders {
  const configured = createPaymentProviders(config, on)
  if (part === undefined) return configured
  if (part === null) return { ...configured, current: null }
  return providersOf([typeof part === 'function' ? part(on) : part])
}

/** Assembles the product on a migrated database. `parts` replaces components, for tests. */
export async function compose(config: Config & { databaseUrl: string }, parts: Parts = {}): Promise<Running> {
  const database = connect(config.databaseUrl, { statementTimeout: STATEMENT_TIMEOUT })
  await ensureSettings(database.db)
  const publicCache = new PublicCache()
  let app: FastifyInstance | undefined
  // Background work starts before `app` exists, so the log is looked up late.
  const log: BackgroundLog = { warn: (facts: object, text: string) => app?.log.warn(facts, text) }
  const onError = (err: unknown, what: string) => app?.log.error({ err, what }, 'background failure')
  let matching: MatchMemory | undefined
  const onChange = (topic: ChangeTopic) => {
    if (topic === 'jobs') publicCache.clear()
    else matching?.wake()
  }
  database.pool.onChange = onChange
  const clock = parts.clock ?? systemClock
  const live = new LiveHub({
    findOpenSessions: (sessions) => findOpenSessions({ db: database.db, clock }, sessions),
    onError: (error) => onError(error, 'live'),
  })
  const channels = await followChannels(
    config.databaseUrl,
    [changeListener(onChange), live.listener],
    (error) => onError(error, 'channels'),
  )
  const base = {
    db: database.db,
    pool: database.pool,
    config,
    clock,
    storage: parts.storage ?? createStorage(config),
    mailer: parts.mailer ?? (await createMailer(config)),
    documents: parts.documents ?? createDocumentReader(),
    cvPrinter: createCvPrinter(),
    reportPrinter: createReportPrinter(),
    sheetWriter: createSheetWriter(),
    languageModel: parts.languageModel ?? createLanguageModel(config),
    chatModel: parts.chatModel ?? createChatModel(config),
    payments: paymentsOf(config, parts.payments, { db: database.db, clock }),
    exchangeRates: config.exchangeRate && httpExchangeRates(config.exchangeRate),
    documentIssuer: config.documentIssuer && httpDocumentIssuer(config.documentIssuer),
    webhooks: parts.webhooks ?? createWebhookSender({ allowsLocal: config.webhooksLocal }),
    feeds: createDocumentFetcher({ allowsLocal: config.webhooksLocal }),
    publicCache,
    live,
  }
  const queue = await startQueue({
    url: config.databaseUrl,
    handlers: (made) => [
      ...mailTasks(base),
      ...storageTasks({ ...base, queue: made }),
      ...featureTasks({ ...base, queue: made, log }),
      ...backupTasks({ ...base, url: config.databaseUrl }),
    ],
    onError,
  })
  matching = new MatchMemory({ ...base, queue }, (error) => onError(error, 'matching'))
  const deps = { ...base, queue, matching }
  app = await buildApp(deps, {
    ...(parts.web ? { web: parts.web } : {}),
    ...(parts.logger ? { logger: parts.logger } : {}),
    ...(parts.overload ? { overload: parts.overload } : {}),
    ...(parts.onUndeclaredError ? { onUndeclaredError: parts.onUndeclaredError } : {}),
  })
  return {
    app,
    deps,
    queue,
    async close() {
      await app?.close()
      await matching.close()
      await queue.stop()
      await channels.close()
      await base.documents.close()
      await base.cvPrinter.close()
      await base.reportPrinter.close()
      await base.mailer.close()
      await database.close()
    },
  }
}
