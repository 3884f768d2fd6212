import type { Grades } from './labelled.ts'

/*
 * Guideline. Each pair is judged from the two texts, as somebody who recruits in Peru would after reading both,
 * and never by the words they share: the same words may mean another trade, and other words the same one.
 *
 * 3  Invite at once. Same occupation; most of what the ad asks is there, in these or other words; the level fits
 *    (at most about a year short, or slightly above); the place is feasible.
 * 2  A good candidate with ONE clear gap: the level is one step off (above or below), or a required skill or an
 *    experience in the trade's branch is missing, or the job needs a move, or the pay is clearly below what is
 *    asked, or it is a neighbouring occupation whose skills the person has.
 * 1  Plausible, but a stretch: two or three such gaps; or the right occupation with a big gap of level, of pay or
 *    of a required licence or title; or a related occupation the person could grow or fall back into.
 * 0  Not sensible (every pair that is not named): another trade, however alike the words; a regulated profession
 *    without its title; a move for a job near the minimum wage; far above or far below the person's level.
 *
 * Place. Lima and Callao are one place unless the ad asks for neighbours, or the trip is beyond two hours; remote jobs are feasible from
 * everywhere; a camp with paid travel or lodging is feasible, an ordinary job in another region needs a move.
 * Level. Years count in the occupation. A short profile that says little is judged by what it says, and what it does
 * not say counts as one gap at most.
 * Preferences that the person wrote (leaving a branch, ready to move) and the pay asked count as a recruiter
 * would count them. Name, sex, age and whatever follows from them play no part.
 */
export const grades: Grades = {
  'java-senior-rimac': {
    'backend-java-senior-lima': 3,
    'java-semi-senior-remoto': 2,
    'lider-tecnico-backend-lima': 2,
    'senior-software-engineer-remote': 1,
    'backend-java-junior-lima': 1,
    'dotnet-lima': 1,
  },
  'web-junior-arequipa': {
    'trainee-frontend-remoto': 3,
    'frontend-junior-arequipa': 3,
    'frontend-react-remoto': 1,
    'fullstack-node-trujillo': 1,
    'fullstack-javascript-remoto': 1,
  },
  'fullstack-trujillo': {
    'fullstack-node-trujillo': 3,
    'fullstack-javascript-remoto': 2,
    'frontend-react-remoto': 2,
    'senior-software-engineer-remote': 1,
    'trainee-frontend-remoto': 1,
    'frontend-junior-arequipa': 1,
  },
  'node-senior-cusco': {
    'senior-software-engineer-remote': 3,
    'lider-tecnico-backend-lima': 2,
    'fullstack-javascript-remoto': 1,
    'frontend-react-remoto': 1,
    'backend-java-senior-lima': 1,
  },
  'dotnet-lima-norte': {
    'dotnet-lima': 3,
    'analista-sistemas-lima': 2,
    'analista-funcional-banca-lima': 1,
    'backend-java-senior-lima': 1,
    'java-semi-senior-remoto': 1,
    'backend-java-junior-lima': 1,
    'analista-qa-remoto': 1,
  },
  'analista-bi-lima': {
    'analista-datos-lima': 3,
    'analista-bi-banca-lima': 3,
    'asistente-reporting-callao': 1,
    'practicante-datos-lima': 1,
    'planeamiento-financiero-lima': 1,
    'analista-financiero-lima': 1,
  },
  'estadistica-egresada-lima': {
    'practicante-datos-lima': 3,
    'asistente-reporting-callao': 2,
    'analista-datos-lima': 1,
    'analista-bi-banca-lima': 1,
    'docente-matematica-lima': 1,
    'tutor-matematica-remoto': 1,
  },
  'analista-funcional-lima': {
    'analista-sistemas-lima': 3,
    'analista-funcional-banca-lima': 3,
    'analista-qa-remoto': 2,
    'dotnet-lima': 1,
  },
  'soporte-ventanilla': {
    'soporte-campo-lima': 3,
    'soporte-tecnico-callao': 2,
    'call-center-lima': 1,
    'auxiliar-almacen-callao': 1,
  },
  'redes-ciberseguridad-lima': {
    'seguridad-informatica-lima': 3,
    'administrador-redes-lima': 2,
    'soporte-tecnico-callao': 1,
  },
  'marketing-performance-lima': {
    'analista-marketing-digital-lima': 3,
    'especialista-performance-remoto': 3,
    'social-media-remoto': 2,
    'ejecutivo-cuentas-digital-remoto': 2,
    'asistente-marketing-lima': 1,
    'ejecutivo-cuentas-publicidad-lima': 1,
    'jefe-marketing-lima': 1,
  },
  'community-trujillo': {
    'community-manager-trujillo': 3,
    'social-media-remoto': 1,
    'ejecutivo-cuentas-digital-remoto': 1,
    'asistente-marketing-lima': 1,
    'disenador-grafico-redes-arequipa': 1,
  },
  'brand-manager-lima': {
    'jefe-marketing-lima': 3,
    'coordinador-marca-lima': 2,
    'analista-marketing-digital-lima': 1,
  },
  'publicista-egresada-lima': {
    'ejecutivo-cuentas-publicidad-lima': 3,
    'ejecutivo-cuentas-digital-remoto': 3,
    'asistente-marketing-lima': 2,
    'social-media-remoto': 1,
    'analista-marketing-digital-lima': 1,
    'coordinador-marca-lima': 1,
  },
  'disenadora-grafica-lima': {
    'disenador-grafico-lima': 3,
    'disenador-packaging-lima': 3,
    'disenador-marca-lima': 2,
    'practicante-diseno-lima': 1,
    'disenador-grafico-redes-arequipa': 1,
    'ux-ui-remoto': 1,
  },
  'ux-arequipa': {
    'ux-ui-remoto': 3,
    'product-designer-lima': 2,
    'disenador-grafico-redes-arequipa': 1,
    'disenador-marca-lima': 1,
  },
  'ventas-b2b-lima': {
    'ejecutivo-ventas-corporativas-lima': 3,
    'key-account-seguridad-lima': 3,
    'ejecutivo-ventas-software-remoto': 2,
    'vendedor-tecnico-industrial-lima': 1,
  },
  'ventas-consumo-piura': {
    'supervisor-ventas-piura': 3,
    'supervisor-ventas-chiclayo': 2,
    'vendedor-ruta-piura': 2,
    'jefe-tienda-piura': 1,
    'ejecutivo-ventas-software-remoto': 1,
  },
  'tienda-joven-lima': {
    'cajero-supermercado-lima': 3,
    'asesor-tienda-lima': 3,
    'call-center-lima': 2,
    'agente-prevencion-tienda-lima': 1,
    'recepcionista-clinica-lima': 1,
    'auxiliar-almacen-callao': 1,
    'ayudante-cocina-lima': 1,
  },
  'mecanico-ventas-tecnicas-lima': {
    'vendedor-tecnico-industrial-lima': 3,
    'ingeniero-ventas-arequipa': 2,
    'key-account-seguridad-lima': 1,
    'ejecutivo-ventas-corporativas-lima': 1,
  },
  'seleccion-lima': {
    'analista-seleccion-lima': 3,
    'reclutador-ti-remoto': 2,
    'generalista-rrhh-lima': 2,
  },
  'jefe-rrhh-la-libertad': {
    'jefe-gestion-humana-trujillo': 3,
    'jefe-rrhh-ica': 2,
    'generalista-rrhh-lima': 1,
    'relaciones-laborales-lima': 1,
  },
  'planillas-lima': {
    'asistente-planillas-lima': 3,
    'analista-nominas-callao': 2,
    'generalista-rrhh-lima': 1,
    'asistente-contable-lima': 1,
    'analista-contable-remoto': 1,
  },
  'rrhh-egresada-arequipa': {
    'asistente-rrhh-arequipa': 3,
    'reclutador-ti-remoto': 1,
    'analista-seleccion-lima': 1,
  },
  'analista-contable-lima-sur': {
    'analista-contable-lima': 3,
    'analista-contable-remoto': 2,
    'analista-tesoreria-lima': 2,
    'jefe-contabilidad-lima': 1,
    'auditor-interno-lima': 1,
    'asistente-contable-lima': 1,
  },
  'contabilidad-egresado-trujillo': {
    'asistente-contable-trujillo': 3,
    'analista-contable-remoto': 2,
    'asistente-contable-lima': 1,
  },
  'contadora-general-arequipa': {
    'contador-general-arequipa': 3,
    'jefe-contabilidad-lima': 2,
    'analista-contable-remoto': 1,
  },
  'economista-fpa-lima': {
    'planeamiento-financiero-lima': 3,
    'analista-financiero-lima': 3,
    'analista-tesoreria-lima': 2,
    'analista-bi-banca-lima': 1,
    'analista-datos-lima': 1,
    'analista-creditos-cobranzas-lima': 1,
  },
  'microfinanzas-arequipa': {
    'ejecutivo-negocios-banca-arequipa': 3,
    'administrador-agencia-arequipa': 2,
    'creditos-mype-juliaca': 2,
    'analista-creditos-cobranzas-lima': 1,
    'ejecutivo-ventas-software-remoto': 1,
  },
  'auditora-lima': {
    'auditor-interno-lima': 3,
    'auditor-senior-firma-lima': 2,
    'analista-contable-lima': 2,
    'analista-contable-remoto': 1,
    'analista-financiero-lima': 1,
    'analista-tesoreria-lima': 1,
  },
  'secretaria-bilingue-lima': {
    'asistente-gerencia-bilingue-lima': 3,
    'executive-assistant-lima': 3,
    'secretaria-gerencia-callao': 1,
    'asistente-administrativo-lima': 1,
  },
  'administrativa-comas': {
    'tramite-documentario-municipalidad-lima': 3,
    'auxiliar-administrativo-lima-norte': 3,
    'asistente-administrativo-lima': 3,
    'recepcionista-clinica-lima': 2,
    'secretaria-gerencia-callao': 1,
    'asistente-contable-lima': 1,
    'cajero-supermercado-lima': 1,
    'call-center-lima': 1,
  },
  'retail-encargado-chiclayo': {
    'administrador-tienda-chiclayo': 3,
    'jefe-tienda-piura': 2,
    'subjefe-tienda-chiclayo': 2,
    'supervisor-ventas-chiclayo': 1,
  },
  'traductora-lima': {
    'traductor-ingles-remoto': 3,
    'traductor-interprete-mina-lima': 3,
    'ingles-corporativo-remoto': 2,
    'asistente-gerencia-bilingue-lima': 1,
    'docente-ingles-instituto-arequipa': 1,
  },
  'almacenero-callao': {
    'auxiliar-almacen-callao': 2,
    'almacenero-ves-lima': 2,
    'operador-montacargas-lurin': 1,
    'chofer-camioneta-lima': 1,
  },
  'jefe-logistica-lima': {
    'jefe-almacen-lima': 3,
    'gerente-supply-lurin': 2,
    'coordinador-distribucion-lima': 1,
  },
  'comex-compras-callao': {
    'analista-importaciones-lima': 3,
    'analista-compras-lima': 3,
    'coordinador-comercio-exterior-callao': 2,
    'coordinador-distribucion-lima': 1,
  },
  'logistica-arequipa': {
    'asistente-logistica-arequipa': 3,
    'asistente-compras-mina-arequipa': 2,
  },
  'conductor-sur': {
    'conductor-camion-arequipa': 3,
    'conductor-cisterna-moquegua': 2,
    'conductor-bus-puno': 2,
  },
  'chofer-lima-este': {
    'chofer-reparto-lima': 3,
    'chofer-camioneta-lima': 2,
    'repartidor-moto-lima': 1,
  },
  'vigilante-lima': {
    'agente-seguridad-lima': 3,
    'agente-prevencion-tienda-lima': 2,
    'supervisor-seguridad-lima': 1,
    'operador-cctv-arequipa': 1,
  },
  'seguridad-patrimonial-lima': {
    'supervisor-seguridad-lima': 3,
    'jefe-prevencion-lima': 2,
    'agente-prevencion-tienda-lima': 1,
    'agente-seguridad-lima': 1,
  },
  'enfermera-uci-lima-norte': {
    'enfermera-uci-lima': 3,
    'enfermera-uci-trujillo': 2,
    'enfermera-emergencia-lima': 2,
    'enfermera-ocupacional-apurimac': 1,
  },
  'enfermera-serums-lambayeque': {
    'enfermera-hospitalizacion-chiclayo': 3,
    'enfermera-emergencia-lima': 1,
    'enfermera-ocupacional-apurimac': 1,
  },
  'tecnica-enfermeria-ate': {
    'tecnica-enfermeria-lima': 3,
    'tecnica-enfermeria-clinica-lima': 2,
    'tecnico-farmacia-lima': 1,
    'flebotomista-lima': 1,
  },
  'laboratorista-clinica-lima': {
    'laboratorio-clinico-lima': 3,
    'flebotomista-lima': 2,
    'laboratorio-banco-sangre-lima': 2,
  },
  'farmaceutica-arequipa': {
    'quimico-farmaceutico-arequipa': 3,
    'farmaceutico-clinica-arequipa': 2,
    'farmaceutico-lima': 2,
  },
  'psicologa-cusco': {
    'psicologo-educativo-cusco': 3,
    'psicologo-online-remoto': 3,
    'psicologo-clinico-lima': 2,
  },
  'profesora-ingles-lima': {
    'profesor-ingles-lima': 3,
    'profesor-ingles-primaria-lima': 2,
    'ingles-corporativo-remoto': 2,
    'docente-ingles-instituto-arequipa': 1,
  },
  'maestra-huancayo': {
    'docente-primaria-huancayo': 3,
    'docente-primaria-jauja': 2,
    'docente-primaria-lima': 2,
  },
  'fisico-profesor-lima': {
    'docente-matematica-lima': 3,
    'docente-fisica-colegio-lima': 2,
    'tutor-matematica-remoto': 2,
  },
  'abogado-laboral-lima-joven': {
    'abogado-laboral-lima': 3,
    'relaciones-laborales-lima': 2,
    'abogado-litigios-remoto': 2,
    'abogado-corporativo-lima': 1,
  },
  'bachiller-derecho-lima': {
    'asistente-legal-lima': 3,
    'asistente-notarial-lima': 3,
    'practicante-legal-laboral-lima': 2,
    'tramite-documentario-municipalidad-lima': 1,
  },
  'contrataciones-cusco': {
    'especialista-contrataciones-cusco': 3,
    'jefe-abastecimiento-cusco': 2,
    'adquisiciones-abancay': 1,
  },
  'civil-residente-lima': {
    'residente-obra-lima': 3,
    'residente-hospital-trujillo': 2,
    'oficina-tecnica-lima': 1,
    'costos-presupuestos-lima': 1,
  },
  'bachiller-civil-piura': {
    'asistente-obra-piura': 3,
    'asistente-tecnico-sullana': 2,
    'oficina-tecnica-lima': 1,
    'costos-presupuestos-lima': 1,
  },
  'arquitecta-bim-arequipa': {
    'modelador-bim-remoto': 3,
    'coordinador-bim-lima': 2,
    'arquitecto-proyectista-arequipa': 2,
  },
  'ingeniero-seguridad-lima': {
    'ingeniero-sst-arequipa': 3,
    'supervisor-ssoma-lima': 2,
    'prevencionista-lima': 1,
  },
  'egresado-minas-arequipa': {
    'practicante-minas-arequipa': 3,
    'asistente-planeamiento-pasco': 3,
    'ingeniero-junior-mina-arequipa': 2,
    'planeamiento-minas-moquegua': 1,
  },
  'geologa-huancayo': {
    'geologo-mina-ancash': 3,
    'geologo-exploraciones-lima': 2,
    'asistente-planeamiento-pasco': 1,
  },
  'operador-excavadora-cajamarca': {
    'operador-maquinaria-cajamarca': 3,
    'operador-cargador-la-libertad': 2,
    'operador-excavadora-lima': 2,
  },
  'industrial-alimentos-lima': {
    'supervisor-produccion-lima': 3,
    'analista-calidad-alimentos-lima': 2,
    'jefe-produccion-lurin': 1,
    'supervisor-packing-piura': 1,
  },
  'ambiental-lima': {
    'ingeniero-ambiental-lima': 3,
    'supervisor-ambiental-cajamarca': 3,
    'supervisor-ssoma-lima': 1,
    'prevencionista-lima': 1,
  },
  'suelos-lima': {
    'laboratorio-suelos-lima': 3,
    'suelos-arequipa': 3,
    'inspector-concreto-lima': 2,
  },
  'electricista-arequipa': {
    'electricista-mina-arequipa': 3,
    'electricista-montaje-arequipa': 2,
    'electricista-industrial-lima': 1,
  },
  'mecanico-autos-lima': {
    'mecanico-automotriz-lima': 3,
    'mecanico-camionetas-lima': 3,
    'mecanico-diesel-flota-lima': 2,
  },
  'maquinaria-pesada-moquegua': {
    'mecanico-equipo-moquegua': 3,
    'mecanico-equipo-pesado-arequipa': 2,
    'mecanico-diesel-flota-lima': 1,
  },
  'soldador-chimbote-poco': {
    'soldador-chimbote': 2,
    'ayudante-soldador-chimbote': 2,
    'soldador-lima': 1,
  },
  'sous-chef-lima': {
    'chef-ejecutivo-cusco': 3,
    'jefe-cocina-lima': 3,
    'chef-restaurante-arequipa': 2,
  },
  'cocinera-lima-sur': {
    'cocinero-lima': 3,
    'cocinero-comedor-lurin': 2,
    'ayudante-cocina-lima': 1,
  },
  'barista-lima-joven': {
    'barista-lima': 3,
    'barista-hotel-lima': 3,
    'encargado-barra-cafe-lima': 2,
  },
  'recepcionista-hotel-cusco-pro': {
    'recepcionista-hotel-cusco': 3,
    'jefe-recepcion-valle-sagrado': 3,
    'agente-reservas-cusco': 2,
    'jefe-recepcion-lima': 2,
    'counter-viajes-lima': 1,
    'mozo-cusco': 1,
  },
  'agronomo-ica': {
    'ingeniero-agronomo-ica': 3,
    'jefe-campo-palto-chincha': 2,
    'representante-agroquimicos-ica': 2,
    'tecnico-riego-ica': 1,
  },
  'agroindustrial-piura': {
    'supervisor-packing-piura': 3,
    'calidad-packing-sullana': 2,
    'inspector-calidad-arandano-viru': 1,
    'analista-calidad-alimentos-lima': 1,
    'supervisor-produccion-lima': 1,
  },
}
