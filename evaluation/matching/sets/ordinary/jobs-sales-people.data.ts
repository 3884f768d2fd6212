import type { LabelledJob } from '../../labelled.ts'

/** Sales, customer service and human resources. */
export const salesPeopleJobs: LabelledJob[] = [
  {
    key: 'ejecutivo-ventas-corporativas-lima',
    title: 'Ejecutivo de Ventas Corporativas',
    category: 'Ventas',
    skills: ['Ventas B2B', 'Prospección', 'Negociación', 'CRM', 'Cierre de ventas'],
    description:
      'Empresa de telecomunicaciones selecciona ejecutivos de ventas para su cartera de empresas medianas. Prospectarás clientes en tu zona, concertarás reuniones, presentarás propuestas de internet dedicado, telefonía y nube, negociarás condiciones y harás el seguimiento hasta la instalación. Registrarás toda tu gestión en el CRM. La cuota es mensual y las comisiones no tienen tope. Ofrecemos capacitación inicial de tres semanas pagada, movilidad, línea celular y planilla desde el primer día. Buscamos personas con hambre de lograr, que sepan escuchar y que tengan experiencia vendiendo a empresas, no solo al público.',
    requirements:
      'Estudios técnicos o universitarios en Administración, Marketing o afines\n2 años en ventas corporativas B2B\nManejo de CRM y Excel',
    experience: '1-2',
    location: 'San Borja, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 1,800 básico + comisiones (promedio S/ 4,000)',
  },
  {
    key: 'ejecutivo-negocios-banca-arequipa',
    title: 'Asesor de Negocios Microempresa',
    category: 'Ventas',
    skills: ['Evaluación crediticia', 'Microfinanzas', 'Colocación de créditos', 'Recuperación de cartera'],
    description:
      'Caja municipal requiere asesores de negocios para su agencia de Arequipa. La persona seleccionada promoverá créditos a la microempresa en mercados y zonas comerciales, levantará información en el negocio del cliente, elaborará el flujo y la propuesta de crédito, sustentará ante el comité y hará seguimiento de la mora de su cartera. Trabajo de campo la mayor parte del día. Se valora contar con motocicleta y licencia. Ofrecemos línea de carrera, bonos por colocación y por calidad de cartera, seguro y utilidades.',
    requirements:
      'Bachiller o técnico en Administración, Economía, Contabilidad o afines\n1 año como asesor de negocios o analista de créditos en microfinanzas\nConocer la zona comercial de Arequipa',
    experience: '1-2',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,700 - S/ 2,300 + bonos',
  },
  {
    key: 'asesor-tienda-lima',
    title: 'ASESOR DE VENTAS PARA TIENDA - SIN EXPERIENCIA',
    category: 'Ventas',
    skills: [],
    description:
      'TIENDA POR DEPARTAMENTO REQUIERE PERSONAL PARA CAMPANA. FUNCIONES: ATENCION AL CLIENTE, REPOSICION, ORDEN DE PRENDAS, VENTA SUGERIDA Y APOYO EN CAJA. TURNOS ROTATIVOS PART TIME Y FULL TIME, UN DIA DE DESCANSO A LA SEMANA. INGRESO A PLANILLA DESDE EL PRIMER DIA, COMISIONES GRUPALES Y DESCUENTOS. SOLO DNI Y GANAS DE TRABAJAR. LOCALES EN SAN MIGUEL, INDEPENDENCIA Y SANTA ANITA, TE UBICAMOS CERCA A TU CASA.',
    requirements: 'SECUNDARIA COMPLETA\nDISPONIBILIDAD PARA TURNOS ROTATIVOS Y FINES DE SEMANA',
    experience: '0-1',
    location: 'San Miguel, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + comisiones',
  },
  {
    key: 'supervisor-ventas-piura',
    title: 'Supervisor de Ventas Canal Tradicional',
    category: 'Ventas',
    skills: ['Supervisión de vendedores', 'Consumo masivo', 'Cobertura', 'Rutas', 'Excel intermedio'],
    description:
      'Distribuidora exclusiva de productos de consumo masivo solicita supervisor de ventas para la zona de Piura y Sullana. A tu cargo habrá ocho vendedores de ruta. Acompañarás a cada uno en campo, asegurarás cobertura y venta por categoría, harás la reunión de la mañana, controlarás la cobranza y reportarás al jefe zonal el avance de la cuota. Es un trabajo de calle, bajo el sol, con metas diarias: buscamos a alguien que haya sido vendedor y hoy sepa formar a otros. Camioneta de la empresa, bono por resultado y planilla.',
    requirements:
      'Técnico o universitario en Administración o Marketing\n3 años en consumo masivo, 1 supervisando vendedores\nLicencia A-I\nResidir en Piura',
    experience: '3-5',
    location: 'Piura',
    mode: 'onsite',
    salaryText: 'S/ 2,800 + bono',
  },
  {
    key: 'vendedor-tecnico-industrial-lima',
    title: 'Representante Técnico Comercial',
    category: 'Ventas',
    skills: ['Venta técnica', 'Bombas y válvulas', 'Cotizaciones', 'Negociación', 'Atención a minería'],
    description:
      'Importadora de bombas, válvulas e instrumentación industrial necesita representante técnico comercial para clientes de minería, pesca y alimentos. Visitarás plantas, levantarás la necesidad, seleccionarás el equipo adecuado con apoyo de ingeniería, cotizarás y darás seguimiento hasta la puesta en marcha. Viajes a provincia dos semanas al mes. Se requiere base técnica: leer una curva de bomba, conversar con el jefe de mantenimiento y explicar por qué un equipo más caro sale más barato. Sueldo fijo, comisión por utilidad y camioneta asignada.',
    requirements:
      'Bachiller en Ingeniería Mecánica, Industrial o Química\n3 años en venta técnica de equipos industriales\nInglés intermedio\nLicencia A-I',
    experience: '3-5',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,500 - S/ 4,500 + comisiones',
  },
  {
    key: 'call-center-lima',
    title: 'Asesor telefónico - Atención al cliente (call center)',
    category: 'Ventas',
    skills: ['Atención al cliente', 'Comunicación', 'Digitación'],
    description:
      'Contact center busca asesores para campaña de atencion al cliente de un banco. Recibiras llamadas, resolveras consultas de tarjetas y cuentas, registraras reclamos y derivaras casos. No es venta. Capacitacion pagada de 10 dias, horarios de 6 horas x 6 dias, presencial en el Centro de Lima y luego puedes pasar a remoto. Ingreso a planilla, bonos por calidad y asistencia.',
    requirements:
      'Secundaria completa o estudios en curso\n6 meses en atención al cliente (deseable)\nBuena dicción y digitación',
    experience: '0-1',
    location: 'Cercado de Lima, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + bonos hasta S/ 400',
  },
  {
    key: 'analista-seleccion-lima',
    title: 'Analista de Reclutamiento y Selección',
    category: 'Recursos Humanos',
    skills: ['Reclutamiento masivo', 'Entrevistas por competencias', 'Evaluaciones psicométricas', 'Excel'],
    description:
      'Empresa de servicios generales con 3,000 colaboradores a nivel nacional solicita analista de reclutamiento y selección. Cubrirás en promedio veinte vacantes al mes, operativas y administrativas: levantamiento del perfil, publicación en bolsas y ferias, filtro telefónico, entrevistas por competencias, aplicación de pruebas, verificación de referencias e informe final. Llevarás los indicadores de tiempo de cobertura y rotación temprana. Trato directo con los jefes de unidad. Necesitamos velocidad sin perder el trato humano con el postulante.',
    requirements:
      'Bachiller en Psicología, Administración o Relaciones Industriales\n2 años en selección masiva\nManejo de pruebas psicométricas',
    experience: '1-2',
    location: 'Santiago de Surco, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,300 - S/ 2,800',
  },
  {
    key: 'asistente-planillas-lima',
    title: 'Asistente de Planillas y Compensaciones',
    category: 'Recursos Humanos',
    skills: ['Planillas', 'PLAME', 'T-Registro', 'AFPnet', 'Legislación laboral', 'Excel avanzado'],
    description:
      'Constructora requiere asistente de planillas para el cálculo de la nómina de empleados y de obreros del régimen de construcción civil. Funciones: registro de asistencia y tareos, cálculo de sueldos, gratificaciones, CTS y liquidaciones de beneficios sociales, declaración de PLAME, altas y bajas en T-Registro, AFPnet, subsidios de EsSalud y atención a fiscalizaciones de SUNAFIL. Se procesa en un sistema propio y en Excel. Buscamos una persona meticulosa, que no deje para el último día del cierre lo que puede cuadrar antes.',
    requirements:
      'Egresado de Contabilidad, Administración o Relaciones Industriales\n1 a 2 años en planillas; deseable construcción civil\nExcel avanzado',
    experience: '1-2',
    location: 'San Luis, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,900 - S/ 2,300',
  },
  {
    key: 'jefe-gestion-humana-trujillo',
    title: 'Jefe de Gestión Humana',
    category: 'Recursos Humanos',
    skills: ['Gestión del talento', 'Relaciones laborales', 'Clima laboral', 'Planillas', 'Liderazgo'],
    description:
      'Empresa agroindustrial del valle de Virú busca su Jefe de Gestión Humana. Tendrá a cargo selección, planillas, bienestar social y capacitación, con un equipo de nueve personas y una población que pasa de 800 a 2,500 trabajadores en campaña. Es responsable del cumplimiento del régimen laboral agrario, de la relación con los sindicatos y con la autoridad de trabajo, y del plan anual de clima y formación. Reporta a la gerencia general y participa del comité de SST. Residencia en Trujillo, con movilidad diaria a planta.',
    requirements:
      'Titulado en Psicología, Administración, Derecho o Relaciones Industriales\nMás de 5 años en recursos humanos, 3 como jefe\nRégimen agrario (deseable)',
    experience: '5+',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 7,000 - S/ 9,000',
  },
  {
    key: 'asistente-rrhh-arequipa',
    title: 'Asistente de RR.HH.',
    category: 'Recursos Humanos',
    skills: ['Administración de personal', 'Selección', 'Office'],
    description:
      'Empresa textil en el parque industrial de Arequipa busca asistente de recursos humanos. Apoyo en convocatorias y entrevistas de operarios, legajos, contratos, control de asistencia, vacaciones, examenes medicos e inducciones. Apoyo tambien en actividades de bienestar. Postular quien viva en Arequipa.',
    requirements:
      'Egresado de Psicología, RRII o Administración\n6 meses a 1 año en el área\nExcel intermedio',
    experience: '0-1',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,400 - S/ 1,700',
  },
  {
    key: 'key-account-seguridad-lima',
    title: 'Key Account Manager',
    category: 'Ventas',
    skills: ['Gestión de cuentas clave', 'Ventas B2B', 'CRM', 'Negociación'],
    description:
      'Proveedor de control de accesos y videovigilancia busca KAM para su cartera de bancos y retail. Mantener y hacer crecer quince cuentas, preparar propuestas con preventa, renegociar contratos y proyectar la venta trimestral.',
    requirements:
      '3 años en ventas corporativas o gestión de cuentas\nManejo de CRM\nDeseable rubro de seguridad electrónica',
    experience: '3-5',
    location: 'Surquillo, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,500 + comisiones',
  },
  {
    key: 'ejecutivo-ventas-software-remoto',
    title: 'Sales Executive - Software para empresas',
    category: 'Ventas',
    skills: ['Venta consultiva', 'Demostraciones', 'HubSpot', 'Prospección'],
    description:
      'Empresa de software de planillas vende a distancia a contadores y pymes de todo el país. Harás demostraciones por videollamada, seguimiento por teléfono y cierre. Fijo más comisión por cada contrato. Remoto.',
    requirements: '1 a 2 años en ventas B2B o de servicios\nManejo de CRM\nFacilidad para demostraciones',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 2,000 + comisiones',
  },
  {
    key: 'vendedor-ruta-piura',
    title: 'VENDEDOR DE CANAL TRADICIONAL',
    category: 'Ventas',
    skills: [],
    description:
      'DISTRIBUIDORA DE GOLOSINAS Y BEBIDAS REQUIERE VENDEDORES PARA PIURA Y CATACAOS. VISITA DIARIA A BODEGAS Y MERCADOS, TOMA DE PEDIDO EN CELULAR, COBRANZA Y EXHIBICION. BASICO, COMISIONES SIN TOPE, MOVILIDAD Y PLANILLA.',
    requirements: 'SECUNDARIA COMPLETA\n1 ANO EN VENTA DE CONSUMO MASIVO\nCONOCER LA ZONA',
    experience: '1-2',
    location: 'Piura',
    mode: 'onsite',
    salaryText: 'S/ 1,200 + comisiones',
  },
  {
    key: 'supervisor-ventas-chiclayo',
    title: 'Supervisor de Ventas - Lambayeque',
    category: 'Ventas',
    skills: ['Supervisión de ventas', 'Consumo masivo', 'Capacitación de vendedores'],
    description:
      'Empresa de lácteos busca supervisor para su equipo de siete vendedores en Chiclayo, Lambayeque y Ferreñafe. Acompañamiento en ruta, cobertura, devoluciones, cobranza y desarrollo de mayoristas.',
    requirements: '2 años supervisando o liderando vendedores de consumo masivo\nLicencia A-I',
    experience: '3-5',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 2,600 + bono',
  },
  {
    key: 'cajero-supermercado-lima',
    title: 'Cajero(a) de supermercado part time',
    category: 'Ventas',
    skills: ['Caja', 'Atención al cliente'],
    description:
      'Supermercado en Los Olivos y San Martín de Porres busca cajeros para turnos de cuatro u ocho horas. Cobro, cuadre, orden de la zona y buen trato. Ideal si estudias. No se necesita experiencia larga.',
    requirements: 'Secundaria completa\nDisponibilidad fines de semana',
    experience: '0-1',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 700 - S/ 1,130',
  },
  {
    key: 'ingeniero-ventas-arequipa',
    title: 'Ingeniero de Ventas - Aire comprimido y bombeo',
    category: 'Ventas',
    skills: ['Compresores', 'Bombas', 'Venta técnica', 'Minería'],
    description:
      'Representante de marcas europeas busca ingeniero de ventas para la oficina de Arequipa, con clientes mineros y cementeros del sur. Visitas técnicas, dimensionamiento, propuestas y contratos de mantenimiento. Camioneta y comisiones.',
    requirements:
      'Ingeniero Mecánico o Electromecánico\n3 años vendiendo equipos a minería\nResidir en Arequipa',
    experience: '3-5',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 4,500 + comisiones',
  },
  {
    key: 'generalista-rrhh-lima',
    title: 'Generalista de Recursos Humanos',
    category: 'Recursos Humanos',
    skills: ['Selección', 'Administración de personal', 'Clima laboral', 'Capacitación', 'Planillas'],
    description:
      'Empresa de alimentos de 180 personas busca generalista que lleve selección, inducción, capacitación, clima y relación con el estudio que procesa la planilla. Reporta a la gerencia de administración; es la única persona del área.',
    requirements:
      'Psicología, Administración o Relaciones Industriales\n3 años en RR. HH. con visión general\nLegislación laboral',
    experience: '3-5',
    location: 'Chorrillos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,200 - S/ 3,800',
  },
  {
    key: 'reclutador-ti-remoto',
    title: 'IT Recruiter',
    category: 'Recursos Humanos',
    skills: ['Hunting', 'LinkedIn Recruiter', 'Entrevistas', 'Perfiles TI'],
    description:
      'Consultora de talento tecnológico busca reclutador para posiciones de desarrollo y datos en Perú y Chile. Búsqueda directa, entrevista, presentación de ternas y seguimiento de oferta. Remoto, fijo más bono por colocación.',
    requirements: '1 a 2 años en reclutamiento, deseable TI\nLinkedIn Recruiter\nInglés básico',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 2,500 + bonos',
  },
  {
    key: 'analista-nominas-callao',
    title: 'Analista de Nóminas',
    category: 'Recursos Humanos',
    skills: ['Nóminas', 'PLAME', 'AFPnet', 'Costos laborales', 'Excel avanzado'],
    description:
      'Empresa de estiba requiere analista de nóminas para 700 trabajadores portuarios con tarifas por turno. Proceso semanal y mensual, provisiones, impuestos de quinta, auditorías y reporte de costos laborales.',
    requirements: 'Contabilidad, Administración o afines\n3 años en planillas\nExcel avanzado',
    experience: '3-5',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 2,800 - S/ 3,300',
  },
  {
    key: 'jefe-rrhh-ica',
    title: 'Jefe de Recursos Humanos',
    category: 'Recursos Humanos',
    skills: ['Gestión humana', 'Relaciones colectivas', 'Régimen agrario', 'Presupuesto de personal'],
    description:
      'Exportadora de espárrago y uva en Ica busca jefe de recursos humanos para 2,000 trabajadores en campaña. Relaciones laborales, reclutamiento de campo, planillas, transporte de personal y comedor. Vivienda para quien venga de otra región.',
    requirements:
      'Más de 5 años en recursos humanos del sector agrario\nManejo de sindicatos\nProfesional titulado',
    experience: '5+',
    location: 'Ica',
    mode: 'onsite',
    salaryText: 'S/ 8,000 - S/ 9,500',
  },
]
