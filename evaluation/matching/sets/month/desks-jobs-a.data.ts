import type { LabelledJob } from '../../labelled.ts'

/** Office ads of Lima: contabilidad, tributos, tesorería, banca, seguros, cobranzas, personas, administración, compras, comercio exterior. */
export const monthDesksJobsA: LabelledJob[] = [
  // contabilidad y tributos
  {
    key: 'month-desks-asistente-contable-ate',
    title: 'Asistente Contable',
    category: 'Finanzas',
    skills: ['Concar', 'Excel intermedio', 'SIRE'],
    description:
      'Empresa textil ubicada en Ate requiere asistente para registro de compras, ventas y bancos, conciliaciones, detracciones y apoyo en la declaración mensual. Lunes a viernes 8 a 6 y sábado hasta la 1.',
    requirements:
      'Egresado o estudiante de últimos ciclos de Contabilidad\nMínimo 1 año en puesto similar\nConcar indispensable',
    experience: '1-2',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,600',
  },
  {
    key: 'month-desks-auxiliar-contable-estudio-lince',
    title: 'AUXILIAR CONTABLE - ESTUDIO CONTABLE',
    category: null,
    skills: [],
    description:
      'Estudio con cartera de mypes. Recoger documentos de clientes, digitar comprobantes, archivar, armar libros electrónicos, pagos en el banco.',
    requirements:
      'Estudiante de contabilidad desde 5to ciclo (univ. o instituto)\nGanas de aprender\nDe preferencia que ya haya practicado en estudio',
    experience: '0-1',
    location: 'Lince, Lima',
    mode: 'onsite',
    salaryText: '1200',
  },
  {
    key: 'month-desks-analista-contable-retail-surco',
    title: 'Analista Contable Semi Senior',
    category: 'Finanzas',
    skills: ['SAP FI', 'NIIF', 'Análisis de cuentas', 'Cierre contable'],
    description:
      'Somos una cadena de retail con más de 60 tiendas a nivel nacional y buscamos sumar talento. Te encargarás del cierre mensual, análisis de cuentas de balance, provisiones, activo fijo (NIIF 16) y atención de la auditoría externa. Ofrecemos: planilla, EPS al 50%, 2 días de home office, descuentos en tiendas, viernes corto en verano.',
    requirements: 'Bachiller en Contabilidad\n3 años en análisis de cuentas y cierre\nSAP FI\nExcel avanzado',
    experience: '3-5',
    location: 'Santiago de Surco, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,200 - 3,800',
  },
  {
    key: 'month-desks-contador-general-lurin',
    title: 'CONTADOR GENERAL',
    category: 'Finanzas',
    skills: ['EEFF', 'Costos', 'Tributación'],
    description:
      'Industria plástica en Lurín. Responsable de la contabilidad completa, costos de producción, EEFF mensuales a gerencia, fiscalizaciones SUNAT y un equipo de 4 personas. Movilidad desde puente Atocongo.',
    requirements:
      'CPC colegiado y habilitado\n5 años como contador o jefe de contabilidad en industria\nCostos industriales indispensable',
    experience: '5+',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 6,500',
  },
  {
    key: 'month-desks-contador-part-time-remoto',
    title: 'Contador(a) part time desde casa',
    category: 'Finanzas',
    skills: ['MYPE tributario', 'PLAME', 'SIRE'],
    description:
      'Startup de delivery de flores. Ver todo lo contable y tributario: declaraciones, planilla de 6 personas, estados financieros para el banco. Unas 15 horas a la semana.',
    requirements: 'Contador titulado, firma EEFF\n3 años llevando mypes',
    experience: '3-5',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 1,500 por recibo',
  },
  {
    key: 'month-desks-analista-tributario-san-isidro',
    title: 'Analista Tributario',
    category: 'Finanzas',
    skills: ['Impuesto a la Renta', 'IGV', 'Precios de transferencia', 'SUNAT'],
    description:
      'Corporación inmobiliaria. Determinación mensual de impuestos del grupo (9 razones sociales), DJ anual, diferencias temporales, respuesta a esquelas y cartas inductivas, devoluciones de saldo a favor.',
    requirements:
      'Bachiller en Contabilidad\n3 años en impuestos (empresa o firma)\nDiplomado en tributación',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 4,000',
  },
  {
    key: 'month-desks-auditor-semi-firma',
    title: 'Auditor Financiero - Semi Senior (firma internacional)',
    category: 'Finanzas',
    skills: ['NIA', 'NIIF', 'Inglés intermedio'],
    description:
      'Ejecución de auditorías de estados financieros en clientes de consumo e industria; pruebas de controles, papeles de trabajo, inventarios. Disponibilidad para viajar en campaña.',
    requirements: 'Bachiller en Contabilidad\n2 años en firma auditora\nInglés intermedio',
    experience: '1-2',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,000',
  },
  {
    key: 'month-desks-facturacion-transporte-callao',
    title: 'Asistente de Facturación',
    category: 'Administración',
    skills: ['Facturación electrónica', 'Excel'],
    description:
      'Transporte de carga. Emitir facturas y notas de crédito, revisar guías de remisión contra liquidación de viajes, subir a los portales de los clientes, ver detracciones y reportar lo pendiente a cobranzas.',
    requirements: 'Técnico en Contabilidad o Administración\n1 año en facturación\nExcel intermedio',
    experience: '1-2',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'month-desks-costos-presupuestos-huachipa',
    title: 'Analista de costos y presupuestos',
    category: 'Finanzas',
    skills: ['SAP CO', 'Costeo', 'Power BI'],
    description:
      'Planta de alimentos. Hoja de costos por receta, variaciones real vs estándar, inventarios cíclicos, presupuesto de gastos por centro de costo.',
    requirements:
      'Bachiller en Contabilidad, Economía o Ing. Industrial\n2 a 3 años en costos de empresa industrial\nSAP o ERP parecido',
    experience: '3-5',
    location: 'Huachipa, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,500',
  },
  // tesorería, banca, seguros, cobranzas
  {
    key: 'month-desks-analista-tesoreria-miraflores',
    title: 'Analista de Tesorería',
    category: 'Finanzas',
    skills: ['Flujo de caja', 'Bancos', 'SAP'],
    description:
      'Programación de pagos a proveedores, carga de telecréditos, posición diaria de caja, cartas fianza, cotización de tipo de cambio, conciliación bancaria. Grupo hotelero.',
    requirements: 'Bachiller en Administración, Contabilidad o Economía\n2 años en tesorería\nExcel avanzado',
    experience: '1-2',
    location: 'Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,800',
  },
  {
    key: 'month-desks-asistente-pagos-proveedores',
    title: 'Asistente de cuentas por pagar',
    category: 'Finanzas',
    skills: ['Oracle', 'Comprobantes de pago'],
    description:
      'Recepción y validación de facturas de proveedores contra orden de compra, registro, detracciones y retenciones, armado del lote de pago semanal, atender consultas.',
    requirements: 'Técnico o bachiller en Contabilidad\n1 año en cuentas por pagar\nHaber usado algún ERP',
    experience: '1-2',
    location: 'San Borja, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 1,900',
  },
  {
    key: 'month-desks-asesor-negocios-mype-sjl',
    title: 'ASESOR DE NEGOCIOS MICROEMPRESA',
    category: 'Ventas',
    skills: [],
    description:
      'Caja municipal en expansión! Promoción de créditos en campo, evaluación del negocio y del hogar, armado de expediente, sustento ante comité, seguimiento y recuperación de la mora de tu cartera. Ofrecemos ingreso a planilla desde el día 1, bono por desembolsos, línea de carrera.',
    requirements:
      'Estudios técnicos o universitarios en Administración, Contabilidad, Economía\n1 año en créditos mype (caja, financiera, edpyme)\nNo estar en Infocorp',
    experience: '1-2',
    location: 'San Juan de Lurigancho, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,700 + bonos',
  },
  {
    key: 'month-desks-promotor-servicio-banco',
    title: 'Representante Financiero Part Time (ventanilla)',
    category: 'Finanzas',
    skills: ['Atención al cliente', 'Manejo de efectivo'],
    description:
      'Banco líder. Operaciones de ventanilla, cuadre, derivar a canales digitales, referir productos. Agencias de Lima Norte, 24 horas semanales.',
    requirements:
      'Estudiante o egresado de cualquier carrera\n6 meses en caja o atención al público\nBuen historial crediticio',
    experience: '0-1',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 800 + variable',
  },
  {
    key: 'month-desks-analista-riesgo-credito-pyme',
    title: 'Analista de Riesgos - Créditos Pyme',
    category: 'Finanzas',
    skills: ['Evaluación crediticia', 'Estados financieros', 'Normativa SBS'],
    description:
      'Evaluar propuestas que envían las agencias, revisar capacidad de pago y garantías, emitir opinión de riesgo, visitas puntuales a clientes, seguimiento de sobreendeudados.',
    requirements:
      'Bachiller en Economía, Contabilidad o Administración\n3 años en créditos mype/pyme, como analista o asesor\nConocimiento de norma SBS',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,400',
  },
  {
    key: 'month-desks-analista-garantias-hipotecarias',
    title: 'Analista de Garantías y Desembolsos',
    category: 'Finanzas',
    skills: ['Bloqueo registral', 'Tasaciones', 'Hipotecas'],
    description:
      'Banco. Revisar el expediente legal del crédito hipotecario, enviar a notaría, controlar bloqueo e inscripción, levantar tachas, autorizar desembolso y custodiar testimonios.',
    requirements:
      'Bachiller en Derecho, Administración o afines\n1 año en garantías (banco, estudio, notaría)\nConocimiento registral',
    experience: '1-2',
    location: 'La Victoria, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,700',
  },
  {
    key: 'month-desks-ejecutivo-banca-negocios',
    title: 'Funcionario de Negocios - Pequeña Empresa',
    category: 'Ventas',
    skills: ['Cartera', 'Capital de trabajo', 'Leasing'],
    description:
      'Gestionar cartera de clientes con ventas de 1 a 10 millones, ofrecer capital de trabajo, leasing, factoring y planillas; visitar y hacer crecer el saldo.',
    requirements:
      'Bachiller en carreras de negocios\n3 años en banca o microfinanzas llevando cartera\nMovilidad propia (deseable)',
    experience: '3-5',
    location: 'La Victoria, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,500 + comisiones trimestrales',
  },
  {
    key: 'month-desks-gestor-cobranza-campo-cono-norte',
    title: 'Gestor de cobranza de campo con moto',
    category: 'Finanzas',
    skills: ['Negociación', 'Brevete BII'],
    description:
      'Visitar domicilios y negocios de clientes con atraso de 1 a 90 días, entregar notificación, lograr compromisos, reportar por app. Zona Comas, Carabayllo, Puente Piedra.',
    requirements: 'Moto propia y documentos al día\nExperiencia en cobranza o créditos\nSecundaria completa',
    experience: '0-1',
    location: 'Comas, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + S/ 400 combustible + comisión',
  },
  {
    key: 'month-desks-analista-creditos-cobranzas-b2b',
    title: 'Analista de Créditos y Cobranzas',
    category: 'Finanzas',
    skills: ['Cuentas por cobrar', 'Líneas de crédito', 'Letras'],
    description:
      'Distribuidora de materiales eléctricos. Otorgar y revisar líneas a ferreterías y contratistas, seguimiento de facturas vencidas por correo y teléfono, canje de letras, protestos, aplicar pagos, reporte de antigüedad.',
    requirements:
      'Técnico o bachiller en Administración o Contabilidad\n2 años en cobranzas a empresas\nExcel intermedio',
    experience: '1-2',
    location: 'Cercado de Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,200',
  },
  {
    key: 'month-desks-supervisor-cobranza-call-lima',
    title: 'Supervisor(a) de Cobranza Telefónica',
    category: 'Operaciones',
    skills: ['KPI', 'Discador', 'Coaching'],
    description:
      'A cargo de 20 asesores de mora temprana. Control de contactabilidad, escuchas, feedback, dimensionamiento diario con el banco cliente.',
    requirements:
      '2 años supervisando equipos de call center (cobranza de preferencia)\nExcel intermedio\nEstudios superiores',
    experience: '3-5',
    location: 'Cercado de Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,400 + bono',
  },
  {
    key: 'month-desks-ejecutivo-siniestros-broker',
    title: 'Ejecutivo(a) de siniestros vehiculares - Corredora',
    category: 'Operaciones',
    skills: ['Seguros', 'Pólizas', 'Atención a asegurados'],
    description:
      'Corredores de seguros busca ejecutivo para reportar siniestros a las aseguradoras, coordinar taller y procurador, revisar coberturas y deducibles, tener informado al cliente hasta el cierre.',
    requirements: '1 año en compañía de seguros, broker o asistencias\nEstudios técnicos\nBuena redacción',
    experience: '1-2',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,000',
  },
  {
    key: 'month-desks-asesor-seguros-vida',
    title: 'Asesores de seguros de vida y rentas',
    category: 'Ventas',
    skills: [],
    description:
      'Prospectar, asesorar y cerrar seguros de vida con ahorro. Capacitación, subvención los 3 primeros meses, viajes por convención.',
    requirements: '1 año en venta de intangibles\nEgresado de cualquier carrera\nRed de contactos',
    experience: '1-2',
    location: 'San Isidro, Lima',
    mode: 'onsite',
    salaryText: 'Básico S/ 1,130 + comisiones (hasta S/ 6,000)',
  },
  {
    key: 'month-desks-analista-cumplimiento-laft',
    title: 'Analista de Cumplimiento (PLAFT)',
    category: 'Finanzas',
    skills: ['SPLAFT', 'UIF', 'Debida diligencia'],
    description:
      'Cooperativa de ahorro y crédito. Alertas de operaciones inusuales, listas, debida diligencia de socios, registro de operaciones, informes al oficial de cumplimiento.',
    requirements:
      'Bachiller en Derecho, Contabilidad, Economía o Administración\n1 año en prevención de lavado, riesgos o auditoría de entidad supervisada',
    experience: '1-2',
    location: 'San Miguel, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,500',
  },
  // recursos humanos
  {
    key: 'month-desks-analista-seleccion-masiva-retail',
    title: 'Analista de Selección Masiva',
    category: 'Recursos Humanos',
    skills: ['Reclutamiento', 'Ferias laborales', 'Bumeran'],
    description:
      'Cubrir 80 vacantes al mes de tienda y almacén: publicaciones, ferias, municipalidades, entrevistas grupales, coordinación con jefes de tienda, ingreso de documentos.',
    requirements: 'Bachiller en Psicología o Administración\n1 año en selección masiva',
    experience: '1-2',
    location: 'Independencia, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000',
  },
  {
    key: 'month-desks-asistente-gth-textil',
    title: 'ASISTENTE DE RRHH',
    category: 'Recursos Humanos',
    skills: [],
    description:
      'File de personal, contratos, altas y bajas en T-registro, control de asistencia, subsidios en EsSalud, apoyo en selección de operarios y en actividades.',
    requirements: 'Egresado de administración, psicología, rel. industriales\n1 año en el area',
    experience: '1-2',
    location: 'Zárate, San Juan de Lurigancho, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500 planilla completa',
  },
  {
    key: 'month-desks-analista-planillas-construccion',
    title: 'Analista de nóminas - régimen construcción civil',
    category: 'Recursos Humanos',
    skills: ['PLAME', 'AFPnet', 'Conafovicer', 'Régimen construcción civil'],
    description:
      'Cálculo semanal de obreros y mensual de empleados, liquidaciones, beneficios, boletas, descansos médicos, atención de obras.',
    requirements:
      '3 años en planillas, de los cuales 1 en construcción civil\nTécnico o bachiller en Contabilidad/Administración\nStarsoft o similar',
    experience: '3-5',
    location: 'Jesús María, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,800 a 3,000',
  },
  {
    key: 'month-desks-generalista-gestion-humana-ate',
    title: 'Generalista de Gestión Humana',
    category: 'Recursos Humanos',
    skills: ['Selección', 'Clima', 'Nómina', 'Relaciones laborales'],
    description:
      'Planta metalmecánica de 180 colaboradores. Verás el ciclo completo: reclutamiento, inducción, capacitación, supervisar planilla (tercero), medidas disciplinarias, bienestar, Sunafil.',
    requirements:
      'Bachiller\n3 años como generalista o analista de RRHH en planta, logística o agro\nConocimiento de legislación laboral',
    experience: '3-5',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,500',
  },
  {
    key: 'month-desks-reclutador-it-remoto',
    title: 'IT Recruiter',
    category: 'Recursos Humanos',
    skills: ['LinkedIn Recruiter', 'Hunting', 'Inglés B2'],
    description:
      'Consultora de outsourcing tecnológico. Búsqueda de devs, QA y data para clientes en Perú, Chile y EE.UU.; entrevistas por competencias, filtros, seguimiento de oferta. 100% remoto, recibo por honorarios.',
    requirements: '1 año reclutando perfiles TI\nInglés intermedio alto para entrevistas',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 2,500 + bono por cierre',
  },
  {
    key: 'month-desks-consultor-seleccion',
    title: 'Consultor(a) de Selección',
    category: 'Recursos Humanos',
    skills: ['Headhunting', 'Informe psicolaboral'],
    description:
      'Consultora boutique. Procesos de jefaturas, analistas y asistentes de punta a punta: reunión con el cliente, búsqueda directa, evaluación, informe y garantía. Cartera de 8 a 10 vacantes a la vez.',
    requirements:
      'Psicólogo(a) titulado\n2 años en selección, en consultora o empresa\nBuena redacción de informes',
    experience: '1-2',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,600 + bono trimestral',
  },
  {
    key: 'month-desks-jefe-capacitacion-desarrollo',
    title: 'Jefe(a) de Capacitación y Desarrollo',
    category: 'Recursos Humanos',
    skills: ['Plan de formación', 'Evaluación de desempeño', 'E-learning', 'Cultura'],
    description:
      'Cadena de clínicas. Liderar plan anual de capacitación, evaluación 360, línea de carrera y proyecto de cultura, con equipo de 3.',
    requirements:
      'Titulado en Psicología, Administración o afines\n5 años en desarrollo organizacional, 2 liderando\nDiplomado en gestión del talento',
    experience: '5+',
    location: 'San Borja, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 7,000',
  },
  {
    key: 'month-desks-analista-capacitacion-clima',
    title: 'Analista de Desarrollo Humano',
    category: 'Recursos Humanos',
    skills: ['LMS', 'Matriz de capacitación', 'Encuesta de clima'],
    description:
      'Empresa de seguridad electrónica. Ejecutar el plan de cursos, coordinar proveedores, onboarding, encuesta anual y focus, indicadores de asistencia.',
    requirements:
      'Bachiller en Psicología, Comunicaciones o Administración\nDe 1 a 2 años en capacitación, clima o RRHH\nExcel y Power Point',
    experience: '1-2',
    location: 'Surquillo, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,600',
  },
  {
    key: 'month-desks-asistente-planillas-outsourcing',
    title: 'Asistente de Planillas',
    category: 'Recursos Humanos',
    skills: ['PLAME', 'Excel intermedio'],
    description:
      'Empresa de outsourcing contable y laboral. Procesar planillas de 8 a 10 clientes pequeños (régimen general y mype), CTS, gratificaciones, vacaciones, liquidaciones, T-registro y AFPnet.',
    requirements: 'Técnico o egresado de contabilidad, administración o RRHH\n1 año procesando planillas',
    experience: '1-2',
    location: 'Miraflores, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 1,800',
  },
  // administración y recepción
  {
    key: 'month-desks-recepcionista-estudio-abogados',
    title: 'Recepcionista bilingüe - estudio de abogados',
    category: 'Administración',
    skills: ['Inglés avanzado', 'Central telefónica'],
    description:
      'Recibir visitas y clientes, central, salas de reuniones, mensajería y courier, cargos de documentos. L-V 8:30 a 6:30.',
    requirements: 'Secretariado o hotelería\n2 años en recepción corporativa\nInglés avanzado',
    experience: '1-2',
    location: 'San Isidro, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,200',
  },
  {
    key: 'month-desks-recepcionista-dental-pueblo-libre',
    title: 'Recepcionista para centro odontológico',
    category: null,
    skills: [],
    description:
      'agendar y confirmar citas por whatsapp, cobrar, caja chica, explicar presupuestos, redes básicas. de lunes a sábado 10 a 8',
    requirements: 'experiencia en atención\nmanejo de excel básico\nbuena presencia y trato',
    experience: '0-1',
    location: 'Pueblo Libre, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1200 + bono',
  },
  {
    key: 'month-desks-asistente-administrativa-ferreteria-sjm',
    title: 'Asistente administrativo(a)',
    category: 'Administración',
    skills: ['Excel', 'Caja chica', 'Facturación'],
    description:
      'Importadora de pernos. Emitir facturas y guías, atender llamadas, caja chica, control de asistencia del personal, compras menores, archivar, apoyo al contador externo.',
    requirements:
      'Técnica en administración, contabilidad o secretariado\n1 año en labores administrativas\nVivir en San Juan de Miraflores o cerca',
    experience: '1-2',
    location: 'San Juan de Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,350',
  },
  {
    key: 'month-desks-secretaria-gerencia-callao',
    title: 'Asistente de Gerencia General',
    category: 'Administración',
    skills: ['Agenda', 'Redacción', 'Actas', 'Inglés intermedio'],
    description:
      'Agencia naviera. Agenda del gerente, viajes, actas de directorio, presentaciones, rendiciones, coordinación con casa matriz en Panamá.',
    requirements:
      'Secretariado ejecutivo o Administración\n4 años asistiendo a gerencia o directorio\nInglés intermedio\nExcelente ortografía',
    experience: '3-5',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 3,500',
  },
  {
    key: 'month-desks-administrador-edificios-surco',
    title: 'Administrador(a) de edificios residenciales',
    category: 'Administración',
    skills: [],
    description:
      'Llevar 5 edificios: recibos de mantenimiento, morosidad, proveedores, personal de limpieza y portería, asambleas, emergencias. Movilidad y celular.',
    requirements:
      '1 año administrando edificios, condominios, oficinas o locales\nManejo de conflictos\nExcel',
    experience: '1-2',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000',
  },
  {
    key: 'month-desks-administrador-local-educativo',
    title: 'Coordinador Administrativo de sede - instituto',
    category: 'Administración',
    skills: ['Servicios generales', 'Atención al alumno', 'Presupuesto'],
    description:
      'Responsable de la operación de la sede: limpieza, seguridad y mantenimiento tercerizados, matrícula y caja, pedidos, inspecciones municipales y Defensa Civil (ITSE). Equipo de 9 personas.',
    requirements:
      'Bachiller en Administración o afín\n3 años en administración de sedes, tiendas o locales\nManejo de personal',
    experience: '3-5',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,900',
  },
  {
    key: 'month-desks-asistente-virtual-inmobiliaria',
    title: 'Asistente virtual (medio tiempo)',
    category: 'Administración',
    skills: ['Google Workspace', 'Whatsapp Business', 'Canva'],
    description:
      'Agente inmobiliaria independiente busca apoyo remoto 4 h: contestar mensajes, agendar visitas, subir avisos a portales, seguimiento de contratos y pagos.',
    requirements: 'Orden y buena ortografía\nInternet y laptop propia\nExperiencia como asistente o atención',
    experience: '0-1',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 700',
  },
  {
    key: 'month-desks-mesa-de-partes-cas',
    title: 'Técnico administrativo - Trámite documentario (CAS)',
    category: 'Administración',
    skills: ['SGD', 'Archivo'],
    description:
      'Entidad pública. Registrar expedientes en el sistema de gestión documental, derivar, notificar, archivo y transferencia documental, atención al administrado.',
    requirements:
      'Técnico titulado en secretariado, administración o computación\n2 años de experiencia general, 1 en el sector público\nOfimática acreditada',
    experience: '1-2',
    location: 'Jesús María, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,500',
  },
  // compras, comercio exterior, planificación
  {
    key: 'month-desks-asistente-compras-clinica',
    title: 'Asistente de Compras y Abastecimiento',
    category: 'Operaciones',
    skills: ['Cotizaciones', 'Órdenes de compra', 'SAP B1'],
    description:
      'Clínica. Cotizar insumos médicos y servicios generales, cuadros comparativos, generar OC, seguimiento a entregas, registrar proveedores, conciliación de facturas con contabilidad.',
    requirements:
      'Técnico o bachiller en Administración, Logística o Ing. Industrial\n1 año en compras\nExcel intermedio',
    experience: '1-2',
    location: 'Jesús María, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800',
  },
  {
    key: 'month-desks-analista-compras-alimentos',
    title: 'Analista de Compras Nacionales',
    category: 'Operaciones',
    skills: ['Materias primas', 'Empaques', 'SAP MM'],
    description:
      'Compra de empaques y materias primas para planta de snacks: cotizar, negociar precio y crédito, colocar OC según MRP, evaluación de proveedores, reclamos de calidad.',
    requirements:
      'Bachiller en Ingeniería Industrial, Alimentarias o Administración\n2 años comprando para industria\nSAP MM deseable',
    experience: '1-2',
    location: 'Santa Anita, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,800',
  },
  {
    key: 'month-desks-importaciones-repuestos',
    title: 'ANALISTA DE IMPORTACIONES',
    category: 'Operaciones',
    skills: ['Incoterms', 'Aduanas', 'Inglés intermedio', 'China'],
    description:
      'Importadora de autopartes. Órdenes a fabricantes de China e India, seguimiento de producción y embarque, BL, seguros, numeración con el agente de aduana, costeo de importación, descarga en almacén.',
    requirements:
      'Técnico o bachiller en Negocios Internacionales\n2 años en importaciones\nInglés intermedio',
    experience: '1-2',
    location: 'La Victoria, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,500',
  },
  {
    key: 'month-desks-liquidador-aduanas-callao',
    title: 'Liquidador de Aduanas',
    category: null,
    skills: ['Clasificación arancelaria', 'DAM', 'Sintad'],
    description:
      'Agencia de aduana. Clasificar mercancías, elaborar DAM de importación y exportación, regímenes temporales, calcular tributos, subsanar canal rojo.',
    requirements:
      'Comercio exterior / Aduanas\n3 años como liquidador en agencia\nDe preferencia auxiliar de despacho',
    experience: '3-5',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 2,600',
  },
  {
    key: 'month-desks-customer-service-carga-callao',
    title: 'Customer Service - Freight Forwarder',
    category: 'Operaciones',
    skills: ['Carga marítima', 'Inglés intermedio', 'Incoterms'],
    description:
      'Coordinar embarques FCL y LCL con agentes del exterior, transmitir manifiesto, informar ETA al cliente, visto bueno, facturar y ver sobreestadías.',
    requirements:
      'Estudios en negocios internacionales o comercio exterior\n1 año en agente de carga, naviera o agencia de aduana\nInglés intermedio',
    experience: '1-2',
    location: 'Bellavista, Callao',
    mode: 'hybrid',
    salaryText: 'S/ 2,000',
  },
  {
    key: 'month-desks-exportaciones-agro-asistente',
    title: 'Asistente de exportaciones',
    category: 'Operaciones',
    skills: [],
    description:
      'Agroexportadora de palta y arándano, oficina Lima. Booking, instrucción de embarque, certificados de origen y fitosanitarios (VUCE, Senasa), envío de documentos al cliente, drawback.',
    requirements:
      'Egresado de Negocios Internacionales\n1 año en exportaciones o en operador logístico\nIngles intermedio',
    experience: '1-2',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,900',
  },
  {
    key: 'month-desks-planner-demanda-farma',
    title: 'Analista de Planeamiento de la Demanda',
    category: 'Operaciones',
    skills: ['Forecast', 'S&OP', 'Power BI', 'SAP'],
    description:
      'Laboratorio farmacéutico. Pronóstico por SKU, reunión S&OP con comercial y marketing, cobertura, quiebres y sobrestock, propuesta de reposición.',
    requirements:
      'Bachiller en Ing. Industrial, Estadística o afines\n2 años en planeamiento o inventarios\nExcel avanzado, Power BI',
    experience: '1-2',
    location: 'Ate, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,300',
  },
  {
    key: 'month-desks-programador-produccion-envases',
    title: 'Planificador de producción (PCP)',
    category: 'Operaciones',
    skills: ['MRP', 'Programación de planta'],
    description:
      'Fábrica de envases. Programa semanal de máquinas, requerimiento de materiales, seguimiento de OT, coordinar con ventas las fechas de entrega.',
    requirements: 'Ing. Industrial bachiller\n3 años en PCP\nERP',
    experience: '3-5',
    location: 'Villa El Salvador, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,500',
  },
  {
    key: 'month-desks-analista-inventarios-cd',
    title: 'Analista de inventarios - Centro de distribución',
    category: 'Operaciones',
    skills: ['WMS', 'Conteos cíclicos', 'Excel'],
    description:
      'Conteos, ajustes con sustento, exactitud de ubicaciones, mermas, KPI e informe al cliente. Operador logístico 3PL, turnos L-S.',
    requirements:
      'Técnico o bachiller en Logística / Industrial\n1 año en control de inventarios\nExcel intermedio (tablas dinámicas)',
    experience: '1-2',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000',
  },
  {
    key: 'month-desks-asistente-logistico-constructora',
    title: 'Asistente logístico - oficina central',
    category: 'Operaciones',
    skills: ['S10', 'Cotizaciones'],
    description:
      'Constructora. Atender requerimientos de obra, cotizar materiales y alquiler de equipos, OC y OS en S10, hacer seguimiento del despacho, revisar valorización de subcontratos.',
    requirements: 'Egresado de Administración, Industrial o Logística\n1 año en logística de construcción',
    experience: '1-2',
    location: 'Magdalena del Mar, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800',
  },
  {
    key: 'month-desks-coordinador-transporte-distribucion',
    title: 'Coordinador de distribución y transporte',
    category: 'Operaciones',
    skills: ['Ruteo', 'TMS', 'Liquidación de fletes'],
    description:
      'Programar rutas de 35 unidades tercerizadas, asignar carga, monitorear GPS, resolver rechazos, liquidar fletes, nivel de servicio.',
    requirements:
      'Técnico/Bachiller en Industrial o Administración\n2 años en distribución urbana\nExcel intermedio',
    experience: '3-5',
    location: 'Villa El Salvador, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,800',
  },
]
