import type { LabelledJob } from '../../labelled.ts'

/** Ads of the market, held-out half: the clusters ventas, atencion-cliente, diseno-marketing and sistemas. */
export const marketJobsHeldOutOffice: LabelledJob[] = [
  // ventas
  {
    key: 'ven-ejecutivo-comercial-b2b-surco',
    title: 'Ejecutivo Comercial B2B',
    category: 'Ventas',
    skills: ['Prospección', 'CRM', 'Negociación', 'Orientación a resultados'],
    description:
      'Operador de telecomunicaciones busca ejecutivos para atender pymes y grandes cuentas: abrir cartera nueva, visitas, propuestas de internet dedicado, centrales y nube, cierre y posventa. Básico más comisiones sin tope, movilidad, EPS, capacitación constante y línea de carrera. Si te apasionan los retos, ¡este puesto es para ti!',
    requirements:
      '3 años vendiendo intangibles o soluciones a empresas\nCartera de clientes deseable\nEstudios técnicos o universitarios\nManejo de algún CRM',
    experience: '3-5',
    location: 'Santiago de Surco, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,500 básico + comisiones (promedio S/ 5,000)',
  },
  {
    key: 'ven-asesor-tienda-chiclayo',
    title: 'Asesor(a) de Ventas Part Time - Mall',
    category: 'Ventas',
    skills: ['Atención al cliente'],
    description:
      'Marca de ropa urbana abre tienda y busca asesores que transmitan buena vibra: atender, ordenar el piso de venta, probadores, caja e inventario. 24 horas a la semana con horarios que calzan con tus estudios. Planilla, comisiones y descuento en prendas.',
    requirements:
      'Mayores de edad\nDe preferencia 3 meses en retail\nDisponibilidad sábados, domingos y feriados',
    experience: '0-1',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 680 + comisiones',
  },
  {
    key: 'ven-kam-supermercados-ate',
    title: 'Key Account Manager - Canal Moderno',
    category: 'Ventas',
    skills: ['Plan de negocio', 'Sell out', 'Negociación con cadenas', 'Trade marketing', 'Inglés'],
    description:
      'Compañía de consumo masivo requiere KAM para dos cadenas de supermercados: negociación del acuerdo anual, surtido, precios y promociones, pronóstico de demanda, estado de resultados de la cuenta. Auto asignado, bono trimestral.',
    requirements:
      'Administración, Marketing o Ingeniería Industrial\n5 años en canal moderno de consumo masivo\nInglés intermedio',
    experience: '5+',
    location: 'Ate, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 8,000 - S/ 9,000',
  },
  {
    key: 'ven-representante-horizontal-chiclayo',
    title: 'Representante de Ventas - Canal Tradicional',
    category: 'Ventas',
    skills: ['Ruta', 'Cobertura', 'Tolerancia a la presión'],
    description:
      'Distribuidor de bebidas y golosinas de Chiclayo busca representantes para visitar bodegas y puestos de mercado de las zonas de José Leonardo Ortiz, La Victoria y Monsefú. Toma de pedidos por celular, cobranza, exhibición y clientes nuevos. Básico, movilidad y comisiones por cuota, planilla desde el primer día.',
    requirements:
      'Secundaria o técnica\n6 meses a 1 año en venta al detalle\nConocer los mercados de Chiclayo\nMoto propia deseable',
    experience: '0-1',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + movilidad + comisiones',
  },
  {
    key: 'ven-autoventa-lambayeque',
    title: 'Conductor Vendedor',
    category: 'Ventas',
    skills: ['Licencia A-I', 'Cuadre de caja', 'Clientes nuevos'],
    description:
      'Empresa de snacks busca conductor vendedor para camioneta de reparto en Lambayeque, Ferreñafe y Motupe: vende y entrega al momento en bodegas y colegios, cobra, canjea vencidos y cuadra al volver. Básico, comisión por venta y viáticos, beneficios de ley.',
    requirements:
      'Licencia A-I (indispensable) con un año de antigüedad\n1 año en autoventa o preventa\nSecundaria',
    experience: '1-2',
    location: 'Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + comisiones',
  },
  {
    key: 'ven-asesor-inmobiliario-comision-jesus-maria',
    title: 'Asesor Inmobiliario (ingresos sin límite)',
    category: 'Ventas',
    skills: ['Cierre', 'Redes sociales', 'Automotivación'],
    description:
      '¿Quieres ser tu propio jefe? Únete a la inmobiliaria del momento. Te damos leads, caseta, marca y formación para vender departamentos en preventa. Trabajas por comisión pura con adelantos. Fines de semana obligatorios.',
    requirements: 'Con o sin experiencia\nBuena presencia\nDisponibilidad inmediata',
    experience: '0-1',
    location: 'Jesús María, Lima',
    mode: 'onsite',
    salaryText: 'Solo comisiones',
  },
  {
    key: 'ven-supervisor-mercados-chiclayo',
    title: 'Supervisor de Ventas - Mercados y Bodegas',
    category: 'Ventas',
    skills: ['Coaching', 'Cobertura numérica', 'Excel', 'Manejo de equipos'],
    description:
      'Distribuidora de productos de aseo y abarrotes busca supervisor para 12 vendedores en Chiclayo y Lambayeque: ruteo, acompañamiento, cuotas, cobertura, cartera vencida, concursos y reunión diaria. Movilidad y celular de la empresa.',
    requirements:
      'Técnico o secundaria completa\n1 año como supervisor, o 3 como vendedor de consumo masivo con buenos resultados\nExcel básico',
    experience: '1-2',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 2,200 + variable',
  },
  {
    key: 'ven-tecnico-comercial-industrial-los-olivos',
    title: 'Representante Técnico Comercial - Lubricantes y filtros',
    category: 'Ventas',
    skills: ['Venta consultiva', 'Cartera industrial', 'Licencia A-I'],
    description:
      'Importador de lubricantes requiere representante para plantas, minas y talleres de Lima y norte chico. Visita técnica, cotización, licitaciones privadas, seguimiento de orden de compra, pruebas en equipo del cliente y cobranza. Sueldo fijo, comisión sobre margen, auto de la empresa y combustible.',
    requirements:
      'Técnico o ingeniero mecánico, industrial o experiencia comercial equivalente\n4 años en venta industrial\nLicencia de conducir',
    experience: '3-5',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,000 + comisiones',
  },
  // atencion-cliente
  {
    key: 'atc-gestor-cobranza-part-time-centro',
    title: 'Gestor(a) de Cobranzas Telefónicas - Part Time Mañana',
    category: 'Administración',
    skills: ['Empatía', 'Persuasión', 'Tolerancia a la frustración'],
    description:
      '¡Trabaja cerca del Centro de Lima! Llamadas a clientes de banca con deuda temprana, acuerdos de pago y registro en sistema. Lunes a sábado de 7 a 12. Planilla desde el primer día, comisiones hasta S/ 800, concursos, capacitación pagada. Convalidamos prácticas.',
    requirements:
      '3 meses en call center (ventas, cobranzas o atención)\nSecundaria completa\nBuena comunicación',
    experience: '0-1',
    location: 'Cercado de Lima, Lima',
    mode: 'onsite',
    salaryText: 'S/ 600 + comisiones',
  },
  {
    key: 'atc-customer-success-remoto',
    title: 'Customer Success Associate',
    category: 'Ventas',
    skills: ['Onboarding de clientes', 'SaaS', 'HubSpot', 'Métricas de retención'],
    description:
      'Startup de facturación electrónica busca acompañar a 300 clientes pyme: puesta en marcha por videollamada, seguimiento de uso, renovaciones y ventas cruzadas, voz del cliente hacia producto. 100 % remoto, laptop, stock options.',
    requirements:
      '2 años en customer success, implementación o cuentas de software\nHubSpot o similar\nBuena redacción',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 2,800 - S/ 3,400',
  },
  {
    key: 'atc-representante-agencia-huaraz',
    title: 'Representante de Servicios - Agencia Huaraz',
    category: 'Finanzas',
    skills: ['Manejo de efectivo', 'Orientación al cliente'],
    description:
      'Entidad financiera requiere personal de ventanilla y plataforma: depósitos, retiros, pagos, apertura de cuentas y ofrecimiento de productos. Ingreso a planilla, utilidades, seguro oncológico, línea de carrera.',
    requirements:
      'Estudios de Administración, Contabilidad o Economía (6.° ciclo)\n6 meses en caja o ventanilla\nSin reporte en centrales de riesgo',
    experience: '0-1',
    location: 'Huaraz, Áncash',
    mode: 'onsite',
    salaryText: 'S/ 1,400',
  },
  {
    key: 'atc-soporte-cliente-chat-remoto',
    title: 'Agente de Experiencia al Cliente - Chat y correo (home office)',
    category: 'Administración',
    skills: ['Redacción', 'Zendesk', 'Multitarea'],
    description:
      'Tienda online de mascotas necesita agentes para resolver consultas y reclamos de pedidos por chat, correo y redes, coordinar cambios con almacén y transporte, y dejar todo registrado. Turno fijo de 6 horas, tarde. Capacitación de una semana pagada.',
    requirements:
      '1 año en atención al cliente (telefónica o digital)\nBuena ortografía\nInternet de fibra y computadora',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 1,200',
  },
  {
    key: 'atc-supervisor-plataforma-ate',
    title: 'Supervisor de Contact Center',
    category: 'Operaciones',
    skills: ['KPI', 'Retroalimentación', 'Nivel de servicio', 'Excel intermedio'],
    description:
      'Contact center multinacional busca supervisores para campaña de telefonía: 22 asesores, nivel de servicio, ausentismo, calidad, escuchas y planes de acción. Turnos rotativos, bono mensual, línea de carrera.',
    requirements:
      '1 año como supervisor o 2 como coordinador, back office o monitor\nEstudios técnicos\nExcel intermedio',
    experience: '1-2',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800 + bono',
  },
  {
    key: 'atc-bilingual-agent-remoto',
    title: 'Bilingual Customer Service Representative (WFH)',
    category: 'Operaciones',
    skills: ['English B2+', 'Customer service', 'Typing'],
    description:
      'Join our US healthcare campaign from home anywhere in Peru. Inbound calls about appointments and coverage, notes in the system, polite follow up. Full time 44 hours, weekends off twice a month. Capacitación pagada, planilla, bono de asistencia y de idioma.',
    requirements:
      'English B2 or higher (we test you)\nNo experience needed, call center is a plus\nStable internet',
    experience: '0-1',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 2,300 - S/ 2,600',
  },
  {
    key: 'atc-cajero-farmacia-surco',
    title: 'Cajero(a) - Tienda de conveniencia',
    category: 'Ventas',
    skills: ['Caja', 'Honestidad'],
    description:
      'Cadena de tiendas en grifos de Surco y Chorrillos busca cajeros para cobrar combustible y productos, preparar café y sándwich, reponer y cuadrar el turno. Horarios rotativos incluyendo amanecida. Planilla, alimentación, bono.',
    requirements: 'Secundaria completa\nCon o sin experiencia\nVivir en Lima Sur',
    experience: '0-1',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,200',
  },
  // diseno-marketing
  {
    key: 'dis-grafico-in-house-la-molina',
    title: 'Diseñador(a) Gráfico(a) In House',
    category: 'Diseño',
    skills: ['Illustrator', 'Photoshop', 'Empaques', 'Catálogos'],
    description:
      'Importadora de juguetes busca diseñador para su equipo: artes de empaque, catálogo, material de tienda, piezas de redes y retoque de foto de producto. Trabajo presencial de lunes a viernes, planilla y buen ambiente.',
    requirements:
      'Diseño gráfico o publicitario (técnico o universitario)\n2 años en empresa o agencia\nPortafolio obligatorio',
    experience: '1-2',
    location: 'La Molina, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000 - S/ 2,400',
  },
  {
    key: 'dis-content-creator-remoto',
    title: 'Creador(a) de Contenido Visual',
    category: 'Marketing',
    skills: ['Canva', 'Suite Adobe', 'Reels', 'Creatividad'],
    description:
      'Agencia digital que atiende restaurantes y clínicas busca quien produzca las piezas del mes de seis marcas: conceptos, artes para feed e historias, adaptación de línea gráfica, animaciones cortas y banners para pauta. Entregas los viernes, reuniones por Meet, trabajas desde donde estés. Contrato por recibo, posibilidad de pasar a planilla al sexto mes.',
    requirements:
      '2 años haciendo piezas para redes de varias marcas\nPortafolio\nIllustrator y Photoshop; After Effects suma',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 1,800 - S/ 2,200',
  },
  {
    key: 'dis-ux-ui-fintech-miraflores',
    title: 'Product Designer (UX/UI) Semi Senior',
    category: 'Diseño',
    skills: ['Figma', 'Pruebas con usuarios', 'Design system', 'Prototipado'],
    description:
      'Fintech de pagos busca product designer para la app: investigación, flujos, prototipos en Figma, pruebas con usuarios, sistema de diseño y trabajo diario con desarrollo. Híbrido una vez por semana, EPS 100 %, presupuesto de aprendizaje.',
    requirements: '3 años diseñando producto digital\nCasos de estudio en tu portafolio\nInglés intermedio',
    experience: '3-5',
    location: 'Miraflores, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 6,000 - S/ 7,500',
  },
  {
    key: 'dis-presentaciones-remoto',
    title: 'Diseñador de Material Corporativo',
    category: 'Diseño',
    skills: ['PowerPoint', 'InDesign', 'Infografías', 'Atención al detalle'],
    description:
      'Consultora de sostenibilidad busca diseñador a tiempo completo para memorias anuales, informes, infografías y presentaciones de clientes mineros y bancos. Plantillas de marca, diagramación de 80 a 150 páginas, revisiones con el consultor. 100 % remoto, planilla, EPS.',
    requirements:
      'Diseño gráfico o afín\n3 años, de preferencia diagramando documentos extensos\nInDesign, Illustrator y PowerPoint avanzado\nPortafolio',
    experience: '3-5',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 2,800 - S/ 3,200',
  },
  {
    key: 'dis-performance-san-isidro',
    title: 'Performance Marketing Analyst',
    category: 'Marketing',
    skills: ['Google Ads', 'Meta Ads', 'GA4', 'Looker Studio', 'Excel'],
    description:
      'E-commerce de moda busca analista para gestionar la inversión en buscadores y redes, pruebas de creatividades, etiquetado, tablero semanal y optimización del costo por compra. Híbrido, bono por objetivos.',
    requirements:
      'Marketing, Ingeniería o Economía\n2 años con presupuesto de pauta a cargo\nCertificación de Google',
    experience: '1-2',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,000 - S/ 3,600',
  },
  {
    key: 'dis-preprensa-brena',
    title: 'Operador de Preprensa / Diagramador',
    category: 'Diseño',
    skills: ['InDesign', 'Corel Draw', 'Troquelado', 'Imposición'],
    description:
      'Imprenta offset y digital de Breña requiere diagramador que revise archivos de clientes, prepare artes finales, imposición, troqueles, pruebas de color y placas. Turno de lunes a sábado.',
    requirements:
      'Técnico en Diseño Gráfico o Artes Gráficas\n2 años en imprenta\nCorel, InDesign, Illustrator',
    experience: '1-2',
    location: 'Breña, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500 - S/ 1,800',
  },
  {
    key: 'dis-asistente-marketing-tacna',
    title: 'Asistente de Marketing',
    category: 'Marketing',
    skills: ['Redes sociales', 'Diseño', 'Organización de eventos', 'Proactividad'],
    description:
      'Universidad privada de Tacna busca asistente para campaña de admisión: calendario de redes, afiches y volantes, apoyo en ferias y charlas de colegios, base de datos de postulantes, coordinación con imprenta y radio. Planilla, descuento en posgrado.',
    requirements:
      'Bachiller o técnico en Marketing, Publicidad, Diseño o Comunicación\n1 año en cargos similares\nManejo de programas de diseño',
    experience: '1-2',
    location: 'Tacna',
    mode: 'onsite',
    salaryText: 'S/ 1,600',
  },
  // sistemas
  {
    key: 'sis-mesa-ayuda-la-victoria',
    title: 'Analista de Service Desk N1',
    category: 'Tecnología',
    skills: ['ITIL', 'Active Directory', 'Office 365', 'Tickets', 'Inglés básico'],
    description:
      'Consultora de TI requiere analistas para la mesa de un banco: recibir incidentes por teléfono y chat, resolver contraseñas, correo, VPN e impresoras de forma remota, escalar al segundo nivel y documentar. Turnos rotativos 24x7, planilla, EPS, certificaciones.',
    requirements:
      'Técnico o estudiante de Sistemas, Computación o Redes\n1 año en mesa de ayuda o soporte\nITIL deseable',
    experience: '1-2',
    location: 'La Victoria, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 1,800 - S/ 2,000',
  },
  {
    key: 'sis-tecnico-campo-arequipa',
    title: 'Field Support - Zona Sur',
    category: 'Tecnología',
    skills: ['Hardware', 'Cableado', 'Licencia A-I', 'POS'],
    description:
      'Empresa de servicios tecnológicos busca técnico residente en Arequipa para atender agencias y tiendas del sur: cambio de equipos, formateo, clonado de discos, puntos de red, terminales de cobro, cámaras IP, inventario. Viajes a Moquegua, Tacna y Puno con viáticos. Celular, planilla y movilidad.',
    requirements:
      'Técnico en Computación, Electrónica o Redes\n2 años en soporte presencial\nDisponibilidad para viajar',
    experience: '1-2',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,900 + viáticos',
  },
  {
    key: 'sis-operador-noc-lima',
    title: 'Operador NOC',
    category: 'Tecnología',
    skills: ['CCNA', 'MPLS', 'Zabbix', 'Fibra óptica'],
    description:
      'Proveedor de internet busca operadores para monitoreo de red 24x7: alarmas de nodos, enlaces MPLS y fibra, configuración básica de routers y switches, apertura de averías y seguimiento a cuadrillas. Turnos de 8 horas.',
    requirements:
      'Técnico o bachiller en Telecomunicaciones o Redes\nCCNA (al menos en curso)\n1 año en operador o ISP',
    experience: '1-2',
    location: 'San Miguel, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,100 - S/ 2,400',
  },
  {
    key: 'sis-desarrollador-php-remoto',
    title: 'Desarrollador Web PHP / Laravel',
    category: 'Tecnología',
    skills: ['PHP', 'Laravel', 'MySQL', 'Git', 'Vue'],
    description:
      'Software factory busca programador para sistemas de gestión de clínicas y colegios: nuevas funciones, integración con pasarelas y SUNAT, corrección de errores. 100 % remoto, horario flexible, pago por planilla.',
    requirements: '2 años con Laravel\nMySQL, Git\nDeseable Vue y servidores Linux',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 3,000 - S/ 3,800',
  },
  {
    key: 'sis-analista-bi-san-isidro',
    title: 'Analista de Inteligencia de Negocios',
    category: 'Tecnología',
    skills: ['Power BI', 'SQL', 'Modelado de datos', 'Python'],
    description:
      'Aseguradora requiere analista BI para levantar requerimientos, modelar datos, construir tableros y automatizar reportes de siniestros y ventas. Híbrido, EPS, bono.',
    requirements:
      'Bachiller en Sistemas, Industrial, Estadística o Economía\n2 años con SQL y Power BI\nPython deseable',
    experience: '1-2',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 4,000 - S/ 4,800',
  },
  {
    key: 'sis-administrador-linux-lima',
    title: 'Sysadmin Linux / DevOps',
    category: 'Tecnología',
    skills: ['Linux', 'Docker', 'AWS', 'Terraform', 'CI/CD', 'Bash'],
    description:
      'Empresa de medios digitales busca administrador para servidores y nube: despliegues, contenedores, copias de seguridad, monitoreo, costos y seguridad. Guardias una semana al mes.',
    requirements:
      'Ingeniería de Sistemas o experiencia equivalente\n4 años administrando Linux en producción\nAWS y contenedores',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'remote',
    salaryText: 'S/ 7,000 - S/ 9,000',
  },
  {
    key: 'sis-instalador-cctv-arequipa',
    title: 'Técnico Instalador de Seguridad Electrónica',
    category: 'Tecnología',
    skills: ['CCTV', 'Alarmas', 'Cableado estructurado', 'Trabajo en altura'],
    description:
      'Integrador de Arequipa requiere técnicos para instalar y dar mantenimiento a cámaras, alarmas, controles de acceso y cercos en comercios y colegios: tendido de cable, configuración de grabadores y acceso por celular, capacitación al cliente. Moto o camioneta de la empresa, SCTR, planilla.',
    requirements:
      'Técnico en Electrónica, Computación o Electricidad\n1 año instalando cámaras\nLicencia de conducir deseable',
    experience: '1-2',
    location: 'José Luis Bustamante y Rivero, Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,500 - S/ 1,700',
  },
  {
    key: 'sis-encargado-ti-hotel-arequipa',
    title: 'Encargado de Sistemas',
    category: 'Tecnología',
    skills: ['Windows Server', 'Redes', 'Proveedores', 'Respaldo de información'],
    description:
      'Grupo hotelero con tres locales en Arequipa busca al responsable único de TI: computadoras, impresoras, red y wifi de huéspedes, cámaras, central telefónica, servidor de archivos y respaldo, compra de equipos, trato con el proveedor del software hotelero y capacitación a usuarios.',
    requirements:
      'Técnico titulado o bachiller en Sistemas o Computación\n3 años en soporte y redes\nWindows Server y MikroTik o similar',
    experience: '3-5',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 2,300 - S/ 2,700',
  },
]
