import type { WordingRule } from './ad-wording.ts'

/** What nobody may be asked before being hired (Ley 26772): in an ad these words may be harmless, in a question they are not. */
export const QUESTION_WORDING_RULES: readonly WordingRule[] = [
  {
    code: 'age',
    pattern:
      /\bcuantos anos (?:tienes|tiene|cumples)\b(?! (?:de|en|con|como|trabajando|usando|manejando|haciendo))|\b(?:que|cual es tu|tu|su|indica tu|dinos tu) edad\b|\bedad(?=\s*[?:]|\s*$)|\bfecha de nacimiento\b|\b(?:cuando|en que (?:ano|fecha)) naciste\b/g,
    unless: /mayor de edad/,
  },
  {
    code: 'sex',
    pattern:
      /\b(?:cual es tu|tu|indica tu) (?:sexo|genero|orientacion sexual|identidad de genero)\b|\beres (?:hombre|mujer|varon|gay|lesbiana)\b|^\s*(?:sexo|genero)(?=\s*[?:]|\s*$)/gm,
  },
  {
    code: 'looks',
    pattern:
      /\bcuanto (?:mides|pesas)\b|\b(?:cual es tu|tu) (?:estatura|contextura|peso)\b|\btienes (?:algun )?tatuajes?\b/g,
  },
  {
    code: 'family',
    pattern:
      /\bestado civil\b|\b(?:tienes|tiene|cuantos) hij[oa]s\b|\b(?:piensas|planeas|quieres|deseas) (?:en )?tener (?:mas )?hij[oa]s\b|\b(?:eres|estas) (?:casad|solter|divorciad|viud|embarazad)[oa]\b|\beres (?:madre|padre)\b|\bembarazo\b|\bcon quien vives\b|\btienes (?:pareja|espos[oa]|conviviente|enamorad[oa]|carga familiar)\b|\bcuantas personas dependen de ti\b/g,
  },
  {
    code: 'origin',
    pattern:
      /\bnacionalidad\b|\b(?:cual es tu|tu|de que) (?:raza|etnia|color de piel)\b|\bde (?:donde|que pais|que provincia) (?:eres|vienes)\b|\b(?:donde naciste|lugar de nacimiento)\b|\beres (?:peruan|extranjer|venezolan|colombian|limen|provincian)[oa]\b/g,
    unless: /permiso (?:para|de) trabaj/,
  },
  {
    code: 'creed',
    pattern:
      /\breligion\b|\bque credo\b|\beres (?:catolic|evangelic|cristian|adventist|creyente|ateo|atea)[oa]?\b|\bvas a (?:la )?iglesia\b|\b(?:partido|opinion|ideologia|tendencia) politic[oa]\b|\bpor quien vot(?:as|aste|arias)\b|\b(?:eres|estas|has sido|has estado|fuiste) (?:miembro de|afiliad[oa] a) (?:un |algun )?(?:sindicato|partido)\b|\bperteneces a (?:un |algun )?(?:sindicato|partido)\b/g,
  },
  {
    code: 'health',
    pattern:
      /\b(?:tienes|tiene|padeces|sufres|presentas) (?:de )?(?:algun[ao]? |un[ao]? )?(?:discapacidad|enfermedad|enfermedades|condicion (?:medica|de salud)|limitacion fisica|problema de salud)\b|\bcual es tu estado de salud\b|\btomas (?:algun |alguna )?(?:medicamento|medicacion|medicina)s?\b|\b(?:tienes|portador de|prueba de) vih\b/g,
    unless: /ajuste|adaptacion|accesib/,
  },
]
