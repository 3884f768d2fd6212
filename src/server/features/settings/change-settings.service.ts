import { formatDateTime } from '#domain/time/dates.ts'
import type { AdminActor } from '#server/actor.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { readTyped } from './setting-kinds.ts'
import { isSettingKey, type SettingKey, settingDefaults, settingKeys } from './settings.defaults.ts'
import {
  insertChanges,
  listChanges,
  listLastChanges,
  listSettings,
  lockSettings,
  updateSetting,
} from './settings.queries.ts'
import { listedSettingChanges } from '#contracts/admin/settings-figures.ts'

interface Asked {
  key: string
  value: string
  /** The value that the caller saw; undefined: it does not say. */
  seen?: string | undefined
}

interface Changed {
  key: SettingKey
  before: string
  after: string
}

/** All settings with their last change, in the order of the defaults. */
export async function listAllSettings(db: Db) {
  const rows = new Map((await listSettings(db, settingKeys)).map((row) => [row.key, row]))
  const changes = new Map((await listLastChanges(db)).map((change) => [change.key, change]))
  return settingKeys.flatMap((key) => {
    const row = rows.get(key)
    return row ? [{ ...row, key, lastChange: changes.get(key) ?? null }] : []
  })
}

/** Who changed a setting, the latest first. Throws not_found for an unknown one. */
export async function historyOf({ db }: Pick<Deps, 'db'>, key: string) {
  if (!isSettingKey(key)) throw new AppError('not_found')
  return listChanges(db, key, listedSettingChanges)
}

/**
 * Changes settings, all of them or none, and returns those that have another value now. Public pages show them at
 * once. Throws validation_failed for a value that its rule does not allow and for an unknown key, and setting_changed
 * when somebody changed one since the caller saw it.
 */
export async function changeSettings(
  deps: Pick<Deps, 'pool' | 'clock'>,
  admin: Pick<AdminActor, 'adminId' | 'name'>,
  asked: readonly Asked[],
): Promise<Changed[]> {
  const wanted = readAsked(asked)
  return transaction(deps, async (tx) => {
    const keys = wanted.map(({ key }) => key)
    const rows = new Map((await lockSettings(tx, keys)).map((row) => [row.key, row]))
    const compared = wanted.map(({ key, value, seen }) => {
      const row = rows.get(key)
      if (!row) throw new Error(`The setting ${key} is missing`)
      return { key, before: row.value, after: value, seen }
    })
    const changed = compared.filter(({ before, after }) => before !== after)
    const overtaken = changed.filter(({ seen, before }) => seen !== undefined && seen !== before)
    if (overtaken.length > 0)
      throw new AppError('setting_changed', { fields: await whoOvertook(tx, overtaken) })
    if (changed.length === 0) return []
    for (const { key, after } of changed) await updateSetting(tx, key, after)
    const { adminId, name: adminName } = admin
    const at = deps.clock.now()
    await insertChanges(
      tx,
      changed.map(({ key, before, after }) => ({ key, before, after, adminId, adminName, at })),
    )
    // Almost every public page shows a price, a limit or a rule.
    await notifyChange(tx, 'jobs')
    return changed
  })
}

/** The values as they are stored. Throws validation_failed with every faulty key. */
function readAsked(asked: readonly Asked[]) {
  const problems = new Map<string, string>()
  const wanted = asked.flatMap(({ key, value, seen }, index) => {
    if (!isSettingKey(key)) problems.set(key, 'No hay ninguna configuración con este nombre')
    else if (asked.findIndex((other) => other.key === key) < index)
      problems.set(key, 'Envía cada configuración una sola vez')
    else {
      const typed = readTyped(settingDefaults[key].rule, value)
      if ('value' in typed) return [{ key, value: typed.value, seen }]
      problems.set(key, typed.problem)
    }
    return []
  })
  if (problems.size > 0) throw new AppError('validation_failed', { fields: Object.fromEntries(problems) })
  return wanted
}

async function whoOvertook(tx: Db, overtaken: readonly Pick<Changed, 'key'>[]) {
  const changes = new Map((await listLastChanges(tx)).map((change) => [change.key, change]))
  return Object.fromEntries(
    overtaken.map(({ key }) => {
      const last = changes.get(key)
      return [
        key,
        last ? `${last.adminName} lo cambió el ${formatDateTime(last.at)}` : 'Cambió mientras lo editabas',
      ]
    }),
  )
}
