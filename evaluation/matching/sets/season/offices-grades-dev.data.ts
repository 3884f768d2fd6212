import type { Grades } from '../../labelled.ts'

/** By guideline.md, over all ads of the season's offices; given before any method was run on them. */
export const seasonOfficesGradesDev: Grades = {
  'offices-secretaria-retorna-brena': {
    'offices-adm-secretaria-gerencia-san-isidro': 3,
    'offices-adm-secretaria-colegio-jesus-maria': 2,
    'offices-adm-asistente-pueblo-libre': 2,
    'offices-pub-secretaria-lima': 2,
    'offices-adm-mesa-partes-lince': 1,
  },
  'offices-pagos-proveedores-trujillo': {
    'offices-cta-cuentas-pagar-trujillo': 3,
    'offices-cta-conciliaciones-trujillo': 2,
    'offices-cta-asistente-estudio-trujillo': 2,
    'offices-cta-tesoreria-callao': 1,
    'offices-cta-auxiliar-viru': 1,
  },
  'offices-finanzas-sobrecalificado-lima': {
    'offices-cta-jefe-tesoreria-lima': 3,
    'offices-cta-gerente-af-lima': 2,
    'offices-doc-universidad-finanzas-lima': 2,
    'offices-cta-fpa-lima': 1,
  },
  'offices-ventanilla-huancayo': {
    'offices-ban-plataforma-huancayo': 3,
    'offices-ban-ventanilla-jauja': 2,
    'offices-ban-creditos-junior-chupaca': 2,
    'offices-ban-funcionario-pyme-huancayo': 1,
  },
  'offices-headhunter-chorrillos': {
    'offices-rrh-tech-recruiter-remoto': 3,
    'offices-rrh-capacitacion-lima': 2,
    'offices-rrh-consultor-seleccion-lima': 1,
    'offices-rrh-generalista-lurin': 1,
    'offices-rrh-hrbp-lima': 1,
  },
  'offices-abogado-publico-cusco': {
    'offices-pub-asesoria-juridica-cusco': 3,
    'offices-der-familia-cusco': 2,
    'offices-pub-pad-urcos': 2,
    'offices-der-contratacion-estado-lima': 1,
    'offices-pub-contrataciones-ayacucho': 1,
  },
  'offices-logistica-estado-ayacucho': {
    'offices-pub-contrataciones-ayacucho': 3,
    'offices-pub-programacion-huanta': 2,
    'offices-pub-patrimonio-ayacucho': 2,
    'offices-pub-presupuesto-huancavelica': 1,
  },
  'offices-planillera-sullana': {
    'offices-rrh-planillas-piura': 3,
    'offices-rrh-tareo-paita': 3,
    'offices-adm-administrador-obra-canete': 1,
  },
  'offices-comex-callao': {
    'offices-com-comex-surco': 3,
    'offices-com-sectorista-callao': 2,
    'offices-com-ejecutivo-forwarder-lima': 2,
    'offices-com-liquidador-callao': 1,
    'offices-com-exportaciones-piura': 1,
  },
  'offices-logistico-comprador-ate': {
    'offices-com-comprador-huachipa': 3,
    'offices-ing-planner-repuestos-ate': 2,
    'offices-com-encargado-clinica-san-borja': 2,
  },
  'offices-periodista-chiclayo': {
    'offices-mkt-imagen-cas-chiclayo': 3,
    'offices-mkt-comunicaciones-lima': 2,
    'offices-mkt-relacionista-chiclayo': 1,
    'offices-mkt-agencia-pr-lima': 1,
  },
  'offices-bach-arquitectura-surquillo': {
    'offices-arq-bim-surco': 3,
    'offices-dis-interiores-surquillo': 2,
    'offices-arq-cadista-los-olivos': 1,
    'offices-inm-tasador-lima': 1,
  },
  'offices-bach-civil-puno': {
    'offices-civ-oficina-tecnica-juliaca': 3,
    'offices-min-costos-pataz': 2,
    'offices-civ-formulador-puno': 1,
    'offices-civ-suelos-arequipa': 1,
  },
  'offices-ambiental-arequipa': {
    'offices-amb-residuos-arequipa': 3,
    'offices-sso-contratista-arequipa': 2,
    'offices-amb-monitoreo-arequipa': 1,
    'offices-sso-edificaciones-lima': 1,
  },
}
