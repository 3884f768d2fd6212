import { escapeHtml } from '#domain/text/plain-text.ts'
import { monthsText, priceText } from '#domain/plans/price.ts'
import type { Config } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { cvFormatsInWords, readCvRules } from '#server/features/plans/file-rules.service.ts'
import { readOffer } from '#server/features/plans/plans.service.ts'
import { readSettings } from '#server/features/settings/settings.service.ts'
import type { ContentFile } from './content-files.ts'

/** Values for `{{name}}` in the texts: figures and names that the operator can change, so that texts stay current. */
export interface Words {
  operador: string
  ruc: string
  domicilio: string
  correo: string
  empleos_gratis: string
  empleos_premium_prueba: string
  precio_profesional: string
  precio_empresa: string
  precio_empleo_premium: string
  precio_chat: string
  dias_abierto: string
  meses_prueba: string
  /** 'PDF', or 'PDF o DOCX'. */
  formato_cv: string
  /** '5 MB': the largest size of a CV, and of a picture. */
  maximo_cv: string
  maximo_foto: string
  /** The external services that receive personal data, according to the configuration. */
  servicios_externos: string
}

export async function wordsFor({
  db,
  config,
  payments,
}: Pick<Deps, 'db' | 'config' | 'payments'>): Promise<Words> {
  const offer = await readOffer({ db, payments })
  const { name, ruc, address, email } = config.operator
  const set = await readSettings(db, [
    'free_jobs_limit',
    'trial_premium_jobs_limit',
    'job_open_days',
    'premium_trial_months',
    'picture_most_megabytes',
  ])
  const cv = await readCvRules(db)
  return {
    operador: name,
    ruc,
    domicilio: address,
    correo: email,
    empleos_gratis: counted(set.free_jobs_limit, 'empleo', 'empleos'),
    empleos_premium_prueba: counted(set.trial_premium_jobs_limit, 'empleo premium', 'empleos premium'),
    precio_profesional: priceText(offer, 'professionalPremium'),
    precio_empresa: priceText(offer, 'companyPremium'),
    precio_empleo_premium: priceText(offer, 'premiumJob'),
    precio_chat: priceText(offer, 'chatActivation'),
    dias_abierto: counted(set.job_open_days, 'día', 'días'),
    meses_prueba: monthsText(set.premium_trial_months),
    formato_cv: cvFormatsInWords(cv),
    maximo_cv: `${cv.cvMegabytes} MB`,
    maximo_foto: `${set.picture_most_megabytes} MB`,
    servicios_externos: outsideServices(config),
  }
}

/** Lists the external services of this installation that may store personal data. */
export function outsideServices({
  smtpUrl,
  s3,
  documentIssuer,
  assistant,
}: Pick<Config, 'smtpUrl' | 's3' | 'documentIssuer' | 'assistant'>): string {
  const services = [
    ...(smtpUrl ? ['un servicio de correo, que entrega los mensajes que te enviamos'] : []),
    ...(s3 ? ['un servicio de almacenamiento, que guarda los archivos, como tu CV'] : []),
    ...(documentIssuer
      ? [
          `un emisor de comprobantes electrónicos (${new URL(documentIssuer.url).host}), que recibe los datos de tus recibos para la SUNAT`,
        ]
      : []),
    ...(assistant
      ? [
          `un modelo de lenguaje (${new URL(assistant.url).host}), que puede leer el texto de un CV sin correos, enlaces, teléfonos ni documentos, y redactar respuestas del asistente con lo que permites en tu configuración, y no decide nada`,
        ]
      : []),
  ]
  return services.length === 0
    ? 'Hoy no entregamos datos personales a servicios de terceros: la base de datos y los archivos están en los servidores de quien opera el sitio.'
    : `Trabajamos con estos servicios de terceros, que tratan datos solo por encargo nuestro: ${services.join('; ')}.`
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Fills in a text's `{{names}}`. Throws for a name that is not in `Words`. */
export function fillIn(file: ContentFile, words: Words): ContentFile {
  const fill = (text: string, write: (value: string) => string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = words[name as keyof Words]
      if (value === undefined) throw new Error(`content/${file.slug}.md: there is no {{${name}}}`)
      return write(value)
    })
  const plain = (value: string) => value
  return {
    ...file,
    title: fill(file.title, plain),
    description: fill(file.description, plain),
    html: fill(file.html, escapeHtml),
  }
}
