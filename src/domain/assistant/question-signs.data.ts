// What words of a question tell beside its intent, as patterns of spoken text without signs.

/** The status that a question names. */
export const STATUS_WORDS: readonly (readonly [string, RegExp])[] = [
  ['viewed', /\b(?:vistas?|vieron|me vio|revisaron|visto)\b/],
  ['rejected', /\brechaz\w+|\bdescart\w+/],
  ['preselected', /\bpreseleccion\w+/],
  ['interviewed', /\bentrevist\w+/],
  ['accepted', /\baceptad\w+|\baceptaron\b/],
  ['hired', /\bcontratad\w+/],
  ['pending', /\bpendient\w+|\bsin responder\b|\bsin respuesta\b/],
]

export const FOR_COMPANY =
  /\b(?:enterprise|empresas?|aviso|avisos|publicar|poner un|anuncio|destacad\w+|candidatos)\b/

export const FOR_PROFESSIONAL = /\b(?:profesional(?:es)?|postulante|freelance\w*|mis servicios)\b/

export const GOOD_RATING =
  /\b(?:buenas? (?:opinion|recomendacion|comentario|critica|referencia)(?:es|s)?|bien (?:recomendad|calificad|valorad)\w*|recomendad[oa]s?|con buenos comentarios|buenas referencias|de los mejores|el mejor)\b|\b(?:buenas?|mejor(?:es)?|altas?) (?:calificacion|puntuacion|resena|valoracion)\w*|\bmejor (?:calificad|valorad|puntuad)\w*|\bcon buenas? (?:resenas|estrellas)\b|\bestrellas\b/

/** Words that only steer a conversation about a list. */
export const NONE_SUITS =
  /\b(?:ningun[oa] (?:me )?(?:gusta|sirve|convence)|no me (?:gusta|sirve|convence)\w*|(?:hay|tienes|tendran|muestrame|quiero ver|ver|algo) mas$|mas opciones|otr[oa]s? (?:distrito|ciudad|lugar|trabajo|cosa|empleo|opcion|opciones)|cambiar (?:de )?(?:distrito|ciudad|busqueda))\b/

export const ORDINALS: readonly RegExp[] = [
  /\b(?:el |la |al |del )?(?:primer[oa]?|numero 1|1ro)\b/,
  /\b(?:segund[oa]|numero 2|2do)\b/,
  /\b(?:tercer[oa]?|numero 3|3ro)\b/,
  /\b(?:cuart[oa]|numero 4)\b/,
  /\b(?:quint[oa]|numero 5)\b/,
]

export const THIS_JOB = /\b(?:este|esta|ese|esa|aca|aqui|acaso|el puesto|el aviso|el empleo)\b/

/** 'No, de noche'; 'me refiero a': what follows takes the place of what was meant. */
export const CORRECTS =
  /^(?:no|nop|nel|mejor|me refiero|quise decir|digo|perdon|me equivoque|corrijo|corrige)\b|\b(?:me refiero a|quise decir|queria decir|me equivoque|mejor dicho|de \w+ no)\b/

/** A question begins anew with these: what was asked before no longer counts. */
export const BEGINS_ANEW =
  /\b(?:busco|quiero|quisiera|necesito|hay|tienes|tienen|dime|muestrame|buscame|vacantes?|trabajos? de|empleos? de|chamba de|chamba en)\b/

/** How the filters of a search are called by who takes them away. */
export const NAMES_OF_FILTERS = {
  pay: /\b(?:sueldos?|pago|monto|salario)\b/,
  location: /\b(?:lugar|ubicacion|ciudad|distrito|zona|departamento)\b/,
  mode: /\bmodalidad\b/,
  experience: /\bexperiencia\b/,
  terms: /\b(?:turno|horario|jornada)\b/,
  days: /\b(?:fecha|dias|recientes?)\b/,
} as const
