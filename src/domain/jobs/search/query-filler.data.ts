/**
 * What people type around the thing that they look for ('busco trabajo de soldador', 'vacantes de mozo'). Folded. `asks`, `nouns` and what
 * links them are left out at the beginning of a search, `anywhere` also behind; `people` only before 'para' and 'que'.
 */
export const FILLER = {
  asks: `hola | buenas | buenos dias | buenas tardes | buenas noches | por favor | porfa | porfavor | estoy | ando | busco | buscando | busca | buscan
    | buscamos | se busca | se buscan | necesito | necesita | necesitan | necesitamos | necesitando | se necesita | se necesitan | preciso | precisan
    | se precisa | se precisan | requiero | requiere | requieren | se requiere | se requieren | solicito | solicita | solicitan | se solicita | se solicitan
    | contratan | contratando | contratar | se contrata | se contratan | quiero | quisiera | deseo | deseamos | me gustaria | me interesa | me urge
    | ver | hay | dame | muestrame | ofrezco | se ofrece | soy | trabajar | chambear | laborar | conseguir | encontrar | hallar | postular | ser | tener | un | una
    | algun | alguna | algo | urgente | urgentemente | ya | donde | empresas que | empresas`,
  nouns: `trabajo | trabajos | trabajito | empleo | empleos | chamba | chambas | chambita | cachuelo | cachuelos | cachuelito | pega | vacante | vacantes
    | plaza | plazas | puesto | puestos | puesto de trabajo | puestos de trabajo | puesto vacante | puestos vacantes | oferta | ofertas | oferta laboral
    | ofertas laborales | oferta de trabajo | ofertas de trabajo | oferta de empleo | ofertas de empleo | oportunidad | oportunidades | oportunidad laboral
    | oportunidades laborales | oportunidad de trabajo | oportunidades de trabajo | oportunidad de empleo | oportunidades de empleo | convocatoria
    | convocatorias | convocatoria laboral | convocatorias laborales | bolsa laboral | anuncio | anuncios | aviso | avisos | disponible | disponibles`,
  people:
    'persona | personas | personal | joven | jovenes | senorita | senoritas | senora | senoras | varon | varones | chico | chica | chicos | chicas | gente',
  links: `de | del | como | para | en | por | a | al | con | la | el | las | los | lo | que | sea | sean`,
  anywhere: `urgente | urgentemente | urge | por favor | porfa | porfavor | empleo | empleos | chamba | chambas | vacante | vacantes | ofertas laborales | ofertas de empleo
    | ofertas de trabajo | busco trabajo | busco empleo | necesito trabajo | quiero trabajo | trabajo urgente
    | cerca de mi | cerca a mi | cerca de mi casa | cerca a mi casa`,
} as const

/** Where the words above are the thing itself: 'trabajo social', 'puesto de salud', the shop Plaza Vea. */
export const NOT_FILLER = `trabajo social | trabajo de campo | trabajo en altura | trabajos en altura | trabajo de parto | trabajo por horas | trabajo en casa
  | puesto de salud | puesto de control | puesto de vigilancia | puesto fijo | puesto de venta | plaza vea | plaza norte | plaza lima sur | plaza san miguel
  | oportunidades de negocio | bolsa de trabajo | jefe de puesto | primer empleo | promotor de empleo | empleo juvenil | convocatoria cas`

/** The forms of a company at the end of its name. */
export const LEGAL_FORMS =
  's a c | sac | s a a | saa | s r l | srl | s c r l | scrl | e i r l | eirl | s a | sa | ltda'

/** Abbreviations in titles and searches, each with what it may stand for. One line per kind of word. */
export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  // Who one is
  ing: 'ingeniero',
  tec: 'técnico',
  tecn: 'técnico',
  lic: 'licenciado',
  arq: 'arquitecto',
  abog: 'abogado',
  econ: 'economista',
  prof: 'profesor | profesional',
  dr: 'doctor',
  dra: 'doctora',
  enf: 'enfermero | enfermería',
  med: 'médico',
  obst: 'obstetra',
  odont: 'odontólogo',
  psic: 'psicólogo',
  qf: 'químico farmacéutico',
  bach: 'bachiller',
  egres: 'egresado',
  pract: 'practicante',
  prac: 'practicante',
  // The place in a team
  asist: 'asistente',
  asis: 'asistente',
  ast: 'asistente',
  aux: 'auxiliar',
  ayud: 'ayudante',
  adm: 'administrador | administrativo | administración',
  admin: 'administrador | administrativo | administración',
  admon: 'administración',
  anal: 'analista',
  coord: 'coordinador',
  ejec: 'ejecutivo',
  encarg: 'encargado',
  esp: 'especialista',
  gte: 'gerente',
  jef: 'jefe',
  op: 'operador | operario',
  oper: 'operador | operario',
  resp: 'responsable',
  sec: 'secretaria',
  secre: 'secretaria',
  recep: 'recepcionista',
  sup: 'supervisor',
  superv: 'supervisor',
  vend: 'vendedor',
  trab: 'trabajador',
  // The field
  alm: 'almacén',
  cont: 'contable | contador | contabilidad',
  contab: 'contabilidad',
  educ: 'educación',
  elec: 'eléctrico | electricista',
  elect: 'eléctrico | electricista',
  farm: 'farmacia',
  ind: 'industrial',
  lab: 'laboratorio',
  log: 'logística',
  mant: 'mantenimiento',
  mantto: 'mantenimiento',
  mtto: 'mantenimiento',
  mat: 'matemática',
  mate: 'matemática',
  mec: 'mecánico',
  mecan: 'mecánico',
  mkt: 'marketing',
  mktg: 'marketing',
  prod: 'producción',
  quim: 'químico',
  rrpp: 'relaciones públicas',
  seg: 'seguridad',
  sist: 'sistemas',
  soc: 'social',
  vtas: 'ventas',
  // The contract of the state's offices
  cas: 'contrato administrativo de servicios',
  // Places
  sjl: 'san juan de lurigancho',
  sjm: 'san juan de miraflores',
  smp: 'san martin de porres',
  ves: 'villa el salvador',
  vmt: 'villa maria del triunfo',
  sta: 'santa',
  pte: 'puente',
}
