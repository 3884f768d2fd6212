import type { Grades } from '../../labelled.ts'

/** By guideline.md, over all 120 ads of the market; given before any method was run on them, and not changed since. */
export const marketGradesHeldOut: Grades = {
  'market-vendedor-corporativo-smp': {
    'ven-ejecutivo-comercial-b2b-surco': 3,
    'ven-tecnico-comercial-industrial-los-olivos': 2,
    'atc-customer-success-remoto': 1,
    'ven-asesor-inmobiliario-comision-jesus-maria': 1,
  },
  'market-preventista-chiclayo': {
    'ven-representante-horizontal-chiclayo': 3,
    'ven-supervisor-mercados-chiclayo': 2,
    'ven-autoventa-lambayeque': 1,
    'ven-asesor-tienda-chiclayo': 1,
  },
  'market-almacenero-bellavista': {
    'alm-encargado-inventarios-callao': 3,
    'alm-montacarguista-ventanilla': 2,
    'alm-supervisor-almacen-callao': 2,
    'alm-encargado-repuestos-juliaca': 1,
  },
  'market-ex-jefe-logistica-santa-anita': {
    'alm-coordinador-logistica-huachipa': 3,
    'alm-jefe-cd-lurin': 2,
    'alm-analista-abastecimiento-san-borja': 1,
    'alm-supervisor-almacen-callao': 1,
  },
  'market-teleoperadora-sjl': {
    'atc-soporte-cliente-chat-remoto': 3,
    'atc-gestor-cobranza-part-time-centro': 3,
    'atc-bilingual-agent-remoto': 2,
    'atc-customer-success-remoto': 1,
    'adm-asistente-virtual-remoto': 1,
    'con-facturacion-part-time-los-olivos': 1,
  },
  'market-chofer-a2b-independencia': {
    'chf-repartidor-furgon-comas': 3,
    'chf-piloto-ambulancia-los-olivos': 2,
    'chf-chofer-familia-empresa-la-molina': 2,
    'chf-transportista-camion-lurin-provincias': 1,
  },
  'market-publicitaria-tacna': {
    'dis-content-creator-remoto': 3,
    'dis-asistente-marketing-tacna': 2,
    'dis-presentaciones-remoto': 1,
    'dis-grafico-in-house-la-molina': 1,
  },
  'market-dibujante-vmt': {
    'obr-dibujante-proyectista-surquillo': 3,
    'obr-modelador-bim-remoto': 2,
    'obr-cadista-estructuras-lurin': 2,
    'obr-asistente-oficina-tecnica-jesus-maria': 1,
  },
  'market-tecnica-enfermeria-ves': {
    'sal-personal-tecnico-asistencial-san-juan': 3,
    'sal-topico-colegio-surco': 3,
    'sal-cuidado-adulto-mayor-surco': 2,
    'sal-dispensacion-botica-ate': 1,
  },
  'market-tecnico-pc-arequipa': {
    'sis-tecnico-campo-arequipa': 3,
    'sis-instalador-cctv-arequipa': 3,
    'sis-encargado-ti-hotel-arequipa': 2,
    'sis-mesa-ayuda-la-victoria': 1,
  },
}
