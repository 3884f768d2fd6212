import type { Db } from '#server/db/connection.ts'
import { settingDefaults, type SettingKey, type SettingValue } from './settings.defaults.ts'
import { findSetting, insertMissingSettings } from './settings.queries.ts'

/** Writes the defaults of settings that are missing. Run at start, before anything reads one. */
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

/** The value that is in force now. Throws when it is missing or is no value of its type: a fault of the installation. */
export async function readSetting<K extends SettingKey>(db: Db, key: K): Promise<SettingValue<K>> {
  const row = await findSetting(db, key)
  if (!row) throw new Error(`The setting ${key} is missing`)
  return readValue(row) as SettingValue<K>
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
