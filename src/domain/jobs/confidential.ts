import { foldText } from '#domain/text/plain-text.ts'

/** What readers of a confidential ad see in place of the company's name. */
export const confidentialName = 'Empresa confidencial'

/** What would tell which company it is. */
interface Identity {
  name: string
  website: string | null
  phone: string | null
  ruc: string | null
}

/** Written after many names, and not needed to know a company. */
const legalForm =
  /\b(?:s ?a ?c|s ?a ?a|s ?r ?l|e ?i ?r ?l|s ?a|sociedad (?:anonima|comercial)(?: cerrada| abierta)?)\b ?$/

// Each part has a longest length: an open one takes seconds for a long word.
const address =
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|\bhttps?:\/\/\S{1,200}|\bwww\.\S{1,200}|\b[\w-]{1,63}\.(?:com|pe|org)(?:\.[a-z]{2})?\b/i

const words = (text: string) =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const nameIn = (name: string) => words(name).replace(legalForm, '').trim()

const digits = (text: string) => text.replace(/\D/g, '')

/** The digits of a number, whatever stands between them. */
const hasNumber = (text: string, number: string | null) =>
  number !== null && digits(number).length >= 7 && digits(text).includes(digits(number))

/** What in a text of a confidential ad tells which company it is; null: nothing. */
export function findIdentity(text: string, { name, website, phone, ruc }: Identity): string | null {
  const found = address.exec(text)
  if (found) return found[0]
  const host = website?.replace(/^https?:\/\/(?:www\.)?/i, '').split(/[/:?#]/)[0]
  if (host && text.toLowerCase().includes(host.toLowerCase())) return host
  const called = nameIn(name)
  if (called !== '' && ` ${words(text)} `.includes(` ${called} `)) return name
  if (hasNumber(text, ruc)) return ruc
  return hasNumber(text, phone) ? phone : null
}
