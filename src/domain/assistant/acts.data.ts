export type ActName =
  | 'apply'
  | 'withdraw'
  | 'delete-account'
  | 'account'
  | 'message'
  | 'publish'
  | 'close-ads'
  | 'pay'
  | 'save'
  | 'decide'
  | 'upload'
  | 'register'

/** What the assistant does not do for somebody, as patterns of spoken text without signs: the person does it, behind a link. */
export const ACTS: readonly (readonly [ActName, RegExp])[] = [
  [
    'withdraw',
    /\b(?:retira|saca|quita|borra)me de (?:ese|este|esa|esta|la|el|lo)\b|\b(?:retira|quita|cancela|borra|elimina|anula)(?:me|r)? (?:mi|mis|la|esa|esta) postulacion(?:es)?\b/,
  ],
  [
    'close-ads',
    /\b(?:cierra|archiva|borra|elimina|pausa|despublica)(?:me)? (?:todos )?(?:mi|mis|el|los|este|ese) (?:avisos?|empleos?|ofertas?|publicacion(?:es)?)\b/,
  ],
  [
    'delete-account',
    /\b(?:elimina|borra|cierra|desactiva|suprime)(?:me)? (?:mi|la|esta) (?:cuenta|perfil)\b/,
  ],
  [
    'account',
    /\b(?:cambia|modifica|actualiza|edita|corrige|pon)(?:me)? (?:mi|el|la) (?:contrasena|clave|correo|email|foto|nombre|perfil|telefono|celular)\b/,
  ],
  [
    'message',
    /\b(?:manda|envia|escribe)(?:le|les|me)? (?:un |una )?(?:mensaje|correo|whatsapp|carta)\b|\b(?:llama|llames|llamalos|escribele|diles?|avisale)\b.* (?:a la|al|a los|empresa|reclutador)\b/,
  ],
  ['message', /\b(?:manda|envia|reparte)(?:le|les|lo|selo)? (?:mi |el )?(?:cv|hoja de vida)\b/],
  [
    'apply',
    /\bpostula(?:me|te|nos)?(?: tu)? (?:por mi|a todos|a este|a ese|a esta|en mi|al|a la)\b|\bpostula(?:me|los)\b|^(?:ya )?postula$|\bpostules\b|\baplica (?:por|a) (?:mi|todos|este)|\binscribeme\b|\bapuntame\b/,
  ],
  [
    'publish',
    /\b(?:publica|publicame|sube|crea|creame|pon)(?:me)? (?:un |una |mi |este |el )(?:aviso|empleo|oferta|anuncio|vacante|servicio)\b/,
  ],
  [
    'pay',
    /\b(?:paga|pagame|compra|comprame|renueva|cancela)(?:me)? (?:mi|el|un|la) (?:plan|premium|membresia|suscripcion|aviso)\b/,
  ],
  ['save', /\bguarda(?:me|lo)? (?:este|ese|esta|el|los|la|mi)\b|\bguardalo\b/],
  [
    'decide',
    /\b(?:rechaza|descarta|acepta|contrata|preselecciona|mueve|aprueba)(?:me|los|las)? (?:a|al|todos|todas|los|las|este|ese)\b/,
  ],
  ['upload', /\b(?:sube|carga|adjunta)(?:me)? (?:mi|el|este) (?:cv|foto|certificado)\b/],
  [
    'register',
    /\b(?:crea|creame|abre|abreme|registrame|hazme) (?:una |mi )?(?:cuenta|perfil)\b|\bregistrame\b/,
  ],
]
