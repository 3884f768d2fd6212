import type { Grades } from '../../labelled.ts'

/** By guideline.md, over all ads of the season's works; given before any method was run on them. */
export const seasonWorksGradesDev: Grades = {
  'season-gamarra-canto-grande': {
    'season-conf-costureras-sjl': 3,
    'season-conf-muestrista-la-victoria': 2,
    'season-conf-arreglos-jockey': 2,
    'season-conf-supervisor-costura-ate': 1,
    'season-conf-acabados-sjl': 1,
    'season-conf-cortador-ate': 1,
    'season-tie-telas-gamarra': 1,
  },
  'season-portones-villa-el-salvador': {
    'season-sold-cerrajero-ves': 3,
    'season-sold-estructuras-callao': 2,
    'season-sold-inox-ate': 1,
    'season-sold-ayudante-armador-lurin': 1,
    'season-con-aluminio-vidrio-ate': 1,
    'season-sold-montaje-coberturas-lurin': 2,
  },
  'season-todista-surquillo': {
    'season-coc-plancha-miraflores': 3,
    'season-coc-cocina-fria-surquillo': 2,
    'season-coc-steward-san-isidro': 1,
    'season-coc-barista-barranco': 1,
    'season-tie-panaderia-smp': 1,
  },
  'season-hostel-cusco': {
    'season-hot-recepcion-noche-cusco': 3,
    'season-hot-counter-tours-cusco': 3,
    'season-hot-ama-de-llaves-urubamba': 1,
    'season-tie-casa-cambio-cusco': 2,
    'season-cal-reservas-ingles-remoto': 2,
  },
  'season-unas-los-olivos': {
    'season-bel-manicurista-los-olivos': 3,
    'season-bel-lashista-san-miguel': 2,
    'season-bel-recepcion-spa-independencia': 1,
    'season-bel-instructor-unas-lima': 1,
    'season-tie-maquillaje-independencia': 2,
  },
  'season-taxista-callao': {
    'season-rep-movilidad-escolar-san-miguel': 3,
    'season-rep-furgoneta-paqueteria-callao': 3,
    'season-rep-camion-frio-callao': 1,
    'season-mec-grua-auxilio-callao': 2,
    'season-cam-autoventa-agua-callao': 2,
  },
  'season-ayudante-santa-anita': {
    'season-alm-estiba-mercado-santa-anita': 3,
    'season-rep-auxiliar-reparto-santa-anita': 3,
    'season-alm-camara-frio-lurin': 2,
    'season-alm-kardex-ate': 1,
    'season-alm-reach-huachipa': 1,
    'season-conf-acabados-sjl': 1,
  },
  'season-acompanante-pueblo-libre': {
    'season-cui-adulto-mayor-jesus-maria': 3,
    'season-cui-nana-surco': 2,
    'season-cui-postrado-la-molina': 1,
    'season-lim-airbnb-miraflores': 2,
  },
  'season-miss-auxiliar-surquillo': {
    'season-cui-auxiliar-nido-san-borja': 3,
    'season-cui-sombra-magdalena': 3,
    'season-cui-nana-surco': 2,
    'season-cam-impulsadora-lima': 1,
  },
  'season-fileteadora-chimbote': {
    'season-pes-fileteadores-chimbote': 3,
    'season-agr-packing-arandano-viru': 2,
    'season-pes-supervisora-linea-paita': 1,
    'season-tie-carnes-pescados-nuevo-chimbote': 2,
  },
}
