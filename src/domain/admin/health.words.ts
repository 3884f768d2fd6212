import type { Health } from '#contracts/admin/health.contract.ts'
import type { SoldThing } from '#contracts/plans/plans-vocabulary.ts'
import { ledgerFaultNames } from '#domain/ledger/ledger.words.ts'
import { HOUR, MINUTE } from '#domain/time/durations.ts'

/** A part of the product as an administrator reads it. */
export interface PartHealth {
  name: string
  text: string
  state: 'ok' | 'warn' | 'bad'
}

/** A task or a mail may wait so long before it is said (seconds). */
const patience = 120

const figures = new Intl.NumberFormat('es-PE')

const providerNames = { test: 'modo de prueba', stripe: 'Stripe', mercadopago: 'Mercado Pago' }

const soldNames: Record<SoldThing, string> = {
  premiumJob: 'empleo premium',
  professionalPremium: 'plan premium de profesional',
  companyPremium: 'plan premium de empresa',
  chatActivation: 'activación del chat',
}

/** Each part: whether it works, in a few words. */
export function healthWords({
  database,
  queue,
  mail,
  storage,
  index,
  payments,
  ledger,
  webhooks,
}: Health): PartHealth[] {
  return [
    answered('Base de datos', database.ms),
    queueWords(queue),
    mailWords(mail),
    answered('Archivos', storage.ms),
    index.jobs && index.professionals
      ? { name: 'Índice', text: 'completo', state: 'ok' }
      : { name: 'Índice', text: 'se está cargando', state: 'warn' },
    paymentWords(payments),
    ...(ledger ? [ledgerWords(ledger)] : []),
    webhookWords(webhooks),
  ]
}

const answered = (name: string, ms: number | null): PartHealth =>
  ms === null
    ? { name, text: 'no responde', state: 'bad' }
    : { name, text: `${figures.format(ms)} ms`, state: ms > 500 ? 'warn' : 'ok' }

function queueWords({ due, oldestSeconds, failed }: Health['queue']): PartHealth {
  const name = 'Cola'
  if (oldestSeconds !== null && oldestSeconds > patience)
    return { name, text: `${figures.format(due)} en espera, ${since(oldestSeconds)}`, state: 'bad' }
  if (failed > 0)
    return {
      name,
      text: failed === 1 ? '1 tarea falló hoy' : `${figures.format(failed)} tareas fallaron hoy`,
      state: 'warn',
    }
  return { name, text: 'al día', state: 'ok' }
}

function mailWords({ unsent, oldestSeconds, sent }: Health['mail']): PartHealth {
  const name = 'Correo'
  if (oldestSeconds !== null && oldestSeconds > patience)
    return {
      name,
      text: `${figures.format(unsent)} sin enviar, ${since(oldestSeconds)}`,
      state: sent === 0 ? 'bad' : 'warn',
    }
  return { name, text: `${figures.format(sent)} enviados en 24 h`, state: 'ok' }
}

function paymentWords({ provider, withoutSoles: [first, ...others] }: Health['payments']): PartHealth {
  const name = 'Pagos'
  if (provider === 'none') return { name, text: 'sin proveedor', state: 'warn' }
  if (first === undefined) return { name, text: providerNames[provider], state: 'ok' }
  const more = others.length > 0 ? ` y ${others.length} más` : ''
  return {
    name,
    text: `${providerNames[provider]}, sin precio en soles: ${soldNames[first]}${more}`,
    state: 'warn',
  }
}

function ledgerWords({ faults }: NonNullable<Health['ledger']>): PartHealth {
  const name = 'Libro mayor'
  const [first] = faults
  if (!first) return { name, text: 'cuadra', state: 'ok' }
  const more = faults.length > 1 ? ' y más' : ''
  return {
    name,
    text: `${ledgerFaultNames[first.fault]}: ${figures.format(first.count)}${more}`,
    state: 'bad',
  }
}

function webhookWords({ due, oldestSeconds, resting }: Health['webhooks']): PartHealth {
  const name = 'Webhooks'
  if (oldestSeconds !== null && oldestSeconds > patience)
    return { name, text: `${figures.format(due)} en espera, ${since(oldestSeconds)}`, state: 'bad' }
  if (resting > 0)
    return {
      name,
      text: resting === 1 ? '1 punto pausado' : `${figures.format(resting)} puntos pausados`,
      state: 'warn',
    }
  return { name, text: 'al día', state: 'ok' }
}

function since(seconds: number): string {
  const time = seconds * 1000
  return time < HOUR
    ? `desde hace ${Math.floor(time / MINUTE)} min`
    : `desde hace ${Math.floor(time / HOUR)} h`
}
