import type { Grades } from '../../labelled.ts'

/** Grades of those who were written last; see `season-offices.ts`. */
export const seasonOfficesGradesHeldOut: Grades = {
  'offices-calidad-alimentos-chincha': {
    'offices-ali-aseguramiento-chincha': 3,
    'offices-ali-supervisor-pisco': 2,
    'offices-ali-desarrollo-chincha': 2,
    'offices-ali-inspector-olmos': 1,
  },
  'offices-helpdesk-los-olivos': {
    'offices-sis-soporte-n2-san-isidro': 3,
    'offices-sis-infraestructura-lima': 2,
    'offices-sis-coordinador-mesa-lima': 2,
  },
  'offices-profe-a-datos-comas': {
    'offices-sis-bi-remoto': 3,
    'offices-sis-datos-educacion-lima': 2,
    'offices-doc-instructor-excel-remoto': 2,
    'offices-sis-reporteria-los-olivos': 2,
    'offices-pra-analitica-lima': 1,
  },
  'offices-miss-inicial-san-miguel': {
    'offices-doc-nido-miraflores': 3,
    'offices-doc-tutora-pueblo-libre': 2,
    'offices-doc-sombra-la-molina': 2,
    'offices-doc-inicial-ventanilla': 1,
  },
  'offices-psicologa-hunter': {
    'offices-psi-cem-camana': 3,
    'offices-psi-escolar-arequipa': 2,
    'offices-psi-ocupacional-arequipa': 2,
  },
  'offices-qf-botica-vmt': {
    'offices-sal-regulatorios-lince': 3,
    'offices-sal-aseguramiento-laboratorio-ate': 2,
    'offices-sal-director-tecnico-sjm': 2,
  },
  'offices-counter-cusco': {
    'offices-tur-travel-designer-cusco': 3,
    'offices-tur-front-desk-cusco': 2,
    'offices-tur-counter-emisivo-remoto': 1,
    'offices-adm-virtual-assistant-remote': 1,
  },
  'offices-estudiante-derecho-lima': {
    'offices-pra-legal-san-isidro': 3,
    'offices-der-marcas-lima': 2,
    'offices-der-corporativo-junior-lima': 1,
    'offices-der-notaria-magdalena': 1,
  },
}
