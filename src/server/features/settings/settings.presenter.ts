import type { Setting, SettingChange } from '#contracts/admin/settings.contract.ts'
import type { AuditFacts } from '#server/audited.ts'
import type { changeSettings, historyOf, listAllSettings } from './change-settings.service.ts'
import { inAudit, rangeOf, type SettingRule } from './setting-kinds.ts'
import { settingDefaults } from './settings.defaults.ts'

type Row = Awaited<ReturnType<typeof listAllSettings>>[number]
type Change = Awaited<ReturnType<typeof historyOf>>[number]
type Changed = Awaited<ReturnType<typeof changeSettings>>[number]

export function toSetting({ key, value, valueType, lastChange }: Row): Setting {
  const { category, description, effect } = settingDefaults[key]
  const rule: SettingRule = settingDefaults[key].rule
  return {
    key,
    value,
    valueType,
    category,
    description,
    effect,
    range: rangeOf(rule),
    mostLetters: rule.kind === 'text' ? rule.most : null,
    lastChange: lastChange && { adminName: lastChange.adminName, at: lastChange.at.toISOString() },
  }
}

export const toChange = ({ id, before, after, adminName, at }: Change): SettingChange => ({
  id,
  before,
  after,
  adminName,
  at: at.toISOString(),
})

/** The values of the audit's entry. */
export const toFacts = (changed: readonly Changed[], side: 'before' | 'after'): AuditFacts =>
  Object.fromEntries(
    changed.map((change) => [change.key, inAudit(settingDefaults[change.key].rule, change[side])]),
  )
