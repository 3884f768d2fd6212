import type { WordingRule } from './ad-wording.ts'

const MESSENGER = String.raw`(?:whats+\s?ap+|whats+\b|was+ap+|wat?sap+|guasap|wsp+|wpp|telegram|messenger|inbox|imbox)`
const MOBILE = String.raw`(?:\+?51[\s-]?)?(?<![\d-])(?:9\d{2}[\s.-]?\d{3}[\s.-]?\d{3}|9\d[\s.-]\d{3}[\s.-]\d{4})(?![\s-]?\d)`
const LANDLINE = String.raw`\b(?:\(?0\d{1,2}\)?[\s-]?)?\d{3}[\s-]?\d{4}\b`
/** What somebody is asked to do there. */
const CONTACT = String.raw`\b(?:llam(?:ar|a|e|en|anos|ame)|comuni(?:carse|cate|quese|carte)|contact(?:ar|arse|ate|o|ese|enos|eme)|escrib(?:ir|e|eme|enos|an|ame|anos)|informes|info|inscripciones|inscribete|interesad[oa]s|coordinar|cel|celular|fono|telf?|telefono)\b`

/** It is part of the work, or only for questions. */
const notToApply =
  /clientes|usuarios|pacientes|pedidos|consultas?|dudas|soporte|atencion|responder|business|tenemos|instagram|si te pierdes/

/** Another way to apply, anywhere in the ad: here, at its own mail address, or in person. */
const otherWay =
  /\b(?:por|en|a traves de) qhatu\b|\b(?<!no respondo )por (?:aqui|aca)\b|\bpostul\w*(?: \w+){0,4} (?:aqui|este medio|esta (?:pagina|web|plataforma))\b|\bpor este (?:medio|mismo medio)\b|\baqui mismo\b|\b(?:deja\w*|envi\w+|sub\w+)(?: \w+){0,3} aqui\b|\bpostula aqui\b|@(?!(?:gmail|hotmail|outlook|yahoo|live|icloud|proton)\b)[\w-]+(?:\.[\w-]+)+|\b(?:presentarse|acerca(?:te|rse)|traer (?:tu |su )?(?:cv|curriculum|documentos))\b/

const rule = (pattern: string): WordingRule => ({
  code: 'messenger_only',
  pattern: new RegExp(pattern, 'g'),
  unless: notToApply,
  unlessInAd: otherWay,
})

/** Ads that lead to a private messenger or a telephone and name no other way, and free-mail addresses. On folded text. */
export const CONTACT_WORDING_RULES: readonly WordingRule[] = [
  rule(String.raw`\b${MESSENGER}\b[^.\n@\d]{0,30}(?:${MOBILE}|@\w+)`),
  rule(String.raw`${CONTACT}[^.\n\d]{0,40}(?:${MOBILE}|${LANDLINE})(?: ?\(?${MESSENGER}\)?)?`),
  rule(
    String.raw`\b(?:escrib\w+|mand\w+|envi\w+|unete|inscrib\w+|entrevistas?|mensajes?|solo|unicamente|exclusivamente)\b[^.\n]{0,30}\b${MESSENGER}\b`,
  ),
  rule(MOBILE),
  {
    code: 'free_mail',
    pattern:
      /\b[\w.+-]+@(?:gmail|hotmail|outlook|yahoo|ymail|live|msn|icloud|proton(?:mail)?|aol|gmx)\.(?:com|es|net|me|pe)(?:\.[a-z]{2})?\b/g,
  },
]
