import type { SettingCategory } from '#contracts/admin/settings-vocabulary.ts'
import { frontPageSettings } from './front-page-settings.ts'
import { limitSettings } from './limit-settings.ts'
import { priceSettings } from './price-settings.ts'
import type { SettingRule } from './setting-kinds.ts'

const count = (least: number, most: number) => ({ kind: 'number', least, most, decimals: 0 }) as const
const onOrOff = { kind: 'switch' } as const

/**
 * The settings of a new installation; afterwards the table `settings` decides. Prices are in US dollars, and beside them in soles. `effect` says
 * where a setting shows and what it changes, `rule` which values an administrator may give it.
 */
export const settingDefaults = {
  ...priceSettings,
  ...limitSettings,
  job_open_days: {
    value: 60,
    category: 'jobs',
    description: 'Días que un empleo queda abierto después de publicarse',
    effect: 'Vale para los avisos que se publiquen desde ahora. Los ya publicados conservan su fecha.',
    rule: count(1, 365),
  },
  minimum_wage: {
    value: 1130,
    category: 'jobs',
    description: 'Remuneración mínima vital, en soles',
    effect: 'Al publicar, se avisa a la empresa si su aviso paga menos por el mes completo.',
    rule: { kind: 'number', least: 1, most: 100_000, decimals: 2 },
  },
  usd_to_pen: {
    value: 3.75,
    category: 'jobs',
    description: 'Soles por dólar',
    effect: 'Con este cambio, el filtro de sueldo mínimo compara los avisos en dólares.',
    rule: { kind: 'number', least: 0.01, most: 100, decimals: 3 },
  },
  cv_accepts_docx: {
    value: false,
    category: 'general',
    description: 'Aceptar CV en DOCX además de PDF',
    effect: 'Cambia todos los formularios que piden un CV. Los DOCX ya subidos se conservan.',
    rule: onOrOff,
  },
  sales_email: {
    value: 'ventas@qhatu.pe',
    category: 'emails',
    description: 'Correo que recibe las solicitudes del plan Enterprise',
    effect: 'Ahí llega cada solicitud desde la próxima. No se muestra en el sitio.',
    rule: { kind: 'email' },
  },
  campaign_mails_per_minute: {
    value: 600,
    category: 'emails',
    description: 'Correos por minuto de un envío a muchas personas',
    effect:
      'Baja el número si tu servidor de correo rechaza envíos. Vale desde la siguiente tanda, también en uno que ya empezó.',
    rule: count(10, 6000),
  },
  require_email_confirmation: {
    value: false,
    category: 'general',
    description: 'Pedir que la empresa confirme su correo antes de publicar o invitar',
    effect: 'Encendido, una empresa sin correo confirmado no publica ni invita hasta que lo confirme.',
    rule: onOrOff,
  },
  require_admin_two_factor: {
    value: false,
    category: 'general',
    description: 'Pedir a todo el equipo de administración la verificación en dos pasos',
    effect: 'Encendido, quien no la tiene solo puede entrar a activarla.',
    rule: onOrOff,
  },
  ...frontPageSettings,
} as const satisfies Record<
  string,
  {
    value: number | boolean | string
    category: SettingCategory
    description: string
    effect: string
    rule: SettingRule
  }
>

export type SettingKey = keyof typeof settingDefaults
type Widened<T> = T extends number ? number : T extends boolean ? boolean : string
export type SettingValue<K extends SettingKey> = Widened<(typeof settingDefaults)[K]['value']>

export const settingKeys = Object.keys(settingDefaults) as SettingKey[]

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingDefaults, key)
