// The verbs of sentences about work, folded. What is after one of them is asked for, or told.

const KIN = String.raw`(?:mama|papa|madre|padre|hij[oa]s?|esposo|esposa|herman[oa]s?|ti[oa]|prim[oa]|sobrin[oa]|cunad[oa]|suegr[oa]|pareja|amig[oa]|enamorad[oa]|novi[oa]|nuer[oa]|abuel[oa]|compadre|comadre|vecin[oa]|chic[oa]|ahijad[oa]|niet[oa]|causa|pata|mujer|marido|familia|senora|senor|hijit[oa]s?|mamita|papito)`
/** Somebody for whom it is asked: 'mi hermano'. */
export const SOMEBODY = String.raw`(?:mis?|nuestr[oa]|un|una|el|la) ${KIN}(?: (?:mayor|menor))?`

const whole = (...forms: string[]): RegExp => new RegExp(`^(?:${forms.join('|')})$`, 'u')

/** What follows is looked for. */
export const ASKS = whole(
  'busc(?:o|a|an|amos|ando|aba|abamos|are)|busque|buscand',
  'qui(?:ero|ere|eren|siera|sieramos)|queremos|queria(?:mos)?',
  'necesit(?:o|a|an|amos|ando|aria|aba)',
  'dese(?:o|a|amos|aria)',
  'prefier[oe]|preferiria|solicito|postular|postulo',
  'me (?:gustaria|interesa|interesaria|urge)',
  '(?:que )?hay|habra|habria|tendra[ns]?|tienen|tienes|ofrecen',
  'algo|algun|alguna',
  'trabajos?|chambas?|empleos?|vacantes?|puestos?|plazas?|ofertas?|convocatorias?|cachuelos?',
  'trabajar|chambear|laborar|conseguir|encontrar|consigueme',
  'era de',
  'contrat(?:an|ando|en)|(?:dame|muestrame|buscame|jalame|pasame|ensename)',
)

/** What follows is what somebody is. */
export const IS = whole('soy', 'somos', `${SOMEBODY} (?:es|son)`, 'me dedico', 'yo trabajo (?:de|como)')

/** What follows is told: what somebody has, does, did, or why. */
export const TELLS = whole(
  '(?:soy|somos|es) (?:de|del|ven(?:ezolan[oa]|eco)|extranjer[oa]|peruan[oa]|mama|mami|papa|madre|padre|joven|mujer|varon|adult[oa]|solter[oa]|casad[oa])',
  'teng[oa]|tenemos|tenia|contamos|cuento con',
  `${SOMEBODY} (?:que |q )?(?:tiene|estudia|cose|cocina|vende|trabaja|hace|vive|maneja|esta|recien|se|ya|no|sabe)`,
  'trabaj(?:e|aba|abamos|amos)|(?:he|ha|hemos|habia|haber) \\p{L}+[aei]do|yo (?:trabajo|estudio)',
  '(?:actualmente|ahorita|ahora) (?:trabajo|estudio|estoy)',
  'est(?:uve|aba) (?!buscando)(?:de|en|como|trabajando)|(?:antes |yo )?era|fui',
  'sal[io]|sali de|acab[oe]|termin[eo]|egrese|estudi(?:e|a|aba|ando|amos)|estudio (?!contable|juridico|de$|legal|fotografico)\\p{L}+',
  '(?:yo )?se \\p{L}+[aei]r|sabemos|sabe|se (?:excel|ingles|word|algo de)',
  'manejo (?!de|defensivo)\\p{L}+|domino|hablo',
  'hago|hice|cuido|cuidaba|llevo|vengo|vine|viajo|puedo (?:viajar|manejar|empezar)',
  'viv[oe]|vivimos|vivia|resid[oe]|radico',
  '(?:me )?(?:mud[eo]|quede|quedo|botaron|despidieron|cerraron|echaron|cortaron|falta|faltan|alcanza|canse|enferme)|mudar(?:me|nos)?|perd[ií]',
  'dijeron|dicen que|dice que|contaron|escuche|lei|vi que|supe',
  '(?:que )?(?:ya )?estoy (?!buscando|interesad|en busca|disponible)\\p{L}+|que (?:esta|estan|cursa|no \\p{L}+)|porque|por que ya|ya que|debido a|es que|como no',
  'nadie|nunca|siempre (?:he|trabaje)',
  'cose|coso|cocino|vendo|vendia|limpio casas|lavo|enseno|ensenaba',
)

/** Stems of what people say around the thing itself: asking, telling, wishing, moving. No stem of a verb whose noun is work, as 'cuid'. */
const TALK =
  'ayud pregunt dec dig dij avis recomiend recomend suger sugier orient informam indic indiqu mostr muestram muestrem ensenam mand pas envi pon pong quer quier quis pod pued pud deb tendr teng ten tien tuv hab hub vay mir encuentr encontr consegu consig busc busqu necesit prefer prefier gust interes urg qued salg lleg entr viv mud acab termin empez empiez comenz comienz segu dej cre pens piens sient sent esper alcanz conven convien conveng sirv servir sab sep sup conoc conozc llam respond contest aconsej agradec agradezc disculp perdon permit averigu agreg jal chap agarr ir'
    .split(' ')
    .join('|')
const ENDINGS =
  'o|a|e|as|es|an|en|amos|emos|imos|ar|er|ir|are|aria|arian|ere|eria|ire|iria|ando|iendo|ado|ido|io|aron|ieron|aba|aban|abamos|ia|ian|iamos|iste|aste|aras|iera|ieras|ieran|ieramos|iese|re|ra|ras|ran|ria|rian'
/** A form of one of those verbs, with the pronouns that hang on it: 'recomiéndame', 'estaba buscando'. */
export const TALK_FORM = new RegExp(`^(?:${TALK})(?:${ENDINGS})(?:me|se|nos|le|les)?(?:lo|la|los|las)?$`)

/** Endings that only verbs have: 'consultarle', 'estudiando', 'trabajábamos', 'salieron'. Folded. */
const VERB_ENDING =
  /^.{2,}(?:[aei]r(?:me|se|nos|le|les|lo|las?)|[aei]rlos|ando|iendo|[aei]mos|abas?|aban|abamos|aron|ieron|[ei]rian|[aei]riamos|aste|iste|iendol[aeo]|andol[aeo]s?)$/
/** Other words that end so. */
const NO_VERB =
  /^(?:carlos|charlas?|perlas?|parlas?|orlas?|ramos|gramos|tramos|(?:centi|mili|decimo)?gramos|prestamos|extremos|racimos|[mnpu](?:axi|ini|ltim|roxi|rim)mos|primos|maximos|minimos|ultimos|proximos|legitimos|insumos|comando|mando|bando|contrabando|fernando|orlando|armando|hernando|cordoba|silabas?|trabas?|varon|baston|contraste|desgaste|traste|paste|triste|chiste|liste|remos|termos|reclamos|cosmos|sismos|turismos|organismos|mecanismos|atomos|ritmos|idiomas?|supremos|externos|consumos)$/
/** Whether a word has the form of a verb, which names no work. */
export const isVerbForm = (word: string): boolean => VERB_ENDING.test(word) && !NO_VERB.test(word)
