import type { Setting } from '#contracts/admin/settings.contract.ts'
import type { SettingCategory } from '#contracts/admin/settings-vocabulary.ts'

export const tabNames: Record<SettingCategory, string> = {
  pricing: 'Precios',
  jobs: 'Empleos',
  emails: 'Correos',
  limits: 'Límites',
  general: 'General',
}

/** A stored value as a person reads it. */
export function valueInWords({ valueType }: Pick<Setting, 'valueType'>, value: string): string {
  if (valueType === 'boolean') return value === 'true' ? 'Encendido' : 'Apagado'
  return value === '' ? 'Vacío' : value
}
