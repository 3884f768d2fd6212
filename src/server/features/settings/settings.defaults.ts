import type { SettingCategory } from '#contracts/admin/settings-vocabulary.ts'
import { mostFileMegabytes } from '#contracts/admin/admin-figures.ts'
import { cvMaxBytes, inMegabytes, leastPassword, photoMaxBytes } from '#contracts/figures.ts'
import { priceSettings } from './price-settings.ts'
import type { SettingRule } from './setting-kinds.ts'

const count = (least: number, most: number) => ({ kind: 'number', least, most, decimals: 0 }) as const
const onOrOff = { kind: 'switch' } as const
const line = (most: number) => ({ kind: 'text', most, isOneLine: true }) as const
/** About a person: the audit, which nobody can erase, does not repeat it. */
const personalLine = { kind: 'text', most: 80, isOneLine: true, isPersonal: true } as const
const quotation = { kind: 'text', most: 600, isOneLine: false, isPersonal: true } as const

const socialLink = (network: string, host: string, path: string) =>
  ({
    value: `https://www.${host}/${path}`,
    category: 'general',
    description: `Marca: nuestra página en ${network}`,
    effect: 'El ícono al pie de todas las páginas públicas. Vacío: no se muestra.',
    rule: { kind: 'link', host },
  }) as const

const testimonial = (which: string) =>
  ({
    message: {
      value: '',
      category: 'general',
      description: `Portada: ${which} testimonio`,
      effect: 'Sale en la portada con su nombre y lo que hace. Vacío: no se muestra.',
      rule: quotation,
    },
    name: {
      value: '',
      category: 'general',
      description: `Portada: quién da el ${which} testimonio`,
      effect: 'El nombre debajo del testimonio. Publícalo solo con su permiso.',
      rule: personalLine,
    },
    role: {
      value: '',
      category: 'general',
      description: `Portada: qué hace quien da el ${which} testimonio`,
      effect: 'La línea debajo del nombre, por ejemplo su oficio y su ciudad.',
      rule: personalLine,
    },
  }) as const
const first = testimonial('primer')
const second = testimonial('segundo')
const third = testimonial('tercer')

/**
 * The settings of a new installation; afterwards the table `settings` decides. Prices are in US dollars, and beside them in soles. `effect` says
 * where a setting shows and what it changes, `rule` which values an administrator may give it.
 */
export const settingDefaults = {
  ...priceSettings,
  free_jobs_limit: {
    value: 1,
    category: 'limits',
    description: 'Empleos estándar activos de una empresa sin plan de pago',
    effect:
      'Sale en los planes y en la ayuda, y vale desde la próxima publicación. Los avisos activos siguen activos.',
    rule: count(0, 1000),
  },
  trial_premium_jobs_limit: {
    value: 1,
    category: 'limits',
    description: 'Empleos premium activos durante la oferta de lanzamiento',
    effect:
      'Sale en los planes y en la ayuda, y vale desde la próxima publicación. Los avisos activos siguen activos.',
    rule: count(1, 1000),
  },
  assistant_model_daily: {
    value: 40,
    category: 'limits',
    description: 'Respuestas al día que el asistente redacta con un modelo de lenguaje para una persona',
    effect:
      'Después responde con sus propias reglas hasta el día siguiente. Sin modelo configurado no cambia nada.',
    rule: count(0, 10_000),
  },
  password_minimum: {
    value: leastPassword,
    category: 'limits',
    description: 'Caracteres que debe tener como mínimo una contraseña',
    effect: 'Se pide al crear o cambiar una contraseña. Las que ya existen siguen valiendo.',
    rule: count(leastPassword, 64),
  },
  cv_most_megabytes: {
    value: inMegabytes(cvMaxBytes),
    category: 'limits',
    description: 'Tamaño máximo de un CV, en MB',
    effect: 'Se dice en cada formulario que pide un CV. Los que ya se subieron se conservan.',
    rule: count(1, mostFileMegabytes),
  },
  picture_most_megabytes: {
    value: inMegabytes(photoMaxBytes),
    category: 'limits',
    description: 'Tamaño máximo de una foto, un logo o la imagen de un servicio, en MB',
    effect: 'Se dice donde se sube una imagen. Las que ya se subieron se conservan.',
    rule: count(1, mostFileMegabytes),
  },
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
  brand_claim: {
    value: 'Así se dice “mercado” en quechua: aquí se ponen de acuerdo las empresas y el talento TEC.',
    category: 'general',
    description: 'Marca: la frase que nos presenta',
    effect: 'Se lee al pie de todas las páginas públicas. Vacía: no se muestra.',
    rule: line(160),
  },
  brand_linkedin: socialLink('LinkedIn', 'linkedin.com', 'company/qhatu-pe'),
  brand_instagram: socialLink('Instagram', 'instagram.com', 'qhatu.pe'),
  brand_facebook: socialLink('Facebook', 'facebook.com', 'qhatu.pe'),
  claim_professionals: {
    value: '2,000+',
    category: 'general',
    description: 'Portada: cuántos profesionales anunciamos',
    effect: 'Se muestra solo si de verdad hay tantos. Vacío: nunca se muestra.',
    rule: line(20),
  },
  claim_companies: {
    value: '500+',
    category: 'general',
    description: 'Portada: cuántas empresas anunciamos',
    effect: 'Se muestra solo si de verdad hay tantas. Vacío: nunca se muestra.',
    rule: line(20),
  },
  claim_sign_up_time: {
    value: '2 minutos',
    category: 'general',
    description: 'Portada: en cuánto tiempo se registra una persona',
    effect: 'Se dice en los pasos de la portada: “Toma menos de…”. Vacío: no se dice.',
    rule: line(30),
  },
  testimonial_1_message: first.message,
  testimonial_1_name: first.name,
  testimonial_1_role: first.role,
  testimonial_2_message: second.message,
  testimonial_2_name: second.name,
  testimonial_2_role: second.role,
  testimonial_3_message: third.message,
  testimonial_3_name: third.name,
  testimonial_3_role: third.role,
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
