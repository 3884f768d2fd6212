import { restoreAccent } from './spanish-accents.ts'
import { foldText } from './plain-text.ts'

const SMALL_WORDS = new Set(
  'a al ante con de del desde e el en entre hacia hasta la las lo los o para por según segun sin sobre u un una y'.split(
    ' ',
  ),
)

const ACRONYMS = new Set(
  `AIRHSP ANA APP ATM BI BIM CAFAE CAP CAS CEO CETPRO CI COE CRM DEMUNA DIRESA DIRIS DRE EPS ERP ESSALUD FAG
  GIS GPS HSE IE IEST IIEE INABIF INDECI INEI INPE IOARR ISO IT JEC MEF MIDIS MIMP MINAM MINEDU MINJUS MINSA MYPE
  OCI OEFA OMAPED ONG OSCE OSINERGMIN PEI PIAS PNP POI PRONOEI QA RENIEC RIS RRHH RRPP SAC SANIPES SAP SEACE
  SENASA SERUMS SERVIR SIAF SIG SIGA SIS SISFOH SIVIGILA SQL SSOMA SST SUNARP SUNAT TI TIC TICS TOE UCI UGEL UI USMP
  UTP UX VRAEM XML`.split(/\s+/),
)

const NAMES = new Map(
  'AutoCAD Excel Java JavaScript Lima Linux Office Perú Photoshop PowerPoint Python Windows Word'
    .split(' ')
    .map((name) => [foldText(name), name]),
)

const ROMAN = /^(?=[IVX])X{0,2}(?:IX|IV|V?I{0,3})$/
const WORD = /[\p{L}\p{N}]+(?:[.'’][\p{L}\p{N}]+)*/gu

/** True for a text of some length that is mostly in capitals. */
export function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return letters.length >= 3 && capitals.length / letters.length > 0.6
}

function isAcronym(word: string): boolean {
  if (ACRONYMS.has(word) || (ROMAN.test(word) && word.length > 1)) return true
  if (/\d/.test(word) && word.length <= 8) return true
  if (/^\p{Lu}(?:\.\p{Lu})+$/u.test(word)) return true
  return (
    word.length > 1 &&
    word.length <= 5 &&
    !/[AEIOUÁÉÍÓÚÜY]/.test(word) &&
    !/^(?:DRA?|SRA?|CDTE?|STGO?|N)$/.test(word)
  )
}

function capitalize(word: string): string {
  return word.charAt(0).toLocaleUpperCase('es') + word.slice(1)
}

/**
 * Titles and names in capitals, in normal case: 'JEFE DE RRHH II' → 'Jefe de RRHH II'. In a text with normal case, capitals are
 * kept (acronyms), and only 'De', 'Y', 'Iii' inside are corrected.
 */
export function titleCase(text: string): string {
  const shouting = isShouting(text)
  const clean = text.replace(/\s+/g, ' ').trim()
  return clean.replace(WORD, (word, offset: number) => {
    const lower = word.toLocaleLowerCase('es')
    // Spaces are single here, so a few characters show what stands before.
    const before = clean.slice(Math.max(0, offset - 4), offset)
    const isInside = offset > 0 && !/[-–:(/“"]\s*$/.test(before)
    if (SMALL_WORDS.has(lower) && isInside) return lower
    // '(A)' and '/A' are endings of the previous word: 'ABOGADO(A)' → 'Abogado(a)'.
    if (/^(?:a|o|as|os|es)$/.test(lower) && /\p{L}\s?[(/]$/u.test(before)) return lower
    const upper = word.toLocaleUpperCase('es')
    if (ROMAN.test(upper) && word.length > 1) return upper
    if (!shouting || isAcronym(word)) return word
    return NAMES.get(foldText(word)) ?? capitalize(restoreAccent(lower))
  })
}

/** A text in capitals, in sentence case line by line; other texts are unchanged. */
export function sentenceCase(text: string): string {
  if (!isShouting(text)) return text
  return text
    .replace(WORD, (word) => {
      if (isAcronym(word)) return word
      const lower = word.toLocaleLowerCase('es')
      return NAMES.get(foldText(word)) ?? restoreAccent(lower)
    })
    .replace(
      // Only a few signs may stand before the first letter: without a limit each sign would be followed to the last one.
      /(^|\n|[.!?]\s{1,9}|•\s{0,9})([^\p{L}\p{N}\n]{0,20})(\p{Ll})/gu,
      (_, before: string, signs: string, letter: string) => {
        return before + signs + letter.toLocaleUpperCase('es')
      },
    )
}
