import { hkdfSync, randomBytes } from 'node:crypto'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { seal, unseal } from '#server/platform/sealed.ts'
import { readSecret, takeSecret } from '#server/platform/secrets.queries.ts'
import { listSecrets, setSecrets, type EndpointRow } from './endpoints.queries.ts'

type Keyed = Pick<Deps, 'config'>

/** How many letters of a secret are shown after its creation. */
const shownEnd = 4

/** Made from the configured key, so that no two uses share one; without it, the key in the database. */
const keyOf = async ({ config }: Keyed, db: Db): Promise<Buffer> =>
  config.twoFactorKey ? derived(config.twoFactorKey) : readSecret(db, 'webhooks')

const derived = (key: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'webhooks', 32))

const contextOf = (companyId: number): string => `webhooks of company ${companyId}`

/** A new secret of Standard Webhooks: its text, and what is stored of it. */
export async function createWebhookSecret(deps: Keyed, db: Db, companyId: number) {
  const text = `whsec_${randomBytes(32).toString('base64')}`
  return {
    text,
    sealed: seal(await keyOf(deps, db), contextOf(companyId), text),
    end: text.replace(/=+$/, '').slice(-shownEnd),
  }
}

type Secrets = Pick<EndpointRow, 'companyId' | 'secret' | 'previousSecret' | 'previousUntil'>

/** The secrets that sign at this time, the newest first. */
export async function openSecrets(deps: Keyed, db: Db, endpoint: Secrets, now: Date): Promise<string[]> {
  const { companyId, secret, previousSecret, previousUntil } = endpoint
  const key = await keyOf(deps, db)
  const signsToo = previousSecret !== null && previousUntil !== null && previousUntil > now
  return [secret, ...(signsToo ? [previousSecret] : [])].map((sealed) =>
    unseal(key, contextOf(companyId), sealed),
  )
}

/**
 * At start: encrypts again, with the configured key, what was encrypted with the key in the database, and deletes the old
 * key.
 */
export async function moveWebhookKey(deps: Pick<Deps, 'pool' | 'config'>): Promise<void> {
  const { twoFactorKey } = deps.config
  if (twoFactorKey === null) return
  await transaction(deps, async (tx) => {
    const before = await takeSecret(tx, 'webhooks')
    if (before === null) return
    const key = derived(twoFactorKey)
    for (const { id, companyId, secret, previousSecret } of await listSecrets(tx)) {
      const context = contextOf(companyId)
      const again = (sealed: Buffer) => seal(key, context, unseal(before, context, sealed))
      await setSecrets(tx, id, {
        secret: again(secret),
        previousSecret: previousSecret && again(previousSecret),
      })
    }
  })
}
