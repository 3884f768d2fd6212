/** Words before the name of a street, a neighbourhood, a building or a lot, folded and without dots. */
const SIGNS = new Set(
  `av avd ave avda avenida jr jro jron jiron ca calle cl psje pje pasaje psj prol prolongacion carretera carr ctra autopista
  panamericana malecon mlcn alameda alam ovalo plaza plazuela plz parque pq cdra cuadra sector etapa zona barrio comite grupo
  mz mza mzna manzana lt lte lote urb urbanizacion urbaniz aahh asentamiento ah ppjj pj pueblo_joven coop cooperativa asoc
  asociacion res residencial resid cond condominio conj conjunto agrup agrupacion block blk bloque edificio edif torre piso oficina ofic of
  interior int puerta km kilometro altura alt cruce esquina esq frente espalda nro num numero quinta fundo parcela caserio anexo
  centro_poblado ccpp villa_militar apt apto apartment apartamento suite unit floor house rua via carrera cra cll diagonal
  transversal colonia cto via_expresa villas via_evitamiento`
    .split(/\s+/)
    .map((sign) => sign.replace('_', ' ')),
)

/** In English they follow the name: 'Arequipa Ave'. */
const SIGNS_BEHIND = new Set(
  'street st ave avenue road rd drive dr lane ln blvd boulevard way court ct square'.split(' '),
)

export const isStreetSign = (word: string): boolean => SIGNS.has(word)
export const isStreetSignBehind = (word: string): boolean => SIGNS_BEHIND.has(word)

/** A number, a lot's letter, 's/n': the part that identifies a house. */
export const isAddressCode = (word: string): boolean =>
  /\d/.test(word) || (/^[a-z]$/.test(word) && word !== 'y') || /^(?:sn|nro|num|no)$/.test(word)
