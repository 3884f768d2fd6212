import { z } from 'zod'
import { asks, upTo } from '#contracts/field-messages.ts'
import { email, inOneLine, isPlainText } from '#contracts/fields.ts'

/** The values that an administrator may give a setting. */
export type SettingRule =
  | { kind: 'number'; least: number; most: number; decimals: number }
  | { kind: 'switch' }
  | { kind: 'email' }
  /** A page of this host, or nothing. */
  | { kind: 'link'; host: string }
  /** A day such as 2027-01-01, or nothing. */
  | { kind: 'day' }
  | {
      kind: 'text'
      /** In characters. A text may be empty. */
      most: number
      isOneLine: boolean
      isPersonal?: true
    }

/** A typed value as it is stored, or what to type instead. */
type Typed = { value: string } | { problem: string }

export function readTyped(rule: SettingRule, typed: string): Typed {
  switch (rule.kind) {
    case 'number':
      return readNumber(rule, typed.trim())
    case 'switch':
      return typed === 'true' || typed === 'false'
        ? { value: typed }
        : { problem: 'Elige true (encendido) o false (apagado)' }
    case 'email': {
      const read = email.safeParse(typed)
      return read.success ? { value: read.data } : { problem: asks.email }
    }
    case 'link':
      return readLink(rule, typed.trim())
    case 'day':
      return typed.trim() === '' || isDay(typed.trim())
        ? { value: typed.trim() }
        : { problem: `Escribe un día ${dayExample}, o déjalo vacío` }
    default:
      return readText(rule, typed)
  }
}

const dayExample = 'como 2027-01-31'
const isDay = (typed: string): boolean => z.iso.date().safeParse(typed).success

const digits = /^(?<whole>\d{1,15})(?:\.(?<part>\d{1,15}))?$/

function readNumber(rule: SettingRule & { kind: 'number' }, typed: string): Typed {
  const part = digits.exec(typed)?.groups?.['part'] ?? ''
  const value = digits.test(typed) ? Number(typed) : NaN
  const isAllowed =
    value >= rule.least && value <= rule.most && part.replace(/0+$/, '').length <= rule.decimals
  if (isAllowed) return { value: String(value) }
  return { problem: `Escribe un número ${rule.decimals === 0 ? 'entero ' : ''}de ${fromTo(rule)}` }
}

function readLink({ host }: SettingRule & { kind: 'link' }, typed: string): Typed {
  if (typed === '') return { value: '' }
  const url = URL.parse(typed)
  const isOfHost = url !== null && (url.hostname === host || url.hostname.endsWith(`.${host}`))
  if (isOfHost && url.protocol === 'https:' && url.username === '' && url.href.length <= longestLink)
    return { value: url.href }
  return { problem: `Escribe una dirección de ${host} que empiece con https://, o déjalo vacío` }
}

function readText(rule: SettingRule & { kind: 'text' }, typed: string): Typed {
  const value = (rule.isOneLine ? inOneLine(typed) : typed.replaceAll('\r\n', '\n')).trim()
  if (value.length > rule.most) return { problem: upTo(rule.most) }
  if (!isPlainText(value)) return { problem: 'Escríbelo sin caracteres invisibles' }
  return { value }
}

/** In characters. */
const longestLink = 200

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

function fromTo({ least, most, decimals }: SettingRule & { kind: 'number' }): string {
  const range = `${figure.format(least)} a ${figure.format(most)}`
  return decimals === 0 ? range : `${range}, con hasta ${decimals} decimales`
}

/** 'De 0 a 100,000, con hasta 2 decimales'; '' for a switch. */
export function rangeOf(rule: SettingRule): string {
  switch (rule.kind) {
    case 'number':
      return `De ${fromTo(rule)}`
    case 'switch':
      return ''
    case 'email':
      return 'Un correo como nombre@ejemplo.com'
    case 'link':
      return `Una dirección de ${rule.host}, o nada`
    case 'day':
      return `Un día ${dayExample}, o nada`
    default:
      return `Hasta ${figure.format(rule.most)} caracteres`
  }
}

const longestInAudit = 100

/** A value as the audit records it: long texts are cut, and of what is said about a person only the length is left. */
export function inAudit(rule: SettingRule, value: string): string {
  if (rule.kind === 'text' && rule.isPersonal) return value === '' ? '' : `(${value.length} caracteres)`
  return value.length > longestInAudit ? `${value.slice(0, longestInAudit)}…` : value
}
