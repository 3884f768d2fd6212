import type { Grades } from '../../labelled.ts'

/** By guideline.md, over all 120 ads of the market; given before any method was run on them, and not changed since. */
export const marketGradesDev: Grades = {
  'market-secretaria-chorrillos': {
    'adm-office-manager-miraflores': 3,
    'adm-asistente-obra-lurin': 2,
    'adm-asistente-gerencia-bilingue-san-isidro': 1,
    'adm-asistente-virtual-remoto': 1,
  },
  'market-egresada-huancayo': {
    'adm-mesa-partes-huancayo': 3,
    'adm-auxiliar-cooperativa-chilca-huancayo': 2,
    'adm-asistente-virtual-remoto': 2,
    'atc-soporte-cliente-chat-remoto': 1,
  },
  'market-maestro-electricista-surquillo': {
    'man-tecnico-edificios-san-borja': 3,
    'man-instalador-electrico-san-miguel': 2,
    'man-tecnico-climatizacion-surquillo': 1,
    'man-supervisor-hotel-miraflores': 1,
  },
  'market-senatino-mala': {
    'man-mecanico-embotelladora-chilca': 3,
    'man-operador-envasado-lurin': 2,
    'man-tornero-villa-maria': 2,
    'man-mecanico-chancado-apurimac': 1,
  },
  'market-alimentaria-piura': {
    'agr-asegurador-inocuidad-sullana': 3,
    'agr-supervisor-produccion-paita': 2,
    'agr-analista-laboratorio-chiclayo': 1,
    'agr-inspector-mango-tambogrande': 1,
  },
  'market-maestro-cocina-ves': {
    'coc-cocinero-comedor-mina-huanuco': 3,
    'coc-cocinero-marino-barranco': 2,
    'coc-jefe-cocina-campestre-pachacamac': 2,
    'coc-cocinero-dietas-brena': 1,
  },
  'market-bachiller-contable-los-olivos': {
    'con-semisenior-mype-remoto': 3,
    'con-analista-tesoreria-surquillo': 2,
    'con-asistente-estudio-lince': 1,
    'con-analista-costos-ate': 1,
    'rrh-analista-nomina-san-isidro': 1,
    'atc-customer-success-remoto': 1,
  },
  'market-profe-matematica-arequipa': {
    'doc-ciencias-exactas-cayma': 3,
    'doc-preuniversitario-online': 3,
    'doc-coordinador-academico-arequipa': 2,
    'doc-matematica-mollendo': 2,
  },
  'market-encargada-personal-chincha': {
    'rrh-gestion-humana-pisco': 3,
    'rrh-analista-nomina-san-isidro': 2,
    'rrh-asistente-planillas-canete': 1,
    'rrh-reclutador-masivo-ate': 1,
  },
  'market-avp-ventanilla': {
    'seg-agente-deposito-callao': 3,
    'seg-prevencionista-tienda-san-miguel': 3,
    'seg-operador-central-monitoreo-la-victoria': 2,
    'seg-supervisor-vigilancia-arequipa': 1,
  },
}
