import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { type Config, ConfigError, readConfig } from './config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { productionOverload } from '#server/http/overload.ts'
import { prepareData } from './prepare-data.ts'
import pino from 'pino'
import { loggerOptions } from './logging.ts'

const serverBuild = fileURLToPath(new URL('../../build/server/index.js', import.meta.url))

/** A supervisor kills the process after this time, in milliseconds. */
const STOP_WITHIN = 30_000

/**
 * Runs one process: reads the configuration, starts the database, serves, and stops in order when asked. What the
 * first replies do not need (matching indexes, tasks) starts once the port is open.
 */
export async function serve(): Promise<void> {
  const config = readConfigOrExit()
  const logger = pino(loggerOptions(config.logLevel))
  if (!existsSync(serverBuild)) exit('The web is not built. Run: npm run build')

  // PostgreSQL starts in separate processes while this one loads the product.
  const [database, { compose }] = await Promise.all([openDatabase(config, logger), import('./compose.ts')])
  const running = await compose(
    { ...config, databaseUrl: database.url },
    { logger, web: loadWeb, overload: productionOverload },
  )
  const notes = await prepareData(running.deps)
  await running.app.listen({ port: config.port, host: config.host })
  running.deps.matching.follower.start()
  const working = running.queue.work()

  let leaving = false
  const leave = async (signal: string): Promise<void> => {
    if (leaving) process.exit(1)
    leaving = true
    logger.info({ signal }, 'stopping')
    setTimeout(() => {
      logger.error('stopped without waiting further: what was under way did not end in time')
      process.exit(1)
    }, STOP_WITHIN).unref()
    await working
    await running.close()
    await database.release()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void leave(signal))
  process.on('unhandledRejection', (err) => logger.error({ err }, 'unhandled rejection'))
  await working
  process.stdout.write(`\nQhatu: ${config.publicUrl}\n${notes.map((line) => `${line}\n`).join('')}\n`)
}

const loadWeb = (): Promise<ServerBuild> => import(pathToFileURL(serverBuild).href) as Promise<ServerBuild>

function readConfigOrExit(): Config {
  try {
    return readConfig()
  } catch (error) {
    if (error instanceof ConfigError) exit(`The configuration is not right:\n${error.message}`)
    throw error
  }
}

function exit(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
