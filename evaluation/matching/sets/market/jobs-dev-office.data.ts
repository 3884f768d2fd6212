import type { LabelledJob } from '../../labelled.ts'

/** Ads of the market, development half: the clusters administracion-oficina, contabilidad, recursos-humanos and docencia. */
export const marketJobsDevOffice: LabelledJob[] = [
  // administracion-oficina
  {
    key: 'adm-asistente-obra-lurin',
    title: 'Asistente Administrativo(a) de Obra',
    category: 'Administración',
    skills: ['Excel', 'Proactividad', 'Trabajo bajo presión'],
    description:
      'Constructora en crecimiento requiere asistente administrativo(a) para obra de almacenes en Lurín. Funciones: tareo diario del personal, rendición de caja chica, archivo de facturas y guías, requerimientos de materiales a oficina central, coordinación con proveedores de comedor y movilidad, altas y bajas de obreros. Ofrecemos ingreso a planilla desde el primer día, beneficios de ley, almuerzo en obra y buen clima laboral. Si eres una persona dinámica y con ganas de aprender, ¡te estamos buscando!',
    requirements:
      'Técnico o estudiante de Administración, Contabilidad o afines\n1 año como asistente administrativo, de preferencia en obra\nExcel intermedio\nVivir en Lima Sur',
    experience: '1-2',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,700 - S/ 1,900',
  },
  {
    key: 'adm-asistente-gerencia-bilingue-san-isidro',
    title: 'Executive Assistant to the CEO',
    category: 'Administración',
    skills: [
      'Inglés avanzado',
      'Manejo de agenda',
      'PowerPoint',
      'Confidencialidad',
      'Organización de viajes',
    ],
    description:
      'Fondo de inversión internacional busca asistente bilingüe para su gerente general. Agenda compleja en varias zonas horarias, viajes al exterior, actas de directorio en inglés, presentaciones y gastos reembolsables. Ambiente dinámico, EPS al 100 %, bono anual y día libre por cumpleaños.',
    requirements:
      'Secretariado ejecutivo bilingüe, Administración o carreras afines\nMás de 5 años asistiendo a alta dirección\nInglés avanzado hablado y escrito (la entrevista será en inglés)\nOffice avanzado',
    experience: '5+',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 5,500 - S/ 7,000',
  },
  {
    key: 'adm-recepcion-clinica-surco',
    title: 'Recepcionista de Admisión - Turnos rotativos',
    category: 'Administración',
    skills: [],
    description:
      'Importante clínica se encuentra en búsqueda de jóvenes para el área de admisión: recibir al paciente, verificar cobertura del seguro, generar el ticket de consulta, cobrar copagos en caja y derivar a consultorio. Turnos rotativos de lunes a domingo con un día de descanso. Planilla completa desde el primer día, capacitación pagada, línea de carrera, uniforme.',
    requirements:
      'Secundaria completa o estudios técnicos\nExperiencia de 6 meses en atención al público (deseable)\nDisponibilidad para rotar turnos\nBuena dicción',
    experience: '0-1',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,250 + bono de turno',
  },
  {
    key: 'adm-mesa-partes-huancayo',
    title: 'AUXILIAR ADMINISTRATIVO - MESA DE PARTES',
    category: 'Administración',
    skills: ['OFIMATICA', 'ATENCION AL CIUDADANO'],
    description:
      'ENTIDAD EDUCATIVA REQUIERE UN (01) AUXILIAR PARA RECEPCION, REGISTRO Y DISTRIBUCION DE DOCUMENTOS EN EL SISTEMA DE TRAMITE, FOLIACION Y ARCHIVO DE EXPEDIENTES, ORIENTACION AL PUBLICO PRESENCIAL Y POR TELEFONO, OTRAS QUE ASIGNE LA SECRETARIA GENERAL. CONTRATO POR TRES MESES RENOVABLE.',
    requirements:
      'EGRESADO DE INSTITUTO EN ADMINISTRACION, SECRETARIADO O COMPUTACION\nEXPERIENCIA GENERAL SEIS (06) MESES\nCURSO DE OFIMATICA\nDISPONIBILIDAD INMEDIATA',
    experience: '0-1',
    location: 'Huancayo, Junín',
    mode: 'onsite',
    salaryText: 'S/ 1,400.00',
  },
  {
    key: 'adm-office-manager-miraflores',
    title: 'Office Manager',
    category: 'Administración',
    skills: ['Gestión de proveedores', 'Presupuesto', 'Comunicación', 'Google Workspace'],
    description:
      'Somos una agencia de 60 personas y necesitamos a quien haga que la oficina funcione: contratos de alquiler, limpieza, internet y seguros, compras de útiles y equipos, pagos a proveedores con el estudio contable, agenda de los socios, documentos notariales y bancarios, eventos internos. Reportas a la gerente general y coordinas con dos personas (recepción y mensajería). Trabajo híbrido dos días en casa, seguro EPS, viernes corto en verano.',
    requirements:
      'Mínimo 4 años en administración de oficina, asistencia de gerencia o servicios generales\nOrden y criterio propio\nInglés intermedio deseable, no indispensable',
    experience: '3-5',
    location: 'Miraflores, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,800 - S/ 4,500',
  },
  {
    key: 'adm-asistente-virtual-remoto',
    title: 'Asistente Virtual medio tiempo',
    category: 'Administración',
    skills: ['Redacción', 'Google Calendar', 'Atención por WhatsApp', 'Organización'],
    description:
      'Consultorio de psicología online busca asistente para las tardes. Contestas los mensajes de pacientes, agendas y reprogramas citas, confirmas los depósitos, emites boletas y ordenas las carpetas. Todo desde casa, con tu propia computadora e internet estable. De lunes a viernes de 3 a 8 p. m.',
    requirements:
      'Experiencia como secretaria, recepcionista o asistente\nBuena ortografía\nResponsabilidad con los horarios',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 900 mensuales, recibo por honorarios',
  },
  {
    key: 'adm-auxiliar-cooperativa-chilca-huancayo',
    title: 'Auxiliar de Operaciones - Cooperativa',
    category: 'Finanzas',
    skills: ['Atención al socio', 'Cuadre de caja'],
    description:
      'Cooperativa de ahorro y crédito requiere auxiliar para su agencia de Chilca: ventanilla, apertura de libretas, digitación de solicitudes, orden de los files de crédito, llamadas a socios. Se ofrece planilla desde el primer día, seguro de vida, capacitación y línea de carrera.',
    requirements:
      'Técnico en Administración, Contabilidad o Computación\n6 meses en caja o atención al público\nNo figurar en centrales de riesgo',
    experience: '0-1',
    location: 'Chilca, Huancayo, Junín',
    mode: 'onsite',
    salaryText: 'S/ 1,250',
  },
  {
    key: 'adm-jefe-administracion-trujillo',
    title: 'Jefe(a) de Administración',
    category: 'Administración',
    skills: ['Liderazgo', 'Presupuestos', 'Flujo de caja', 'Tesorería', 'ERP'],
    description:
      'Cadena de grifos de La Libertad busca jefe de administración para dirigir tesorería, compras, personal y seguridad de siete estaciones. Presupuesto anual, flujo de caja, relación con bancos y auditores, indicadores por estación, equipo de nueve personas. Se ofrece sueldo acorde al mercado, movilidad, seguro y bono por resultados.',
    requirements:
      'Titulado en Administración, Economía, Contabilidad o Ingeniería Industrial\n5 años en jefaturas administrativas\nManejo de ERP\nResidir en Trujillo o disponibilidad para mudarse',
    experience: '5+',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 6,000 - S/ 7,000',
  },
  // contabilidad
  {
    key: 'con-asistente-estudio-lince',
    title: 'Asistente Contable - Estudio',
    category: 'Finanzas',
    skills: ['Concar', 'PLE', 'PDT 621', 'Excel'],
    description:
      'Estudio contable tributario con más de 20 años en el mercado solicita asistente contable para llevar una cartera de 12 clientes mype: registro de compras y ventas, libros electrónicos, PDT mensuales, conciliación bancaria, respuesta a esquelas de SUNAT. Horario de lunes a viernes y sábados medio día. Grato ambiente laboral, pago puntual.',
    requirements:
      'Egresado técnico o universitario de Contabilidad\n1 a 2 años en estudio contable\nManejo de Concar o Contasis',
    experience: '1-2',
    location: 'Lince, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,600 - S/ 1,900',
  },
  {
    key: 'con-analista-senior-niif-san-isidro',
    title: 'Analista Contable Senior',
    category: 'Finanzas',
    skills: ['NIIF', 'SAP FI', 'Cierre mensual', 'Reporting corporativo', 'Inglés'],
    description:
      'Multinacional farmacéutica requiere analista senior para el cierre mensual en cuatro días, reporte a casa matriz, análisis de cuentas, impuesto diferido, arrendamientos NIIF 16 y atención de auditoría externa. EPS, bono, horario flexible, teletrabajo tres días.',
    requirements:
      'Contador titulado (CPC deseable)\n5 años, al menos 2 en auditoría Big Four o multinacional\nSAP FI\nInglés avanzado\nNIIF con diplomado',
    experience: '5+',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 6,500 - S/ 7,500',
  },
  {
    key: 'con-contador-general-callao',
    title: 'Contador General (CPC habilitado)',
    category: 'Finanzas',
    skills: ['Estados financieros', 'Tributación', 'Planeamiento tributario', 'Manejo de personal'],
    description:
      'Agente de carga internacional selecciona contador general: firma de estados financieros y declaraciones, cierre mensual y anual, fiscalizaciones, precios de transferencia, detracciones, supervisión de tres asistentes. Ingreso a planilla, EPS y utilidades.',
    requirements:
      'Contador Público Colegiado con habilitación vigente (indispensable)\n5 años como contador en comercio exterior o logística\nManejo de ERP',
    experience: '5+',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 5,500 - S/ 6,500',
  },
  {
    key: 'con-analista-costos-ate',
    title: 'Analista de Costos',
    category: 'Finanzas',
    skills: ['Costos estándar', 'SAP CO', 'Excel avanzado', 'Inventarios'],
    description:
      'Fábrica de envases plásticos de Ate busca analista para costeo de producción: costo estándar y real por orden, variaciones de materia prima y mano de obra, valorización de inventarios, márgenes por línea y toma física mensual. Trabajo directo con producción. Comedor, movilidad interna, utilidades.',
    requirements:
      'Bachiller en Contabilidad, Economía o Ingeniería Industrial\n3 años en costos industriales\nExcel avanzado, ERP (SAP deseable)',
    experience: '3-5',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,200 - S/ 3,800',
  },
  {
    key: 'con-analista-tesoreria-surquillo',
    title: 'Analista de Tesorería',
    category: 'Finanzas',
    skills: ['Flujo de caja', 'Bancos', 'Excel', 'Telecrédito'],
    description:
      'Empresa retail de calzado necesita reforzar tesorería: programación de pagos a proveedores, pagos masivos por banca electrónica, flujo de caja semanal, conciliación de depósitos y tarjetas de 40 tiendas, cartas fianza y factoring. Ofrecemos planilla, descuentos en productos y capacitación constante.',
    requirements:
      'Bachiller en Contabilidad, Administración o Economía\n2 años en tesorería o cuentas por pagar\nExcel intermedio-avanzado',
    experience: '1-2',
    location: 'Surquillo, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,500 - S/ 2,800',
  },
  {
    key: 'con-facturacion-part-time-los-olivos',
    title: 'Auxiliar de Facturación y Cobranzas - part time',
    category: 'Administración',
    skills: ['Excel básico', 'Facturación electrónica'],
    description:
      'Distribuidora de abarrotes en Lima Norte requiere apoyo de 8 a 12 para emitir facturas, guías y notas de crédito, cuadrar la cobranza de los repartidores y llamar a clientes morosos. Ambiente familiar, pago semanal.',
    requirements: 'Estudios de Contabilidad o Administración\nSin experiencia o hasta 1 año\nVivir cerca',
    experience: '0-1',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 700 medio tiempo',
  },
  {
    key: 'con-semisenior-mype-remoto',
    title: 'Encargado(a) de Contabilidad para startups (100% remoto)',
    category: 'Finanzas',
    skills: ['Contasis', 'Régimen MYPE', 'Planillas', 'Autonomía'],
    description:
      'Llevamos la contabilidad de más de 80 emprendimientos por internet. Cada encargado atiende 20 empresas de principio a fin: compras y ventas, declaraciones mensuales, planilla de pocos trabajadores, libros, balance anual que firma nuestra contadora colegiada, y explica por videollamada lo que el cliente no entiende. Te damos laptop y horario flexible.',
    requirements:
      '3 años llevando contabilidad completa de pequeñas empresas\nBachiller en Contabilidad\nDominio de SUNAT Operaciones en Línea\nBuena comunicación con clientes',
    experience: '3-5',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 2,800 - S/ 3,300',
  },
  {
    key: 'con-trainee-auditoria-san-borja',
    title: 'Trainee de Auditoría Externa',
    category: 'Finanzas',
    skills: ['Excel', 'Inglés intermedio', 'Trabajo en equipo', 'Análisis'],
    description:
      'Firma de auditoría internacional abre su programa de verano para talentos que quieran iniciar su carrera. Pruebas sustantivas, papeles de trabajo, inventarios y confirmaciones, con viajes a provincias. Plan de carrera acelerado y certificaciones.',
    requirements:
      'Últimos ciclos o egresados de hasta un año de Contabilidad\nTercio superior\nInglés intermedio\nSin experiencia previa',
    experience: '0-1',
    location: 'San Borja, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 1,800',
  },
  // recursos-humanos
  {
    key: 'rrh-reclutador-masivo-ate',
    title: 'Analista de Atracción de Talento - Perfil masivo',
    category: 'Recursos Humanos',
    skills: ['Reclutamiento masivo', 'Entrevistas', 'Dinamismo', 'Orientación a resultados'],
    description:
      'Operador logístico en expansión busca apasionados por las personas para cubrir 150 vacantes al mes de operarios y choferes: volanteo, bolsas municipales, redes, entrevistas grupales, evaluación y seguimiento hasta la firma del contrato. Línea de carrera, capacitaciones y grato ambiente.',
    requirements:
      'Bachiller en Psicología, Administración o Relaciones Industriales\n1 año en selección masiva\nDisponibilidad para ferias los fines de semana',
    experience: '1-2',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000 + bono por cierre',
  },
  {
    key: 'rrh-analista-nomina-san-isidro',
    title: 'Analista de Nómina y Compensaciones',
    category: 'Recursos Humanos',
    skills: ['Nómina', 'PLAME', 'T-Registro', 'Excel avanzado', 'ADP'],
    description:
      'Consultora de tercerización de nómina incorpora analista para cartera de clientes agrícolas e industriales: cálculo mensual de 1,500 trabajadores de régimen general y agrario, gratificaciones, CTS, liquidaciones, AFPnet, retenciones judiciales y declaraciones. Trabajo híbrido, tres días en oficina.',
    requirements:
      'Bachiller o técnico en Administración, Contabilidad o Relaciones Industriales\n3 años en cálculo de nómina\nConocimiento del régimen agrario\nExcel avanzado',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,200 - S/ 3,800',
  },
  {
    key: 'rrh-trabajadora-social-chincha',
    title: 'Trabajador(a) Social - Bienestar',
    category: 'Recursos Humanos',
    skills: ['Subsidios EsSalud', 'Visitas domiciliarias', 'Empatía'],
    description:
      'Fundo agroexportador necesita trabajadora social para campaña: descansos médicos y subsidios, lactario, campañas de salud, visitas a domicilio y hospitalarias, casos sociales, clima laboral y celebraciones. Movilidad desde Chincha y Cañete, alimentación.',
    requirements:
      'Licenciado(a) en Trabajo Social, colegiado y habilitado\n2 años en bienestar, de preferencia en agroindustria',
    experience: '1-2',
    location: 'Chincha, Ica',
    mode: 'onsite',
    salaryText: 'S/ 2,400',
  },
  {
    key: 'rrh-asistente-planillas-canete',
    title: 'Asistente de Planillas',
    category: 'Recursos Humanos',
    skills: ['Excel', 'Planilla semanal', 'Orden'],
    description:
      'Granja avícola de San Vicente de Cañete necesita asistente para apoyar al jefe de personal: marcaciones, vacaciones, boletas, file de trabajadores, subsidios, bajas y altas. Comedor, movilidad desde Chincha y Mala, buen ambiente de trabajo.',
    requirements:
      'Técnico o bachiller en Administración o Contabilidad\n1 a 2 años en planillas\nExcel intermedio',
    experience: '1-2',
    location: 'San Vicente de Cañete, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800 - S/ 2,000',
  },
  {
    key: 'rrh-gestion-humana-pisco',
    title: 'Coordinador(a) de Gestión Humana - Sede Pisco',
    category: 'Recursos Humanos',
    skills: ['Administración de personal', 'Legislación laboral', 'Liderazgo', 'Excel'],
    description:
      'Empresa agrícola productora de espárrago y granada busca coordinador para su sede de Pisco. Responsable del control de asistencia de campo y packing (900 personas en campaña), ingresos y ceses, contratos intermitentes, envío de novedades para el pago semanal, inspecciones de SUNAFIL y un equipo de tres asistentes. Movilidad y comedor.',
    requirements:
      'Bachiller en Administración, Relaciones Industriales o afines\n4 años en administración de personal en el agro\nLegislación laboral agraria\nResidir en Ica, Pisco o Chincha',
    experience: '3-5',
    location: 'Pisco, Ica',
    mode: 'onsite',
    salaryText: 'S/ 3,300 - S/ 3,700',
  },
  {
    key: 'rrh-capacitacion-e-learning-surco',
    title: 'Especialista en Formación y Desarrollo',
    category: 'Recursos Humanos',
    skills: ['Diseño instruccional', 'Moodle', 'Facilitación', 'Detección de necesidades'],
    description:
      'Banco especializado en microfinanzas busca especialista para su universidad corporativa: mallas por puesto, cursos virtuales, formación de instructores internos, indicadores de aprendizaje y proveedores. Híbrido, seguro, línea de carrera.',
    requirements:
      'Psicología, Educación o Administración\n3 años en capacitación corporativa\nMoodle o similar, Articulate deseable',
    experience: '3-5',
    location: 'Santiago de Surco, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 4,000 - S/ 4,600',
  },
  {
    key: 'rrh-tech-recruiter-remoto',
    title: 'IT Recruiter (LATAM, remote)',
    category: 'Recursos Humanos',
    skills: ['Sourcing', 'LinkedIn Recruiter', 'Inglés avanzado', 'Boolean search'],
    description:
      'We hire developers all over Latin America for clients in the US. You source on LinkedIn and GitHub, run screening calls in English, keep the pipeline clean and present three finalists per role. Pago en dólares, vacaciones pagadas, 100 % remoto.',
    requirements: '2+ years recruiting tech profiles\nC1 English\nWorking hours of the US East coast',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'USD 1,200 - 1,600',
  },
  // docencia
  {
    key: 'doc-matematica-mollendo',
    title: 'DOCENTE DE MATEMATICA - CONTRATO MARZO A DICIEMBRE',
    category: null,
    skills: ['SESIONES DE APRENDIZAJE', 'TIC'],
    description:
      'INSTITUCION EDUCATIVA PARROQUIAL DE MOLLENDO REQUIERE DOCENTE PARA 1.°, 2.° Y 3.° DE SECUNDARIA, 30 HORAS SEMANALES. REGISTRO EN SIAGIE, TUTORIA, PARTICIPACION EN ACTIVIDADES DE LA PARROQUIA.',
    requirements:
      'TITULO PEDAGOGICO O LICENCIATURA EN LA ESPECIALIDAD\nDOS (02) AÑOS DE EXPERIENCIA\nRESIDIR EN LA PROVINCIA DE ISLAY DURANTE EL AÑO ESCOLAR',
    experience: '1-2',
    location: 'Mollendo, Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 2,100',
  },
  {
    key: 'doc-primaria-comas',
    title: 'Docente Polidocente de Primaria',
    category: null,
    skills: [],
    description:
      'Institución educativa privada de Comas requiere docente para 4.° grado: comunicación, matemática, personal social y ciencia, tutoría, registro de notas en plataforma y reuniones con padres de familia. Horario de 7:30 a 2:45.',
    requirements:
      'Título pedagógico o licenciatura en Educación Primaria\n1 año a cargo de aula\nManejo de recursos virtuales',
    experience: '1-2',
    location: 'Comas, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'doc-ciencias-exactas-cayma',
    title: 'Profesor de Ciencias Exactas - Nivel Secundaria',
    category: null,
    skills: ['Planificación curricular', 'Evaluación por competencias', 'Disciplina positiva'],
    description:
      'Colegio católico de Cayma busca docente a tiempo completo para álgebra, geometría, aritmética y razonamiento de 3.° a 5.° de secundaria, y asesoría a los que van a concurso. Incluye una tutoría. Se ofrece contrato anual, planilla, beca para hijos y capacitación en verano.',
    requirements:
      'Licenciado en Educación con mención en Matemática o afín\n3 años en secundaria\nNo tener antecedentes',
    experience: '3-5',
    location: 'Cayma, Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 2,300 - S/ 2,600',
  },
  {
    key: 'doc-ingles-instituto-lima',
    title: 'Teacher de inglés por horas - adolescentes y adultos',
    category: null,
    skills: ['C1', 'TEFL', 'Communicative approach'],
    description:
      'Centro de idiomas amplía su plana docente en las sedes Lima Centro y San Miguel, turnos noche y sábados. Grupos de hasta 15 alumnos, material incluido, capacitación metodológica antes de empezar.',
    requirements:
      'Nivel C1 acreditado (FCE, CAE, ECCE)\nExperiencia enseñando inglés\nDisponibilidad noches o sábados',
    experience: '1-2',
    location: 'Cercado de Lima, Lima',
    mode: 'onsite',
    salaryText: 'S/ 22 la hora',
  },
  {
    key: 'doc-auxiliar-inicial-cerro-colorado',
    title: 'Auxiliar de Educación',
    category: null,
    skills: ['Paciencia', 'Responsabilidad'],
    description:
      'Jardín particular de Cerro Colorado necesita auxiliar para aula de 4 años: ingreso y salida de los niños, aseo, loncheras, apoyo a la maestra en talleres y decoración. Medio turno (7:30 a 1:30).',
    requirements: 'Estudiante o egresada de Educación Inicial o auxiliar de educación\nAmor por los niños',
    experience: '0-1',
    location: 'Cerro Colorado, Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 850',
  },
  {
    key: 'doc-computacion-instituto-cusco',
    title: 'Docente de Computación e Informática',
    category: null,
    skills: ['Ofimática', 'Programación básica', 'Ensamblaje'],
    description:
      'Instituto superior tecnológico de Cusco requiere docente por contrato semestral para los módulos de ofimática, programación y mantenimiento de equipos. Jornada parcial, 20 horas semanales.',
    requirements:
      'Profesional técnico o ingeniero de sistemas\n2 años en la especialidad y 1 en docencia superior',
    experience: '1-2',
    location: 'Cusco',
    mode: 'onsite',
    salaryText: 'S/ 1,800',
  },
  {
    key: 'doc-coordinador-academico-arequipa',
    title: 'Coordinador(a) Académico(a) de Secundaria',
    category: null,
    skills: ['Liderazgo pedagógico', 'Monitoreo docente', 'CNEB'],
    description:
      'Red de colegios abre sede en Arequipa y busca quien lidere a 22 docentes de secundaria: visita de clases, retroalimentación, programación anual, resultados de aprendizaje, atención a padres. Buena remuneración, laptop, EPS.',
    requirements:
      'Licenciado en Educación (cualquier especialidad de secundaria)\n5 años en aula y 2 en coordinación o jefatura de área\nMaestría concluida o en curso',
    experience: '5+',
    location: 'Yanahuara, Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 3,800 - S/ 4,200',
  },
  {
    key: 'doc-preuniversitario-online',
    title: 'Tutor de Números (clases en vivo por Zoom)',
    category: null,
    skills: ['Carisma', 'Zoom', 'Tableta gráfica', 'Preparación preuniversitaria'],
    description:
      'Academia virtual busca profes que expliquen bonito aritmética, trigonometría y física para postulantes a la UNI, San Marcos y San Agustín. Clases en vivo de lunes a sábado en bloques de 2 horas, más balotarios resueltos en video. Tú eliges de 10 a 24 horas por semana. Trabajas desde tu casa.',
    requirements:
      'Docente, ingeniero o estudiante de últimos ciclos de ciencias\n1 año en academia o preuniversitaria\nInternet y PC',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 30 - S/ 40 la hora',
  },
]
