/** The words of the patterns in `prose-sentence.ts`, each a piece of a regular expression. */

/** The first person, by its past ending ('trabajé', 'serví') and a few verbs of being. */
export const SPOKEN_WORDS = [
  'soy',
  'fui',
  'era',
  'estoy',
  'estuve',
  'sigo',
  'vengo',
  'ejerzo',
  'ocupo',
  'ocupe',
  String.raw`me (?:desempen|inici|encuentr)\p{L}+`,
  '(?:trabaj|labor)(?:o|e|aba|ando)',
  'preste',
  'ingrese',
  'empece',
  'entre a',
  'desempen(?:o|e|ando|andome)',
  'como',
  '(?:el|al) (?:cargo|puesto) de',
  'i (?:work|worked|was|am)',
]

export const STILL_WORDS = [
  'soy',
  'estoy',
  'sigo',
  'trabajo',
  'laboro',
  'ocupo',
  'ejerzo',
  'hago',
  'me desempeno',
  'me encuentro',
  'actualmente',
  'ahora',
  'hoy',
]

/** Common nouns that may belong to a name: 'la tienda Modas Karina'. */
export const KINDS = [
  'familia',
  'tienda',
  'local',
  'bodega',
  'taller',
  'hotel',
  'hostal',
  'restaurante',
  'colegio',
  'escuela',
  'instituto',
  'universidad',
  'hospital',
  'cl[ií]nica',
  'botica',
  'farmacia',
  'banco',
  'estudio',
  'mercado',
]
