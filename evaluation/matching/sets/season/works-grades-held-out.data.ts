import type { Grades } from '../../labelled.ts'

/** By guideline.md, over all ads of the season's works; given before any method was run on them. */
export const seasonWorksGradesHeldOut: Grades = {
  'season-bodega-comas': {
    'season-tie-minimarket-comas': 3,
    'season-tie-panaderia-smp': 3,
    'season-tie-celulares-independencia': 2,
    'season-bel-recepcion-spa-independencia': 2,
    'season-tie-maquillaje-independencia': 1,
  },
  'season-gondola-villa-maria': {
    'season-cam-mercaderista-lima-sur': 3,
    'season-cam-impulsadora-lima': 2,
    'season-cam-supervisor-trade-lima': 1,
    'season-alm-camara-frio-lurin': 1,
  },
  'season-llamadas-chorrillos': {
    'season-cal-asistencias-24h-san-borja': 3,
    'season-vig-central-gps': 2,
    'season-cal-retencion-chorrillos': 2,
    'season-cal-reclamos-san-isidro': 1,
    'season-cal-cobranza-castigo-brena': 1,
  },
  'season-guachiman-ventanilla': {
    'season-vig-almacen-ventanilla': 3,
    'season-vig-edificio-magdalena': 2,
    'season-vig-central-gps': 1,
    'season-alm-garita-balanza-ventanilla': 2,
  },
  'season-lavadoras-la-perla': {
    'season-mec-linea-blanca-callao': 3,
    'season-mec-aire-acondicionado-lima': 2,
    'season-lim-mantenimiento-condominio-chorrillos': 1,
    'season-mec-ascensores-lima': 1,
    'season-con-gasfitero-termas-san-miguel': 1,
  },
  'season-altas-nuevas-trujillo': {
    'season-ele-fibra-trujillo': 3,
    'season-ele-camaras-alarmas-trujillo': 2,
    'season-ele-supervisor-planta-externa-trujillo': 1,
    'season-ele-liniero-chepen': 1,
  },
  'season-muebles-chorrillos': {
    'season-con-melamina-ves': 3,
    'season-con-asesor-tableros-surquillo': 2,
    'season-con-aluminio-vidrio-ate': 1,
  },
  'season-sondaje-huaraz': {
    'season-min-ayudante-ddh-huaraz': 3,
    'season-min-muestrero-ancash': 2,
    'season-min-perforista-ddh': 1,
    'season-min-chancado-pasco': 1,
    'season-con-portamira-huaytara': 1,
  },
  'season-tec-enfermeria-comas': {
    'season-enf-hemodialisis-los-olivos': 3,
    'season-cui-postrado-la-molina': 2,
    'season-enf-topico-colegio-sm': 2,
    'season-cui-adulto-mayor-jesus-maria': 1,
  },
  'season-plantas-villa-el-salvador': {
    'season-lim-jardinero-surco': 3,
    'season-lim-vivero-lurin': 3,
    'season-lim-fumigador-lima': 2,
    'season-lim-mantenimiento-condominio-chorrillos': 1,
    'season-vig-edificio-magdalena': 1,
  },
}
