import type { LabelledJob } from '../../labelled.ts'

/** Ads met at the turns of a working life: systems, accounts, people and training, electricity, kitchens. */
export const springStartsJobsA: LabelledJob[] = [
  {
    key: 'spring-starts-mesa-ayuda-n1-san-isidro',
    title: 'Operador de Mesa de Ayuda Nivel 1 (turnos rotativos)',
    category: 'Tecnología',
    skills: ['ITIL básico', 'Office 365'],
    description:
      'Somos un outsourcing de TI con 20 años en el mercado. Buscamos operadores para cliente bancario: atención telefónica de usuarios, registro de tickets, reseteo de contraseñas, escalamiento a N2. Turnos 7x24, 6x1.',
    requirements:
      'Técnico o egresado de Computación, Sistemas o afines\nDe preferencia 6 meses en soporte o call center\nDisponibilidad para turnos de madrugada',
    experience: '0-1',
    location: 'San Isidro, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,400 - S/ 1,600',
  },
  {
    key: 'spring-starts-tecnico-campo-ate',
    title: 'TECNICO DE SOPORTE EN CAMPO CON BREVETE',
    category: 'Tecnología',
    skills: [],
    description:
      'Visitas a tiendas y agencias de Lima Este para mantenimiento de pc, impresoras, POS y cableado. La empresa brinda camioneta y celular.',
    requirements:
      'Estudios tecnicos de computacion o electronica\nBrevete A1 vigente, indispensable\nSaber ponchar cable y cambiar partes',
    experience: '0-1',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500 + movilidad',
  },
  {
    key: 'spring-starts-helpdesk-n2-surco',
    title: 'Analista Helpdesk N2',
    category: 'Tecnología',
    skills: ['Windows Server', 'Active Directory', 'Intune', 'VPN'],
    description:
      'Resolver los casos que la mesa no cierra, administrar altas y bajas de usuarios, equipos de gerencia, respaldo al área de redes.',
    requirements:
      'Titulado técnico o bachiller en sistemas\n2 años en soporte de empresas de más de 200 usuarios\nInglés intermedio lectura',
    experience: '1-2',
    location: 'Santiago de Surco, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,500 - S/ 2,900',
  },
  {
    key: 'spring-starts-jefe-ti-lurin',
    title: 'Jefe de Tecnologías de la Información',
    category: 'Tecnología',
    skills: ['Presupuesto', 'Proveedores', 'SAP B1', 'Ciberseguridad'],
    description:
      'Empresa industrial con planta en Lurín. Dirige un equipo de 5 personas, infraestructura, ERP, telecomunicaciones y plan anual de TI. Reporta a gerencia general.',
    requirements:
      'Ingeniero de Sistemas titulado\n6 años en el área, 3 de ellos con personal a cargo\nInglés intermedio',
    experience: '5+',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 8,000 - S/ 9,500',
  },
  {
    key: 'spring-starts-auxiliar-sistemas-colegio-ate',
    title: 'Auxiliar de cómputo para colegio',
    category: null,
    skills: [],
    description:
      'Colegio particular requiere encargado de su laboratorio: tener las 40 máquinas operativas, apoyar a los profesores con proyectores y plataforma, reemplazar alguna hora de computación.',
    requirements: 'Técnico en computación e informática\nTrato con niños',
    experience: '0-1',
    location: 'Santa Anita, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,300',
  },
  {
    key: 'spring-starts-implementador-facturacion-lince',
    title: 'Implementador de software de facturación electrónica',
    category: 'Tecnología',
    skills: ['Excel', 'SUNAT', 'SQL deseable'],
    description:
      'Instalas y parametrizas el sistema en el negocio del cliente (restaurantes, ferreterías, boticas), cargas productos y precios, capacitas al personal y das soporte por whatsapp el primer mes.',
    requirements:
      'Estudios de sistemas, contabilidad o administración\nFacilidad de palabra y paciencia\nSe valora haber atendido público',
    experience: '0-1',
    location: 'Lince, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,600 + bono por implementación',
  },
  {
    key: 'spring-starts-desarrollador-junior-remoto',
    title: 'Desarrollador(a) Web Junior',
    category: 'Tecnología',
    skills: ['PHP', 'Laravel', 'MySQL', 'Git'],
    description:
      'Agencia con clientes en Perú y Chile. Mantenimiento de tiendas en línea, nuevas funcionalidades, pruebas. Trabajo 100% remoto con reunión diaria.',
    requirements: 'Egresado técnico o universitario\nProyectos propios o 6 meses de experiencia\nGit',
    experience: '0-1',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 1,800 - S/ 2,300',
  },
  {
    key: 'spring-starts-wordpress-frontend-remoto',
    title: 'Maquetador web WordPress (por recibo, tiempo completo)',
    category: 'Diseño',
    skills: ['WordPress', 'Elementor', 'CSS', 'Figma'],
    description:
      'Pasar a la web los diseños que entrega el equipo creativo. Unas 6 páginas al mes, banners, correcciones, carga de contenidos, velocidad.',
    requirements: '1 año armando páginas en WordPress\nPortafolio con links\nOjo para el detalle',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 2,200',
  },
  {
    key: 'spring-starts-fullstack-senior-remoto',
    title: 'Senior Full Stack Engineer (Node / React)',
    category: 'Tecnología',
    skills: ['Node.js', 'React', 'AWS', 'TypeScript'],
    description:
      'Fintech en expansión regional. Diseño de servicios, revisión de código, mentoría a juniors.',
    requirements: '5+ años\nInglés avanzado\nAWS en producción',
    experience: '5+',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'USD 3,000 - 3,800',
  },
  {
    key: 'spring-starts-practicante-bi-san-isidro',
    title: 'Practicante de Inteligencia Comercial',
    category: 'Marketing',
    skills: ['Excel', 'Power BI'],
    description:
      '¿Te gustan los números? Únete a nuestro equipo de consumo masivo. Actualización de tableros de ventas, seguimiento de precios, apoyo en presentaciones. Subvención, EPS, viernes corto.',
    requirements:
      'Estudiante desde 8vo ciclo o egresado (máx. 1 año) de Ing. Industrial, Economía, Administración, Estadística\nExcel intermedio\nCarta de presentación',
    experience: '0-1',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 1,300 de subvención',
  },
  {
    key: 'spring-starts-practicante-contable-trujillo',
    title: 'PRACTICANTE CONTABLE - ESTUDIO',
    category: 'Finanzas',
    skills: [],
    description:
      'Estudio contable del centro de Trujillo necesita practicante: ordenar comprobantes, digitar compras y ventas, archivo, ir a SUNAT y bancos.',
    requirements: 'Estudiante de contabilidad de 6to ciclo a más\nPuntual\nLaptop propia',
    experience: '0-1',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,130',
  },
  {
    key: 'spring-starts-practicante-creditos-trujillo',
    title: 'Practicante Pre Profesional de Créditos - Caja Municipal',
    category: 'Finanzas',
    skills: ['Evaluación crediticia'],
    description:
      'Convocatoria de semillero. Acompañar al analista al mercado, armar expedientes, llamadas de recordatorio, consulta de centrales de riesgo. Posibilidad de línea de carrera a Asesor de Negocios.',
    requirements:
      'Cursar los tres últimos ciclos de Administración, Economía, Contabilidad o afines\nTercio superior (deseable)\nConvenio con su universidad',
    experience: '0-1',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + movilidad',
  },
  {
    key: 'spring-starts-asistente-contable-trujillo',
    title: 'Asistente contable',
    category: 'Finanzas',
    skills: ['Concar', 'PLE', 'Detracciones'],
    description:
      'Agroexportadora en Virú con oficina en Trujillo. Provisión de facturas de proveedores, detracciones, conciliaciones bancarias, apoyo al cierre mensual.',
    requirements:
      'Bachiller o egresado en Contabilidad\n1 año en puesto parecido\nExcel intermedio, manejo de Concar o Siscont',
    experience: '1-2',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,700',
  },
  {
    key: 'spring-starts-auxiliar-tesoreria-trujillo',
    title: 'Auxiliar de Caja y Tesorería (clínica)',
    category: 'Finanzas',
    skills: [],
    description:
      'Cobro de consultas y procedimientos, cuadre diario, emisión de boletas y facturas, depósito, rendición de caja chica.',
    requirements:
      'Egresado técnico o estudiante últimos ciclos de contabilidad o administración\nExperiencia en caja, mínimo 6 meses\nTurnos mañana/tarde',
    experience: '0-1',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,250',
  },
  {
    key: 'spring-starts-practicante-logistica-trujillo',
    title: 'Practicante de Compras y Almacén',
    category: 'Operaciones',
    skills: ['Excel'],
    description:
      'Apoyo al área logística de una fábrica de calzado industrial: cotizaciones, órdenes de compra, kardex, inventario de fin de mes.',
    requirements:
      'Estudiante de Administración, Ing. Industrial o Contabilidad\nExcel básico-intermedio\n6 horas diarias',
    experience: '0-1',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,130 (6 h)',
  },
  {
    key: 'spring-starts-asistente-contable-remoto',
    title: 'Asistente de registro contable - teletrabajo',
    category: 'Finanzas',
    skills: ['Excel', 'SIRE', 'Contasis'],
    description:
      'Estudio con cartera de 60 mypes. Registro de compras/ventas, SIRE, cálculo de impuestos mensuales, envío de PDT, contacto con el cliente. Medio tiempo o tiempo completo.',
    requirements:
      'Técnico, estudiante avanzado o egresado de contabilidad\nHaber llevado declaraciones mensuales de mypes\nBuena conexión a internet',
    experience: '0-1',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 700 medio tiempo / S/ 1,400 completo',
  },
  {
    key: 'spring-starts-asistente-administrativa-pueblo-libre',
    title: 'Asistente administrativo-contable',
    category: 'Administración',
    skills: ['Office', 'Facturación'],
    description:
      'Empresa familiar de materiales eléctricos. Facturar, llevar caja chica, pagos a proveedores, cobranza por teléfono, archivo, preparar la información para el contador externo. L-V 8:30 a 6, sábado medio día.',
    requirements: 'Técnica en administración, secretariado o contabilidad\n1 año mínimo\nExcel básico',
    experience: '1-2',
    location: 'Pueblo Libre, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'spring-starts-recepcionista-consultorio-jesus-maria',
    title: 'Recepcionista para centro médico - PART TIME',
    category: null,
    skills: [],
    description:
      'Atender llamadas y whatsapp, programar citas, cobrar, entregar resultados. Turno de 8 am a 1 pm de lunes a sábado.',
    requirements: 'Buen trato\nManejo de computadora\nExperiencia con público',
    experience: '0-1',
    location: 'Jesús María, Lima',
    mode: 'onsite',
    salaryText: 'S/ 800',
  },
  {
    key: 'spring-starts-secretaria-gerencia-san-borja',
    title: 'Secretaria de Gerencia',
    category: 'Administración',
    skills: ['Redacción', 'Agenda', 'Inglés intermedio'],
    description:
      'Llevar agenda de dos gerentes, redactar cartas y actas, viajes, rendiciones de gastos, atención a directores.',
    requirements:
      'Secretaria ejecutiva titulada\n4 años asistiendo gerencias, recientes\nInglés intermedio hablado\nExcel y PowerPoint a nivel intermedio',
    experience: '3-5',
    location: 'San Borja, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,800 - S/ 3,200',
  },
  {
    key: 'spring-starts-analista-cobranzas-magdalena',
    title: 'Asistente de Facturación y Cobranzas',
    category: 'Finanzas',
    skills: ['SAP deseable', 'Excel'],
    description:
      'Empresa de seguridad electrónica. Emisión de 300 facturas al mes, subir a portales de clientes, llamadas y correos de cobranza, reporte de antigüedad.',
    requirements:
      'Técnico o bachiller en Contabilidad/Administración\n1 año en facturación o cobranza\nTablas dinámicas',
    experience: '1-2',
    location: 'Magdalena del Mar, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 1,700 - S/ 1,900',
  },
  {
    key: 'spring-starts-asistente-capacitacion-pueblo-libre',
    title: 'Asistente de capacitación y comunicación interna',
    category: 'Recursos Humanos',
    skills: ['PowerPoint', 'Eventos'],
    description:
      'Clínica con 600 colaboradores. Convocar a los cursos obligatorios, reservar salas, subir material a la plataforma, encuestas, constancias, boletín y celebraciones.',
    requirements:
      'Bachiller en Psicología, Administración, Comunicación o RR.HH.\n6 meses en puestos del área, valen las prácticas\nExcel básico',
    experience: '0-1',
    location: 'Pueblo Libre, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'spring-starts-analista-costos-callao',
    title: 'Analista de Costos y Procesos',
    category: 'Finanzas',
    skills: ['Costos estándar', 'Excel avanzado', 'Power BI'],
    description:
      'Planta de envases plásticos. Costeo por lote, análisis de mermas y rendimiento, inventarios en proceso, propuestas de mejora con producción.',
    requirements: 'Bachiller en Ing. Industrial, Contabilidad o Economía\n2 años en planta\nExcel avanzado',
    experience: '1-2',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 2,600',
  },
  {
    key: 'spring-starts-practicante-seleccion-los-olivos',
    title: 'Practicante profesional de Selección (masivo)',
    category: 'Recursos Humanos',
    skills: [],
    description:
      'Reclutar personal de retail y almacén: publicar, filtrar, llamar, entrevistas grupales, ferias laborales, armar file de ingreso. Meta semanal.',
    requirements:
      'Egresado o último año de Psicología, RR.HH. o Administración\nGanas de aprender, comunicación',
    experience: '0-1',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + bono',
  },
  {
    key: 'spring-starts-asistente-seleccion-independencia',
    title: 'Asistente de Reclutamiento y Selección',
    category: 'Recursos Humanos',
    skills: ['Entrevista por competencias', 'Pruebas psicolaborales'],
    description:
      'Cadena de farmacias. Cubrir vacantes de tienda de Lima Norte, aplicar y calificar pruebas, verificar referencias, inducción.',
    requirements:
      'Bachiller en Psicología o Administración\nPrácticas o trabajo de 6 meses a 1 año en selección\nDisponibilidad para moverse entre locales',
    experience: '0-1',
    location: 'Independencia, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,600',
  },
  {
    key: 'spring-starts-asistente-bienestar-ventanilla',
    title: 'Asistente de Bienestar Social',
    category: 'Recursos Humanos',
    skills: ['Subsidios EsSalud', 'Visitas domiciliarias'],
    description:
      'Trámite de subsidios y descansos médicos, visitas, campañas de salud, apoyo emocional al colaborador, eventos.',
    requirements:
      'Bachiller o licenciado en Trabajo Social o Psicología\n1 año en bienestar de empresa industrial\nManejo de VIVA EsSalud',
    experience: '1-2',
    location: 'Ventanilla, Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,900',
  },
  {
    key: 'spring-starts-psicologo-colegio-comas',
    title: 'Psicólogo(a) educativo',
    category: null,
    skills: [],
    description:
      'I.E.P. de primaria y secundaria, 300 alumnos. Tutoría, evaluaciones, escuela de padres, derivaciones, convivencia escolar.',
    requirements:
      'Bachiller o licenciado en Psicología\nExperiencia en colegios (puede ser internado)\nManejo de grupo',
    experience: '0-1',
    location: 'Comas, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'spring-starts-analista-capacitacion-miraflores',
    title: 'Analista de Capacitación y Desarrollo',
    category: 'Recursos Humanos',
    skills: ['Plan anual', 'LMS', 'Indicadores'],
    description:
      'Retail de mejoramiento del hogar. Levantar necesidades, armar el plan de formación de tiendas, coordinar facilitadores, dictar inducciones, mantener el aula virtual y medir resultados.',
    requirements:
      'Profesional de Psicología, Administración, Educación o Comunicación\n2 años en áreas de capacitación\nFacilidad para hablar en público',
    experience: '1-2',
    location: 'Miraflores, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,000',
  },
  {
    key: 'spring-starts-formador-contact-center-lima',
    title: 'FORMADOR / CAPACITADOR DE CONTACT CENTER',
    category: 'Recursos Humanos',
    skills: ['Facilitación', 'Calidad'],
    description:
      'Formar a los nuevos ingresos de campañas de atención (grupos de 20), elaborar el material y evaluaciones, escuchar llamadas y reforzar. Dos grupos por mes.',
    requirements:
      'Técnico o universitario\n1 año dictando clases, cursos o capacitaciones\nDominio de PowerPoint\nDeseable conocer call center',
    experience: '1-2',
    location: 'Cercado de Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,900 + variable',
  },
  {
    key: 'spring-starts-disenador-instruccional-remoto',
    title: 'Diseñador(a) instruccional',
    category: 'Recursos Humanos',
    skills: ['Moodle', 'Storyline', 'Guiones'],
    description:
      'Convertir contenidos de expertos en cursos e-learning: objetivos, guion, actividades, evaluación, montaje en Moodle. Proyectos para banca y minería.',
    requirements:
      'Formación en educación, comunicación o psicología\n1 a 2 años en cursos virtuales\nBuena redacción',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 2,500 - S/ 3,000',
  },
  {
    key: 'spring-starts-docente-matematica-ate',
    title: 'Docente de Matemática - Secundaria',
    category: null,
    skills: [],
    description:
      'Red de colegios innovadores. 28 h de clase, tutoría de un aula, capacitación permanente. Ingreso inmediato por reemplazo.',
    requirements: 'Título de profesor o licenciado en Educación, especialidad Matemática\n2 años en aula',
    experience: '1-2',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,400',
  },
  {
    key: 'spring-starts-tutor-virtual-comunicacion-remoto',
    title: 'Tutor virtual de Comunicación y Redacción (por horas)',
    category: null,
    skills: ['Zoom', 'Canvas'],
    description:
      'Instituto a distancia. Sesiones de noche, absolución de foros, revisión de trabajos, acompañamiento a alumnos adultos.',
    requirements:
      'Licenciado en Educación, Comunicación o Literatura\nExperiencia docente\n10 a 16 horas semanales',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 32 la hora',
  },
  {
    key: 'spring-starts-coordinador-academico-arequipa',
    title: 'Coordinador Académico de Instituto',
    category: 'Administración',
    skills: ['Gestión docente', 'SINEDU', 'Licenciamiento'],
    description:
      'Carga horaria de 50 docentes, supervisión de sesiones, matrícula, informes a la DREA, atención a alumnos.',
    requirements:
      'Licenciado en Educación o carrera afín, con maestría deseable\n3 años coordinando en educación superior',
    experience: '3-5',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 3,500',
  },
  {
    key: 'spring-starts-asesor-admision-arequipa',
    title: 'Asesor de Admisión universidad privada',
    category: 'Ventas',
    skills: ['CRM', 'Cierre'],
    description:
      'Captar postulantes en colegios y ferias, llamadas, charlas vocacionales, seguimiento hasta matrícula.',
    requirements:
      'Técnico o universitario\n6 meses en ventas o en trabajo con escolares\nNo tener miedo a la meta',
    experience: '0-1',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + comisión por matrícula',
  },
  {
    key: 'spring-starts-capacitador-sst-arequipa',
    title: 'Instructor de seguridad para ingreso a mina (hombre nuevo)',
    category: null,
    skills: ['Anexo 4', 'DS 024'],
    description:
      'Dictar inducciones y cursos de alto riesgo a contratistas, tomar exámenes, llevar registros.',
    requirements: 'Ingeniero de Seguridad, Minas o Industrial colegiado\n3 años en SSOMA de mina',
    experience: '3-5',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 4,500',
  },
  {
    key: 'spring-starts-practicante-mantenimiento-arequipa',
    title: 'Practicante técnico de mantenimiento eléctrico',
    category: 'Operaciones',
    skills: [],
    description:
      'Planta lechera. Apoyo en mantenimiento preventivo de tableros, motores y fajas, llenado de órdenes de trabajo.',
    requirements:
      'Estudiante de últimos ciclos o egresado de electrotecnia, electricidad o electrónica industrial (instituto)\nSCTR y EPP los da la empresa',
    experience: '0-1',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,130',
  },
  {
    key: 'spring-starts-electricista-contratista-cerro-colorado',
    title: 'Tec. electricista para contratista (proyectos)',
    category: null,
    skills: ['Tableros', 'Entubado', 'Lectura de planos'],
    description:
      'Montaje de tableros, bandejas y alumbrado en naves industriales de Arequipa y alrededores. Proyectos de 3 a 5 meses con opción a renovar.',
    requirements:
      'Técnico electricista egresado de Tecsup, Senati o instituto\n1 año de experiencia\nTrabajo en altura',
    experience: '1-2',
    location: 'Cerro Colorado, Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,900',
  },
  {
    key: 'spring-starts-ayudante-electricista-arequipa',
    title: 'AYUDANTE ELECTRICISTA',
    category: null,
    skills: [],
    description: 'Para instalaciones en edificios y casas. Picar, pasar cable, colocar cajas.',
    requirements: 'Ganas de trabajar\nConocimiento básico',
    experience: '0-1',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 60 diarios',
  },
  {
    key: 'spring-starts-electricista-mina-moquegua',
    title: 'Técnico Electricista de Planta Concentradora 14x7',
    category: 'Operaciones',
    skills: ['Media tensión', 'Variadores', 'LOTO'],
    description:
      'Contratista minera. Mantenimiento preventivo y correctivo de motores de media tensión, variadores, subestaciones. Campamento, alimentación y pasajes desde Arequipa.',
    requirements:
      'Técnico titulado en Electricidad o Electrotecnia industrial\n3 años en gran minería\nCurso de 16 horas, aptitud médica Anexo 16',
    experience: '3-5',
    location: 'Moquegua',
    mode: 'onsite',
    salaryText: 'S/ 3,800',
  },
  {
    key: 'spring-starts-ayudante-mecanico-mina-apurimac',
    title: 'Trainee técnico de mantenimiento mina (programa de jóvenes técnicos)',
    category: 'Operaciones',
    skills: [],
    description:
      'Programa de 12 meses en campamento para egresados de instituto: rotas por taller mecánico, eléctrico e instrumentación con un tutor. Vuelos y estadía cubiertos desde Arequipa, Cusco y Lima. 14x14.',
    requirements:
      'Egresado técnico de mecánica, electricidad, electrónica o instrumentación, hasta 2 años de haber terminado\nPromedio mínimo 14\nSin experiencia previa',
    experience: '0-1',
    location: 'Apurímac',
    mode: 'onsite',
    salaryText: 'S/ 1,800 + beneficios',
  },
  {
    key: 'spring-starts-vendedor-tecnico-electrico-arequipa',
    title: 'Vendedor técnico de material eléctrico',
    category: 'Ventas',
    skills: ['Cotización', 'Automatización'],
    description:
      'Mostrador y visita a contratistas: cables, tableros, variadores, luminarias. Cotizar según lista del cliente y hacer seguimiento.',
    requirements:
      'Técnico en electricidad, electrónica o afines\nDe preferencia con ventas, si no te enseñamos\nBrevete deseable',
    experience: '0-1',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,400 + comisiones',
  },
  {
    key: 'spring-starts-supervisor-mantenimiento-tacna',
    title: 'Supervisor de Mantenimiento Eléctrico',
    category: 'Operaciones',
    skills: ['Planificación', 'MP', 'Personal a cargo'],
    description:
      'Planta de procesamiento de aceituna. 6 técnicos a cargo, plan anual, repuestos, contratistas.',
    requirements: 'Ingeniero o técnico titulado en electricidad\n5 años, 2 supervisando',
    experience: '5+',
    location: 'Tacna',
    mode: 'onsite',
    salaryText: 'S/ 4,200',
  },
  {
    key: 'spring-starts-operador-linea-arequipa',
    title: 'Operador de máquina envasadora',
    category: 'Operaciones',
    skills: [],
    description:
      'Fábrica de galletas y chocolates. Alimentar la envasadora, cambiar bobina, limpieza, ajuste sencillo, reportar paradas al mecánico.',
    requirements:
      'Secundaria completa o técnico (mecánica, electricidad, industrias alimentarias)\nTurnos rotativos',
    experience: '0-1',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,250 + nocturno',
  },
  {
    key: 'spring-starts-cctv-alarmas-arequipa',
    title: 'Instalador de cámaras, alarmas y cercos eléctricos',
    category: null,
    skills: [],
    description:
      'Instalación y mantenimiento en casas y tiendas, configuración de DVR y celular del cliente.',
    requirements:
      'Conocimientos de electricidad o electrónica o redes\nManejar moto (licencia B2B) es un plus',
    experience: '0-1',
    location: 'Yanahuara, Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + pasajes',
  },
  {
    key: 'spring-starts-ejecutivo-horeca-lima',
    title: 'Ejecutivo Comercial canal HORECA',
    category: 'Ventas',
    skills: ['Cartera', 'Prospección', 'Food service'],
    description:
      'Importadora de insumos para restaurantes y hoteles (quesos, pastas, carnes). Atender cartera de 80 clientes, abrir nuevos puntos, mostrar el producto con el chef, cobranza.',
    requirements:
      '1 a 2 años en ventas de alimentos o haber trabajado en cocina de restaurante u hotel\nEstudios técnicos\nMovilidad propia, deseable',
    experience: '1-2',
    location: 'Surquillo, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000 + comisiones (sin tope)',
  },
  {
    key: 'spring-starts-chef-demostrador-callao',
    title: 'Asesor culinario / Chef demostrador',
    category: 'Ventas',
    skills: ['Recetas', 'Degustaciones'],
    description:
      'Marca de hornos y equipos de cocina profesional. Demostraciones en showroom y locales, puesta en marcha del horno, capacitación al personal del cliente, apoyo a los vendedores en visitas técnicas.',
    requirements:
      'Cocinero profesional o técnico en gastronomía\n3 años en cocina\nGusto por tratar con clientes',
    experience: '3-5',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 2,600 + bonos',
  },
  {
    key: 'spring-starts-vendedor-mayorista-carnes-callao',
    title: 'Vendedor de ruta - pollo y embutidos',
    category: 'Ventas',
    skills: [],
    description:
      'Ruta de mercados y pollerías de Callao y San Miguel. Toma de pedido en app, cobranza, cumplimiento de cuota.',
    requirements: 'Secundaria completa\n6 meses de experiencia en ruta o preventa\nVivir en la zona',
    experience: '0-1',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + comisiones + movilidad',
  },
  {
    key: 'spring-starts-jefe-cocina-la-molina',
    title: 'Jefe de Cocina concesionario de alimentos',
    category: 'Operaciones',
    skills: ['BPM', 'Costeo', 'Menú'],
    description:
      'Comedor de 900 raciones. Programar producción, controlar costo por ración, dirigir 12 personas, inocuidad.',
    requirements: 'Gastronomía (técnico o profesional)\n3 años como jefe o sous chef en concesionarios',
    experience: '3-5',
    location: 'La Molina, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,000',
  },
  {
    key: 'spring-starts-cocinero-parrilla-san-miguel',
    title: 'Cocinero parrillero',
    category: null,
    skills: [],
    description:
      'Restaurante en San Miguel busca parrillero. Turno noche, descanso lunes. Propinas, alimentación.',
    requirements: '2 años en parrilla o plancha',
    experience: '1-2',
    location: 'San Miguel, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,900',
  },
  {
    key: 'spring-starts-administrador-restaurante-cusco',
    title: 'Administrador(a) de restaurante turístico',
    category: 'Administración',
    skills: ['Costos', 'Inglés', 'Personal'],
    description:
      'Local en Plaza Regocijo, 25 trabajadores. Turnos, compras, caja, reseñas, trato con agencias.',
    requirements:
      'Carrera de hotelería, turismo o administración\n3 años administrando restaurantes\nInglés avanzado',
    experience: '3-5',
    location: 'Cusco',
    mode: 'onsite',
    salaryText: 'S/ 2,800',
  },
  {
    key: 'spring-starts-asesor-hogar-electro-san-miguel',
    title: 'Asesor de ventas - línea blanca y cocina',
    category: 'Ventas',
    skills: ['Venta consultiva'],
    description:
      'Tienda por departamentos en Plaza San Miguel. Explicar cocinas, refrigeradoras y menaje, cierre con tarjeta, reposición de exhibición.',
    requirements: '6 meses en ventas o atención\nSecundaria completa\nDisponibilidad fines de semana',
    experience: '0-1',
    location: 'San Miguel, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + comisiones',
  },
]
