import type { Grades } from './labelled.ts'

/** By the guideline of `grades.data.ts`, over all ads of the season's offices; given before any method was run on them. */
export const seasonOfficesGrades: Grades = {
  'offices-secretaria-retorna-brena': {
    'offices-adm-secretaria-gerencia-san-isidro': 3,
    'offices-adm-secretaria-colegio-jesus-maria': 2,
    'offices-pub-secretaria-lima': 2,
    'offices-adm-mesa-partes-lince': 1,
  },
  'offices-pagos-proveedores-trujillo': {
    'offices-cta-cuentas-pagar-trujillo': 3,
    'offices-cta-asistente-estudio-trujillo': 2,
    'offices-cta-tesoreria-callao': 1,
    'offices-cta-auxiliar-viru': 1,
  },
  'offices-finanzas-sobrecalificado-lima': {
    'offices-cta-jefe-tesoreria-lima': 3,
    'offices-cta-fpa-lima': 1,
  },
  'offices-ventanilla-huancayo': {
    'offices-ban-plataforma-huancayo': 3,
    'offices-ban-funcionario-pyme-huancayo': 1,
  },
  'offices-headhunter-chorrillos': {
    'offices-rrh-tech-recruiter-remoto': 3,
    'offices-rrh-capacitacion-lima': 2,
    'offices-rrh-generalista-lurin': 1,
    'offices-rrh-hrbp-lima': 1,
  },
  'offices-abogado-publico-cusco': {
    'offices-pub-asesoria-juridica-cusco': 3,
    'offices-der-familia-cusco': 2,
    'offices-der-contratacion-estado-lima': 1,
    'offices-pub-contrataciones-ayacucho': 1,
  },
  'offices-logistica-estado-ayacucho': {
    'offices-pub-contrataciones-ayacucho': 3,
    'offices-pub-patrimonio-ayacucho': 2,
    'offices-pub-presupuesto-huancavelica': 1,
  },
  'offices-planillera-sullana': {
    'offices-rrh-planillas-piura': 3,
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
  },
}
