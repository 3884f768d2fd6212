import type { LabelledJob } from '../../labelled.ts'

/** Ads of offices and professions in Lima: accounts, banking, human resources, administration, purchasing, foreign trade and logistics. */
export const springDesksJobsA: LabelledJob[] = [
  {
    key: 'spring-desks-asist-contable-estudio-sjm',
    title: 'Asistente contable para estudio',
    category: 'Finanzas',
    skills: [],
    description:
      'Estudio contable con 40 clientes (mype y RER). Registro de compras y ventas, descarga de comprobantes del portal SUNAT, PDT 621, PLAME, atender a los clientes cuando vienen a dejar sus papeles.',
    requirements:
      'Egresado técnico o universitario de Contabilidad\n1 año en estudio contable\nManejo de Concar o Siscont\nVivir en Lima Sur',
    experience: '1-2',
    location: 'San Juan de Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,400 a 1,600',
  },
  {
    key: 'spring-desks-analista-contable-san-isidro',
    title: 'Analista Contable',
    category: 'Finanzas',
    skills: ['SAP', 'NIIF', 'Conciliaciones bancarias'],
    description:
      'Importante grupo empresarial del sector servicios busca un Analista Contable. Funciones: análisis de cuentas, provisiones, cierre mensual, conciliaciones, soporte a auditoría externa, detracciones y activos fijos. Ofrecemos: ingreso a planilla desde el primer día, EPS 50%, tarde libre por cumpleaños, convenios.',
    requirements:
      'Bachiller en Contabilidad\nMínimo 3 años como analista contable\nSAP FI (indispensable)\nExcel intermedio',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,200 - 3,600',
  },
  {
    key: 'spring-desks-contador-general-lurin',
    title: 'CONTADOR GENERAL',
    category: 'Finanzas',
    skills: ['Estados financieros', 'Costos industriales', 'Auditoría'],
    description:
      'Planta de empaques plásticos. Responsable de la contabilidad completa y de un equipo de 4 personas. Estados financieros mensuales a gerencia, declaraciones, fiscalizaciones SUNAT, costos de producción. Movilidad desde Atocongo.',
    requirements:
      'Contador Público Colegiado habilitado\n6 años, de ellos 2 como contador general en empresa industrial\nDominio tributario',
    experience: '5+',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 6,500',
  },
  {
    key: 'spring-desks-facturacion-la-victoria',
    title: 'Aux. de facturación y cobros',
    category: null,
    skills: [],
    description:
      'Importadora de repuestos. Emitir facturas y guías electrónicas, notas de crédito, cuadrar caja chica, archivar y llamar a clientes con letras por vencer.',
    requirements: 'Estudios de contabilidad o administración\n6 meses de exp.\nExcel básico',
    experience: '0-1',
    location: 'La Victoria, Lima',
    mode: 'onsite',
    salaryText: '1,200',
  },
  {
    key: 'spring-desks-analista-tributario-surco',
    title: 'Analista Tributario Sr.',
    category: 'Finanzas',
    skills: ['Impuesto a la Renta', 'IGV', 'Precios de transferencia'],
    description:
      'Empresa retail. Determinación mensual del IGV y pagos a cuenta, DJ anual, impuesto diferido, respuestas a cartas inductivas y fiscalizaciones, coordinación con asesores externos.',
    requirements:
      'Contador público, de preferencia colegiado\n4 años en área de impuestos de empresa o firma auditora\nDiplomado en tributación',
    experience: '3-5',
    location: 'Santiago de Surco, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 5,000 a 5,800',
  },
  {
    key: 'spring-desks-consultor-impuestos-firma',
    title: 'Tax Semi Senior - compliance',
    category: 'Finanzas',
    skills: ['Inglés intermedio'],
    description:
      'Firma de auditoría y asesoría internacional. Revisión de DJ anuales, diagnósticos tributarios, estudios de devolución de saldos a favor del exportador, procedimientos no contenciosos. Horario flexible, temporada alta de enero a abril.',
    requirements:
      'Bachiller o titulado en Contabilidad o Derecho\n2 a 3 años en firma o área tributaria\nInglés intermedio',
    experience: '1-2',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,000',
  },
  {
    key: 'spring-desks-contador-externo-remoto',
    title: 'Contador(a) medio tiempo, remoto',
    category: 'Finanzas',
    skills: [],
    description:
      'Startup de delivery de comida para mascotas (12 trabajadores). Queremos contador que nos lleve todo: SIRE, PLAME, renta mensual, balance para el banco. 4 horas al día desde casa, una reunión por semana.',
    requirements:
      'Contador colegiado (firma balances)\n4 años llevando empresas del régimen general o mype\nXero u otro sistema en la nube deseable',
    experience: '3-5',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 1,800 por medio tiempo',
  },
  {
    key: 'spring-desks-jefe-impuestos-corporacion',
    title: 'Jefe de Impuestos',
    category: 'Finanzas',
    skills: ['Planeamiento tributario', 'Precios de transferencia', 'Liderazgo'],
    description:
      'Corporación con 9 razones sociales (alimentos, logística, inmobiliaria). Dirigir un equipo de 5 analistas, planeamiento tributario, reclamos y apelaciones con asesores externos, reportes a la matriz en inglés.',
    requirements:
      'CPC colegiado, maestría o posgrado en tributación\n7 años en impuestos, 3 como jefe o supervisor\nInglés avanzado',
    experience: '5+',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 9,500',
  },
  {
    key: 'spring-desks-analista-costos-ate',
    title: 'Analista de costos y presupuestos (textil)',
    category: 'Finanzas',
    skills: ['Costeo estándar', 'Power BI', 'Kardex valorizado'],
    description:
      'Calcular costo por orden de producción, variaciones, inventario valorizado, presupuesto anual por centro de costo. Coordina con planta y con contabilidad.',
    requirements:
      'Contabilidad, Ing. Industrial o Economía\n2 a 4 años de costos en industria\nExcel avanzado',
    experience: '3-5',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,000',
  },
  {
    key: 'spring-desks-auditor-junior-interno',
    title: 'Auditor Interno Jr',
    category: 'Finanzas',
    skills: [],
    description:
      'Cadena de boticas. Arqueos e inventarios inopinados en locales, revisión de cajas, informe de hallazgos y seguimiento. 60% de campo en Lima y Callao.',
    requirements:
      'Bachiller en Contabilidad o Administración\n1 año en auditoría, control interno o contabilidad\nDisponibilidad para visitar locales',
    experience: '1-2',
    location: 'Santa Anita, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000 + movilidad',
  },
  {
    key: 'spring-desks-analista-tesoreria-lince',
    title: 'Analista de tesorería',
    category: 'Finanzas',
    skills: ['Flujo de caja', 'Conciliación bancaria', 'Telecrédito'],
    description:
      'Programación de pagos a proveedores, flujo de caja semanal, cartas fianza, compra venta de dólares, relación con bancos. Constructora con 6 proyectos.',
    requirements:
      'Bachiller Contabilidad, Administración o Economía\n2 años en tesorería\nExcel intermedio avanzado',
    experience: '1-2',
    location: 'Lince, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,800',
  },
  {
    key: 'spring-desks-asist-tesoreria-callao',
    title: 'Asistente de Caja y Tesorería',
    category: 'Finanzas',
    skills: [],
    description:
      'Agencia marítima. Pago a proveedores por banca en línea, detracciones, rendición de entregas de los operativos, caja chica en S/ y US$, registro en sistema.',
    requirements:
      'Téc. o univ. de Contabilidad o Administración\n1 año en puesto similar\nsin reporte negativo en centrales de riesgo',
    experience: '1-2',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,700',
  },
  {
    key: 'spring-desks-asesor-microcredito-sjl',
    title: 'Asesor de Negocios Jr - Agencia Canto Grande',
    category: 'Finanzas',
    skills: [],
    description:
      'Únete a la caja líder del país! Promoción de créditos a microempresarios en mercado y calle, visita y evaluación del negocio, armado de expediente, presentación a comité, seguimiento de la mora. Capacitación pagada de 1 mes.',
    requirements:
      'Egresado técnico o universitario de Administración, Economía, Contabilidad o afines\n6 meses en ventas de campo o créditos (deseable)\nResidir en SJL o El Agustino\nSin deudas',
    experience: '0-1',
    location: 'San Juan de Lurigancho, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,600 + bono por metas',
  },
  {
    key: 'spring-desks-asesor-microcredito-senior-villa',
    title: 'Analista de créditos Senior (cartera propia)',
    category: 'Finanzas',
    skills: ['Evaluación crediticia', 'Mora', 'Pyme'],
    description:
      'Financiera busca analista con cartera mínima de S/ 1.5 millones en el cono sur. Colocación, recuperación, crédito grupal y pyme hasta S/ 150 mil.',
    requirements:
      '3 años como analista de créditos o asesor de negocios en caja, financiera o banco\nMora menor a 5%\nBrevete de moto (deseable)',
    experience: '3-5',
    location: 'Villa El Salvador, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,400 + variable sin tope',
  },
  {
    key: 'spring-desks-rep-servicios-banco-lince',
    title: 'Representante de banca y servicios (part time)',
    category: 'Finanzas',
    skills: ['Atención al cliente', 'Manejo de efectivo'],
    description:
      'Ventanilla: depósitos, retiros, pagos, apertura de cuentas y oferta de tarjeta y seguro. 24 horas semanales, turnos mañana o tarde.',
    requirements:
      'Estudiante o egresado de carreras de negocios\n6 meses en caja o atención\nBuen historial crediticio',
    experience: '0-1',
    location: 'Lince, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,050 + incentivos',
  },
  {
    key: 'spring-desks-ejecutivo-banca-negocios',
    title: 'Ejecutivo de Banca Negocios',
    category: 'Finanzas',
    skills: ['Análisis de EEFF', 'Captación', 'Cross selling'],
    description:
      'Administrar cartera de empresas con ventas de S/ 1 a 10 MM al año; capital de trabajo, leasing, factoring. Elaborar propuestas de crédito y cumplir metas de colocación y captación.',
    requirements:
      'Titulado o bachiller en Administración, Economía, Ing.\n3 años en banca pyme o empresa\nConocimiento de análisis financiero',
    experience: '3-5',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 4,500 + bono trimestral',
  },
  {
    key: 'spring-desks-analista-riesgos-credito',
    title: 'Analista de Riesgo de Crédito',
    category: 'Finanzas',
    skills: ['SQL', 'Scoring', 'Excel avanzado'],
    description:
      'Fintech de préstamos por consumo. Políticas de admisión, seguimiento de cosechas, reportes de mora en SQL y Power BI, pruebas de campeón/retador.',
    requirements:
      'Economía, Estadística, Ing. Industrial o afines\n2 años en riesgos o inteligencia comercial\nSQL intermedio (indispensable)',
    experience: '1-2',
    location: 'Miraflores, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,800',
  },
  {
    key: 'spring-desks-gestor-cobranza-call-brena',
    title: 'Gestor telefónico de cobranzas',
    category: 'Operaciones',
    skills: [],
    description:
      'Llamar a clientes con 1 a 90 días de atraso, negociar, registrar compromiso de pago. L-S. Línea de carrera, comisiones desde el primer mes.',
    requirements: 'Secundaria completa\n3 meses en cobranza, ventas o call center\nmanejo de objeciones',
    experience: '0-1',
    location: 'Breña, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + comisiones hasta 1,200',
  },
  {
    key: 'spring-desks-gestor-cobranza-campo-norte',
    title: 'GESTOR DE COBRANZA DE CAMPO CON MOTO',
    category: null,
    skills: [],
    description:
      'Visitar de 25 a 30 clientes morosos por día en Comas, Carabayllo y Puente Piedra, entregar cartas, recoger compromisos. Gasolina y mantenimiento reconocidos.',
    requirements: 'Moto propia lineal con SOAT\nLicencia B2B vigente\nExperiencia en cobranza o créditos',
    experience: '0-1',
    location: 'Comas, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + 500 moto + comisión',
  },
  {
    key: 'spring-desks-analista-cobranzas-corporativas',
    title: 'Analista de créditos y cobranzas',
    category: 'Finanzas',
    skills: ['Cuentas por cobrar', 'SAP', 'Letras'],
    description:
      'Distribuidor de productos de ferretería. Cartera de 300 clientes del interior: evaluar líneas de crédito, conciliar cuentas, planilla de letras al banco, gestionar vencidos por teléfono y correo, provisión de incobrables.',
    requirements:
      'Bachiller o técnico en Contabilidad, Administración\n2 años en créditos y cobranzas empresariales\nExcel intermedio',
    experience: '1-2',
    location: 'Chorrillos, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,300',
  },
  {
    key: 'spring-desks-supervisor-cobranzas-remoto',
    title: 'Supervisor(a) de cobranza temprana - remoto',
    category: 'Operaciones',
    skills: ['Indicadores de cobranza', 'Liderazgo', 'Predictivo'],
    description:
      'Dirigir equipo de 18 gestores en casa; campañas de discador, monitoreo, retroalimentación, reporte diario al banco cliente.',
    requirements:
      '1 año de supervisor en contact center de cobranza\nExcel con tablas dinámicas\nInternet de 50 megas',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 2,200 + variable',
  },
  {
    key: 'spring-desks-ejecutivo-seguros-vida',
    title: 'Asesor de seguros de vida',
    category: 'Ventas',
    skills: [],
    description:
      'Genera tus propios ingresos! Venta consultiva de seguro de vida con ahorro a tu mercado natural y referidos. Te capacitamos.',
    requirements:
      'Mayor de 25 años\nCarrera técnica o universitaria\nExperiencia en venta de intangibles (no indispensable)',
    experience: null,
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'Comisiones sin tope (sueldo de garantía 3 meses S/ 1,500)',
  },
  {
    key: 'spring-desks-asistente-siniestros-corredora',
    title: 'Asistente de siniestros vehiculares',
    category: 'Administración',
    skills: ['Seguros', 'Redacción'],
    description:
      'Corredora de seguros. Registrar el reporte del cliente, pedir documentos (denuncia, dosaje), seguimiento con la compañía y el taller, comunicar al asegurado las etapas, cuadro de siniestralidad.',
    requirements:
      '1 año en compañía, corredora o central de emergencias\nTécnica o bachiller\nTrato amable con clientes molestos',
    experience: '1-2',
    location: 'Jesús María, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 1,800',
  },
  {
    key: 'spring-desks-asistente-rrhh-puente-piedra',
    title: 'Asistente de Recursos Humanos',
    category: 'Recursos Humanos',
    skills: ['Legajos', 'Tareo', 'T-Registro'],
    description:
      'Fábrica con 250 obreros. Control de asistencia y tareo, altas y bajas en T-Registro, contratos, legajos, boletas, atención en ventanilla al trabajador, apoyo en selección de operarios.',
    requirements:
      'Egresado de Administración, RR.II. o Psicología\n1 año en RRHH de empresa industrial o agro\nZona norte',
    experience: '1-2',
    location: 'Puente Piedra, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,600',
  },
  {
    key: 'spring-desks-analista-planillas-san-borja',
    title: 'Analista de Nóminas y Compensaciones',
    category: 'Recursos Humanos',
    skills: ['PLAME', 'Ofisis', 'Legislación laboral'],
    description:
      'Procesar planilla de 900 personas (empleados, régimen común y construcción civil), vacaciones, CTS, gratificaciones, liquidaciones, subsidios EsSalud, AFPnet y provisiones contables.',
    requirements:
      'Bachiller en Contabilidad, Administración o RRII\n3 años procesando planilla de más de 300 trabajadores\nExcel avanzado',
    experience: '3-5',
    location: 'San Borja, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,500',
  },
  {
    key: 'spring-desks-seleccion-masiva-ate',
    title: 'Analista de Selección Masiva',
    category: 'Recursos Humanos',
    skills: [],
    description:
      'Consultora de tercerización. Cubrir 80 vacantes al mes de almacén, limpieza y ventas. Publicar, convocar en campo (volanteo y ferias), entrevistas grupales, verificación de antecedentes.',
    requirements: 'Psicología, Administración o afín\n1 año de reclutamiento masivo\nTrabajo bajo presión',
    experience: '1-2',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800 + bono',
  },
  {
    key: 'spring-desks-reclutador-ti-remoto',
    title: 'IT Recruiter',
    category: 'Recursos Humanos',
    skills: ['LinkedIn Recruiter', 'Hunting', 'Inglés B2'],
    description:
      'Buscamos talento en Perú, México y Colombia para clientes de EE.UU. Hunting de desarrolladores, entrevista en inglés, seguimiento al cliente. Contrato por servicios.',
    requirements: '1+ año reclutando perfiles técnicos\nInglés intermedio alto',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'USD 900 - 1,200',
  },
  {
    key: 'spring-desks-trabajadora-social-lurigancho',
    title: 'Asistenta Social - Bienestar',
    category: 'Recursos Humanos',
    skills: ['Subsidios', 'EsSalud', 'Visitas domiciliarias'],
    description:
      'Trámites de subsidios y descansos médicos, casos sociales, actividades de integración, EPS, visita hospitalaria. Planta de alimentos en Huachipa.',
    requirements: 'Licenciada(o) en Trabajo Social, colegiatura\n2 años en bienestar de empresa',
    experience: '1-2',
    location: 'Lurigancho (Huachipa), Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,500',
  },
  {
    key: 'spring-desks-coordinador-personal-retail',
    title: 'Coordinador(a) de Administración de Personal',
    category: 'Recursos Humanos',
    skills: ['SUNAFIL', 'Presupuesto de personal', 'Control de asistencia'],
    description:
      'Cadena de 22 tiendas y 600 colaboradores. Dirige a 3 asistentes: contratos, asistencia, revisión de la nómina antes del pago, ceses, auditorías e inspecciones, presupuesto de personal e indicadores de rotación.',
    requirements:
      'Titulado o bachiller en Administración, RRII, Derecho o Ing. Industrial\n5 años en administración de personal, 1 con gente a cargo\nRetail deseable',
    experience: '5+',
    location: 'Independencia, Lima',
    mode: 'onsite',
    salaryText: 'S/ 5,000',
  },
  {
    key: 'spring-desks-coordinador-capacitacion',
    title: 'Coordinador de capacitación y desarrollo',
    category: 'Recursos Humanos',
    skills: ['Moodle', 'DNC', 'Onboarding'],
    description:
      'Detectar necesidades, plan anual, e-learning, inducción, evaluación de desempeño, indicadores. Empresa de logística.',
    requirements: 'Psicología, Educación, Administración\n2 años en capacitación corporativa',
    experience: '1-2',
    location: 'Callao',
    mode: 'hybrid',
    salaryText: 'S/ 2,900',
  },
  {
    key: 'spring-desks-generalista-rrhh-surquillo',
    title: 'Generalista RRHH (empresa de software, 60 personas)',
    category: 'Recursos Humanos',
    skills: [],
    description:
      'Te harás cargo de todo lo de personas: contratos, planilla con estudio externo, búsquedas de perfiles comerciales y técnicos, onboarding, clima y beneficios. Serás el área, con apoyo de un practicante.',
    requirements:
      '2 a 3 años como generalista o en administración de personal + selección\nManejo de legislación laboral',
    experience: '1-2',
    location: 'Surquillo, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,000 - 3,500',
  },
  {
    key: 'spring-desks-recepcionista-clinica-dental',
    title: 'Recepcionista clínica dental',
    category: 'Administración',
    skills: [],
    description:
      'Agendar citas por teléfono y WhatsApp, cobrar con POS, confirmar pacientes, ordenar historias. Lunes a sábado 9 a 7.',
    requirements: 'Buena presencia y trato\nExp. en recepción o atención al cliente 6 meses',
    experience: '0-1',
    location: 'Magdalena del Mar, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,250',
  },
  {
    key: 'spring-desks-recepcionista-corporativa-si',
    title: 'Recepcionista Corporativa Bilingüe',
    category: 'Administración',
    skills: ['Inglés avanzado', 'Office'],
    description:
      'Estudio de abogados de primer nivel. Recibir visitas, central telefónica, salas de reunión, courier y mensajería, apoyo en eventos. Uniforme y almuerzo.',
    requirements:
      'Secretariado, Turismo, Administración o afines\n1 año como recepcionista de oficina u hotel\nInglés avanzado',
    experience: '1-2',
    location: 'San Isidro, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,300',
  },
  {
    key: 'spring-desks-secretaria-colegio-los-olivos',
    title: 'Secretaria de colegio',
    category: 'Administración',
    skills: ['SIAGIE'],
    description:
      'Atención a padres, matrículas, cobro de pensiones, constancias y certificados, SIAGIE, oficios a la UGEL.',
    requirements: 'Secretariado o Administración\n1 año en institución educativa\nRedacción y ortografía',
    experience: '1-2',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,300',
  },
  {
    key: 'spring-desks-asistente-gerencia-miraflores',
    title: 'Asistente de Gerencia General',
    category: 'Administración',
    skills: ['Agenda', 'Inglés', 'Power Point'],
    description:
      'Agenda del gerente y directores, actas de directorio, viajes y rendiciones, presentaciones, seguimiento de acuerdos, control de pagos de oficina.',
    requirements:
      'Secretariado ejecutivo o Administración\n4 años asistiendo a gerencia general o directorio\nInglés intermedio\nDiscreción',
    experience: '3-5',
    location: 'Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,500',
  },
  {
    key: 'spring-desks-admin-edificios-jesus-maria',
    title: 'Administrador(a) de edificios residenciales',
    category: 'Administración',
    skills: [],
    description:
      'Cartera de 5 edificios. Recibo de mantenimiento, morosos, supervisar conserjes y limpieza, proveedores de ascensores y bombas, asambleas, informe económico mensual.',
    requirements:
      '1 año administrando edificios o condominios\nCarrera técnica de Administración o Contabilidad\nPaciencia con vecinos',
    experience: '1-2',
    location: 'Jesús María, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000 + movilidad',
  },
  {
    key: 'spring-desks-asistente-adm-obra-chorrillos',
    title: 'Asistente administrativo de obra',
    category: 'Administración',
    skills: ['Tareo', 'Caja chica'],
    description:
      'Edificio multifamiliar. Tareo de obreros, vales, caja chica y rendición, guías de materiales, SCTR, documentos de ingreso, archivo.',
    requirements: 'Téc. Administración o Contabilidad\n1 año en obra\nExcel intermedio',
    experience: '1-2',
    location: 'Chorrillos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,700',
  },
  {
    key: 'spring-desks-mesa-partes-digitadora',
    title: 'Apoyo administrativo - trámite documentario',
    category: null,
    skills: ['Digitación', 'Archivo'],
    description:
      'Entidad. Orden de servicio por 3 meses renovables, recepción de expedientes, registro en sistema (SGD), escaneo y foliado, orientación al ciudadano. RUC y RNP.',
    requirements: 'Técnico en Administración, Secretariado o Computación\n1 año en público o privado',
    experience: '0-1',
    location: 'Cercado de Lima, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800 (recibo por honorarios)',
  },
  {
    key: 'spring-desks-asistente-comercial-adm',
    title: 'Asistente administrativa comercial',
    category: 'Administración',
    skills: [],
    description:
      'Empresa de uniformes industriales busca srta/joven: cotizaciones, órdenes de compra de clientes, facturas, seguimiento de entrega, apoyo a 3 vendedores, subir propuestas a portales de proveedores.',
    requirements:
      'Estudios de administración, marketing o secretariado\nexp. 1 año en área comercial o ventas\nExcel',
    experience: '1-2',
    location: 'San Luis, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'spring-desks-asistente-compras-villa',
    title: 'Asistente de compras',
    category: 'Operaciones',
    skills: ['Cotizaciones', 'Órdenes de compra'],
    description:
      'Cuadros comparativos, órdenes de compra locales, seguimiento a proveedores de repuestos, insumos y EPP; registro de facturas en el ERP.',
    requirements:
      'Administración, Ing. Industrial o Negocios (egresado)\n1 año en compras o logística\nExcel intermedio',
    experience: '1-2',
    location: 'Villa El Salvador, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800',
  },
  {
    key: 'spring-desks-comprador-senior-industrial',
    title: 'Comprador Senior - materias primas e importados',
    category: 'Operaciones',
    skills: ['SAP MM', 'Negociación', 'Inglés'],
    description:
      'Empresa de consumo masivo. Negociar contratos anuales de resinas y empaques, compras internacionales (China, Corea), ahorros, homologación de proveedores, plan de abastecimiento con producción.',
    requirements:
      'Titulado Ing. Industrial, Negocios Internacionales, Administración\n4 años de compras en industria\nSAP MM\nInglés intermedio avanzado',
    experience: '3-5',
    location: 'Santa Anita, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 5,500',
  },
  {
    key: 'spring-desks-analista-importaciones',
    title: 'Analista de importaciones',
    category: 'Operaciones',
    skills: ['Incoterms', 'Costeo de importación'],
    description:
      'Distribuidora de equipos médicos. Órdenes al exterior, seguimiento de embarques aéreos y marítimos, certificados y permisos DIGEMID, coordinación con agente de carga y aduana, costeo, pago de tributos y transferencias.',
    requirements: 'Negocios Internacionales o Adm.\n2 años en importaciones\nInglés intermedio',
    experience: '1-2',
    location: 'Surquillo, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,800',
  },
  {
    key: 'spring-desks-liquidador-aduanas-callao',
    title: 'Liquidador de aduana (importación y exportación)',
    category: 'Operaciones',
    skills: ['Clasificación arancelaria', 'SINTAD', 'Drawback'],
    description:
      'Agencia de aduana. Numerar DAM de todos los regímenes, revisar documentos, clasificar partidas, regularizaciones, atender al especialista SUNAT.',
    requirements: 'Técnico o egresado en Aduanas o Comercio Exterior\n2 años como liquidador\nTurnos',
    experience: '1-2',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 2,200',
  },
  {
    key: 'spring-desks-sectorista-aduanas',
    title: 'Sectorista / Customer service de aduanas',
    category: 'Operaciones',
    skills: [],
    description:
      'Atender cartera de 15 importadores: recibir documentos, apertura de orden, avisar canal, coordinar despachador y transporte, direccionamiento, facturar el servicio. Ritmo rápido.',
    requirements: '1 año en agencia de aduana u operador logístico\nEgresado de Comercio Exterior o afines',
    experience: '1-2',
    location: 'Bellavista, Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,700',
  },
  {
    key: 'spring-desks-ejecutivo-carga-internacional',
    title: 'Ejecutivo(a) Comercial - Freight Forwarder',
    category: 'Ventas',
    skills: ['Flete marítimo', 'Prospección', 'Inglés'],
    description:
      'Vender flete FCL, LCL y aéreo, aduana y transporte local. Prospectar importadores, cotizar con pricing, cerrar y acompañar la operación.',
    requirements: '1 año vendiendo carga o servicios logísticos\nInglés intermedio\nCartera deseable',
    experience: '1-2',
    location: 'Miraflores, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,500 + comisiones',
  },
  {
    key: 'spring-desks-coordinador-exportaciones-agro',
    title: 'Coord. de Exportaciones (frutas)',
    category: 'Operaciones',
    skills: ['Booking', 'SENASA', 'Inglés avanzado'],
    description:
      'Oficina comercial de agroexportadora. Reservas con navieras, certificado fitosanitario y de origen, instrucción de embarque, draft de BL, envío de documentos al cliente en Europa y EEUU. Campaña de palta y arándano.',
    requirements: '3 años en exportaciones de perecibles\nInglés avanzado',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,800',
  },
  {
    key: 'spring-desks-planificador-demanda',
    title: 'Analista de Planeamiento de la Demanda',
    category: 'Operaciones',
    skills: ['Forecast', 'SAP', 'Excel avanzado'],
    description:
      'Laboratorio farmacéutico. Pronóstico mensual por SKU, reunión S&OP, cobertura, sobrestock y quiebres, MAPE y FVA.',
    requirements:
      'Ing. Industrial, Estadística, Economía\n2 años en demand planning o supply\nExcel avanzado, Power BI',
    experience: '1-2',
    location: 'La Molina, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 4,000',
  },
  {
    key: 'spring-desks-analista-inventarios-lurin',
    title: 'Analista de Inventarios',
    category: 'Operaciones',
    skills: ['WMS', 'Cíclicos'],
    description:
      'Centro de distribución 3PL. Programar conteos cíclicos e inventario general, analizar diferencias, ERI, ajustes, informe al cliente.',
    requirements:
      'Bachiller o técnico en Ing. Industrial, Logística, Adm.\n1 a 2 años en control de inventarios\nWMS y tablas dinámicas',
    experience: '1-2',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,200',
  },
  {
    key: 'spring-desks-programador-transporte',
    title: 'Programador de transporte y distribución',
    category: 'Operaciones',
    skills: ['Ruteo', 'GPS'],
    description:
      'Armar rutas de última milla de 45 unidades, asignar choferes, monitorear, resolver rechazos, liquidar guías. Madrugada: 3 am a 12 m.',
    requirements:
      '1 año programando o coordinando distribución\nConocer Lima y sus distritos\nSimpliRoute, Beetrack u otro',
    experience: '1-2',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000 + bono de horario',
  },
  {
    key: 'spring-desks-jefe-logistica-huachipa',
    title: 'Jefe de Almacén y Distribución',
    category: 'Operaciones',
    skills: ['Presupuesto', 'WMS', 'Liderazgo'],
    description:
      'Importadora de acabados para el hogar. A cargo de 2 almacenes, 35 personas, flota tercera, presupuesto logístico, indicadores OTIF y exactitud, seguridad.',
    requirements:
      'Titulado Ing. Industrial o Administración\n5 años en logística, 2 jefaturando\nIndicadores e inglés básico',
    experience: '5+',
    location: 'Lurigancho (Huachipa), Lima',
    mode: 'onsite',
    salaryText: 'S/ 6,000',
  },
]
