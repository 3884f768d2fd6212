import type { Db } from '#server/db/connection.ts'
import { settingDefaults, type SettingKey, type SettingValue } from './settings.defaults.ts'
import { findSetting, insertMissingSettings, listSettings } from './settings.queries.ts'

/** Writes the defaults of missing settings. Call it at start, before anything reads one. */
export async function ensureSettings(db: Db): Promise<void> {
  await insertMissingSettings(
    db,
    Object.entries(settingDefaults).map(([key, { value, category, description }]) => ({
      key,
      value: String(value),
      valueType: valueTypeOf(value),
      category,
      description,
    })),
  )
}

const valueTypeOf = (value: number | boolean | string) =>
  typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'text'

/** The current value. Throws when it is missing or has the wrong type, which is a fault of the installation. */
export async function readSetting<K extends SettingKey>(db: Db, key: K): Promise<SettingValue<K>> {
  const row = await findSetting(db, key)
  if (!row) throw new Error(`The setting ${key} is missing`)
  return readValue(row) as SettingValue<K>
}

/** Several current values, in one query. Throws like `readSetting`. */
export async function readSettings<K extends SettingKey>(
  db: Db,
  keys: readonly K[],
): Promise<{ [P in K]: SettingValue<P> }> {
  const rows = new Map((await listSettings(db, keys)).map((row) => [row.key, row]))
  return Object.fromEntries(
    keys.map((key) => {
      const row = rows.get(key)
      if (!row) throw new Error(`The setting ${key} is missing`)
      return [key, readValue(row)]
    }),
  ) as { [P in K]: SettingValue<P> }
}

function readValue(row: { key: string; value: string; valueType: string }): number | boolean | string {
  if (row.valueType === 'number') {
    const number = Number(row.value)
    if (row.value.trim() === '' || !Number.isFinite(number))
      throw new Error(`The setting ${row.key} is not a number`)
    return number
  }
  return row.valueType === 'boolean' ? row.value === 'true' : row.value
}
