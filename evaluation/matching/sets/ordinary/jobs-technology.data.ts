import type { LabelledJob } from '../../labelled.ts'

/** Software, data, systems, support and information security. */
export const technologyJobs: LabelledJob[] = [
  {
    key: 'backend-java-senior-lima',
    title: 'Desarrollador Backend Java Senior',
    category: 'Tecnología',
    skills: ['Java', 'Spring Boot', 'Microservicios', 'Oracle', 'Docker', 'Kafka', 'Git'],
    description:
      'Somos el área de tecnología de una financiera con más de quince años en el mercado y estamos renovando nuestro core de créditos. Buscamos un desarrollador backend que diseñe y construya microservicios en Java 17 con Spring Boot, los pruebe, los despliegue en contenedores y acompañe a dos desarrolladores más jóvenes. Trabajarás con analistas funcionales y con el equipo de arquitectura, participarás en la revisión de código y en la guardia mensual del servicio de pagos. Valoramos a quien escribe pruebas sin que se lo pidan y explica sus decisiones. Modalidad híbrida: tres días en casa y dos en la oficina de San Isidro.',
    requirements:
      'Bachiller en Ingeniería de Sistemas, Informática o afines\nMínimo 4 años desarrollando con Java y Spring\nOracle o PostgreSQL, PL/SQL intermedio\nDocker y mensajería con Kafka (deseable)',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 8,000 - S/ 10,500',
  },
  {
    key: 'backend-java-junior-lima',
    title: 'Programador Java Jr.',
    category: 'Tecnología',
    skills: ['Java', 'SQL', 'Git'],
    description:
      'Consultora de software con clientes en banca y seguros incorpora programadores junior para el mantenimiento y la mejora de aplicaciones en Java. Recibirás los requerimientos del analista, corregirás incidencias, escribirás consultas SQL y documentarás tus cambios. Los tres primeros meses trabajas al lado de un programador senior que revisa todo lo que haces. Pedimos ganas de aprender, orden y conocimientos de programación orientada a objetos; los proyectos de la universidad cuentan. Ofrecemos planilla completa desde el primer día, EPS al 50 % y capacitación en Spring Boot pagada por la empresa. Lugar de trabajo: Surco, de lunes a viernes, presencial los primeros seis meses.',
    requirements:
      'Egresado o bachiller de Sistemas, Computación o Software\nJava básico a intermedio, SQL\nPrácticas o hasta 1 año de experiencia',
    experience: '0-1',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000 - S/ 2,600',
  },
  {
    key: 'frontend-react-remoto',
    title: 'Desarrollador(a) Frontend React',
    category: 'Tecnología',
    skills: ['React', 'TypeScript', 'JavaScript', 'HTML', 'CSS', 'Git', 'Jest'],
    description:
      'En nuestra plataforma de comercio electrónico más de 900 bodegas hacen su pedido cada mañana desde el celular, muchas con mala señal. Necesitamos una persona de frontend que se preocupe por que la página cargue rápido, se entienda y funcione en equipos modestos. Trabajarás con React y TypeScript, componentes accesibles, pruebas con Jest y un sistema de diseño que mantenemos junto con nuestra diseñadora UX. El equipo es de ocho personas repartidas en Lima, Arequipa y Trujillo, con una reunión corta al día y mucho por escrito. El puesto es cien por ciento remoto dentro del Perú; la empresa envía la laptop y paga el internet.',
    requirements:
      'De 3 a 5 años en desarrollo frontend\nReact y TypeScript en producción\nConocimientos de accesibilidad y rendimiento web\nInglés para leer documentación',
    experience: '3-5',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 6,000 - S/ 8,000',
  },
  {
    key: 'frontend-junior-arequipa',
    title: 'DESARROLLADOR WEB JUNIOR',
    category: 'Tecnología',
    skills: [],
    description:
      'AGENCIA DIGITAL AREQUIPENA BUSCA DESARROLLADOR WEB JUNIOR PARA MAQUETAR PAGINAS Y LANDINGS DE NUESTROS CLIENTES. TRABAJARAS CON HTML, CSS, JAVASCRIPT Y WORDPRESS, Y POCO A POCO CON REACT EN LOS PROYECTOS NUEVOS. NO PEDIMOS TITULO, PEDIMOS PORTAFOLIO: ENVIANOS LOS ENLACES DE LO QUE HAYAS HECHO, AUNQUE SEA DE LA UNIVERSIDAD O DE UN BOOTCAMP. HORARIO DE 9 A 6, OFICINA EN YANAHUARA, UN DIA DE TRABAJO DESDE CASA A LA SEMANA. AMBIENTE JOVEN Y POSIBILIDAD DE CRECIMIENTO REAL.',
    requirements:
      'ESTUDIOS TECNICOS O UNIVERSITARIOS EN SISTEMAS O DISENO WEB\nMANEJO DE GIT BASICO\nDISPONIBILIDAD INMEDIATA',
    experience: '0-1',
    location: 'Yanahuara, Arequipa',
    mode: 'hybrid',
    salaryText: 'S/ 1,500 - S/ 1,900',
  },
  {
    key: 'fullstack-node-trujillo',
    title: 'Desarrollador Full Stack',
    category: 'Tecnología',
    skills: ['Node.js', 'React', 'PostgreSQL', 'JavaScript', 'Git'],
    description:
      'Agroexportadora de La Libertad con equipo propio de tecnología requiere un desarrollador full stack para los sistemas de trazabilidad y de planta. Desarrollarás servicios en Node.js con PostgreSQL y pantallas en React que usan los supervisores de campo y de empaque desde una tablet. Irás a planta una vez por semana para ver cómo se usa lo que haces. Buscamos a alguien con uno o dos años de experiencia que pueda tomar un requerimiento de principio a fin, conversar con el usuario y dejarlo funcionando. Presencial en Trujillo, con movilidad de la empresa desde la plaza de armas, almuerzo y horario corrido hasta las cinco.',
    requirements:
      'Bachiller o técnico en Sistemas, Computación o Software\n1 a 2 años con Node.js y React\nSQL y PostgreSQL\nGit',
    experience: '1-2',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 3,200 - S/ 4,200',
  },
  {
    key: 'senior-software-engineer-remote',
    title: 'Senior Software Engineer (Node.js)',
    category: 'Tecnología',
    skills: ['Node.js', 'TypeScript', 'AWS', 'PostgreSQL', 'REST APIs', 'CI/CD', 'English'],
    description:
      'We are a product company building scheduling software for clinics in the United States, and our engineering team works from all over Latin America. You will own services written in TypeScript and Node.js that run on AWS, from the design note to the alarms. You will pair with product designers, mentor mid-level engineers and keep our pipeline fast and boring. We care about clear writing, small pull requests and tests that mean something. All meetings are in English, so you must be comfortable speaking every day with people whose Spanish is limited. Contractor agreement, paid time off, a yearly budget for equipment and books, and four hours of overlap with the east coast.',
    requirements:
      '5+ years building backend services\nStrong TypeScript, Node.js and SQL\nAWS (Lambda, SQS, RDS) in production\nAdvanced English, spoken and written',
    experience: '5+',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'US$ 4,000 - US$ 5,500',
  },
  {
    key: 'dotnet-lima',
    title: 'Analista Programador .NET',
    category: 'Tecnología',
    skills: ['C#', '.NET Core', 'SQL Server', 'Entity Framework', 'Azure DevOps'],
    description:
      'Importante clínica requiere Analista Programador .NET para su área de sistemas. El puesto tiene como objetivo desarrollar y mantener los módulos de admisión, facturación y farmacia del sistema hospitalario. Funciones: levantar información con las áreas usuarias, desarrollar en C# con .NET Core, elaborar procedimientos almacenados en SQL Server, integrar con la facturación electrónica de SUNAT, dar soporte de segundo nivel y elaborar los manuales de usuario. Se ofrece ingreso a planilla, seguro de salud para el trabajador y descuentos para su familia, y horario de lunes a viernes de 8:30 a 18:00, con dos días de trabajo remoto luego del periodo de prueba.',
    requirements:
      'Titulado o bachiller en Ingeniería de Sistemas\n3 años como analista programador en .NET\nSQL Server avanzado\nDeseable experiencia en sector salud',
    experience: '3-5',
    location: 'Jesús María, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 5,000 - S/ 6,500',
  },
  {
    key: 'analista-datos-lima',
    title: 'Analista de Datos',
    category: 'Tecnología',
    skills: ['SQL', 'Power BI', 'Python', 'Excel avanzado', 'Modelado de datos'],
    description:
      'Cadena de farmacias busca un analista de datos para el equipo de inteligencia comercial. Tu trabajo será que los jefes de tienda y los compradores decidan con información y no con intuición: construirás tableros en Power BI, limpiarás y cruzarás datos de ventas e inventario con SQL, automatizarás reportes con Python y explicarás lo que encuentras en reuniones con gente que no es técnica. Hoy tenemos un almacén de datos en la nube y muchas hojas de cálculo que queremos jubilar. Ofrecemos línea de carrera hacia ciencia de datos, descuentos en productos y un esquema de dos días presenciales en La Victoria y tres en casa.',
    requirements:
      'Bachiller en Ingeniería Industrial, Estadística, Economía o Sistemas\n2 a 3 años en análisis de datos o BI\nSQL y Power BI avanzados, Python intermedio',
    experience: '3-5',
    location: 'La Victoria, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 4,000 - S/ 5,200',
  },
  {
    key: 'practicante-datos-lima',
    title: 'Practicante de Inteligencia de Negocios (BI)',
    category: 'Tecnología',
    skills: ['Excel', 'SQL', 'Power BI'],
    description:
      'Compañía de seguros convoca practicante pre profesional o profesional para el área de inteligencia de negocios. Apoyarás en la actualización de tableros, en la depuración de bases de clientes, en la elaboración de indicadores semanales y en la documentación de las fuentes de datos. Aprenderás SQL y Power BI con proyectos reales y un tutor asignado. Jornada de 30 horas si aún estudias o de 48 si ya egresaste, subvención económica, seguro y flexibilidad en época de exámenes.',
    requirements:
      'Estudiante desde 8.º ciclo o egresado de Estadística, Economía, Ingeniería Industrial o Sistemas\nExcel intermedio\nNociones de SQL',
    experience: '0-1',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 1,200 - S/ 1,500',
  },
  {
    key: 'analista-sistemas-lima',
    title: 'Analista de Sistemas',
    category: 'Tecnología',
    skills: ['Levantamiento de requerimientos', 'UML', 'BPMN', 'SQL', 'Casos de prueba', 'Scrum'],
    description:
      'Universidad privada en crecimiento requiere un analista de sistemas que sea el puente entre las oficinas académicas y el equipo de desarrollo. Funciones principales: entrevistar a los usuarios, modelar procesos, escribir historias de usuario y criterios de aceptación, preparar los casos de prueba, validar los entregables del proveedor y capacitar al personal en las nuevas funciones. No es un puesto de programación, pero sí hace falta leer un modelo de datos y consultar tablas con SQL. Se trabaja con Scrum en ciclos de dos semanas. El ambiente es formal y ordenado, con buen horario y becas para estudios de posgrado.',
    requirements:
      'Titulado en Ingeniería de Sistemas o Informática\nMínimo 3 años como analista de sistemas o analista funcional\nUML o BPMN\nSQL intermedio',
    experience: '3-5',
    location: 'Pueblo Libre, Lima',
    mode: 'onsite',
    salaryText: 'S/ 4,500 - S/ 5,500',
  },
  {
    key: 'seguridad-informatica-lima',
    title: 'Analista de Seguridad Informática',
    category: 'Tecnología',
    skills: ['ISO 27001', 'SIEM', 'Gestión de vulnerabilidades', 'Firewall', 'Respuesta a incidentes'],
    description:
      'Entidad financiera supervisada por la SBS solicita Analista de Seguridad Informática. Serás responsable de monitorear los eventos del SIEM, investigar y documentar incidentes, coordinar el cierre de vulnerabilidades con infraestructura y desarrollo, revisar accesos y perfiles, y preparar la evidencia de los controles de ISO 27001 para las auditorías. También apoyarás las campañas de concientización sobre phishing para el personal de agencias. Trabajamos en turnos rotativos una semana al mes. Ofrecemos capacitación, certificaciones pagadas por el banco y un equipo de cinco personas con muy buen clima.',
    requirements:
      'Bachiller en Sistemas, Redes o Telecomunicaciones\n2 años en seguridad de la información o ciberseguridad\nConocimiento de ISO 27001 y de redes\nDeseable Security+ o CEH\nInglés técnico',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 5,500 - S/ 7,000',
  },
  {
    key: 'soporte-tecnico-callao',
    title: 'Tecnico de Soporte TI / Help Desk',
    category: 'Tecnología',
    skills: [],
    description:
      'Operador logistico en el Callao necesita tecnico de soporte para atender a 180 usuarios de oficina y almacen. Veras la mesa de ayuda, instalacion de equipos con Windows 10 y 11, impresoras zebra, cableado estructurado, altas y bajas en Active Directory y Office 365, y el inventario de equipos. Se necesita alguien con paciencia para el usuario y que cumpla los tiempos de atencion. Turno rotativo de lunes a sabado, con movilidad en el turno noche.',
    requirements:
      'Tecnico titulado o egresado en Computacion, Redes o Electronica\n1 año de experiencia en help desk o soporte\nActive Directory y redes basicas',
    experience: '1-2',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,600 - S/ 2,000',
  },
  {
    key: 'java-semi-senior-remoto',
    title: 'Desarrollador Java Semi Senior',
    category: 'Tecnología',
    skills: ['Java', 'Spring Boot', 'PostgreSQL', 'Git', 'APIs REST'],
    description:
      'Empresa de medios de pago suma un desarrollador Java para su equipo de conciliación. Construirás servicios REST con Spring Boot, procesos nocturnos sobre PostgreSQL e integraciones con bancos. Trabajo remoto desde cualquier ciudad del Perú, con una visita a Lima por trimestre pagada por nosotros. Buscamos autonomía, pruebas automáticas y buena comunicación escrita.',
    requirements: 'De 2 a 4 años con Java y Spring\nSQL intermedio\nResidir en el Perú',
    experience: '3-5',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 6,000 - S/ 7,500',
  },
  {
    key: 'lider-tecnico-backend-lima',
    title: 'Líder Técnico Backend',
    category: 'Tecnología',
    skills: ['Arquitectura de software', 'Java', 'Node.js', 'AWS', 'Liderazgo técnico', 'PostgreSQL'],
    description:
      'Aerolínea de carga busca líder técnico para un equipo de seis desarrolladores backend. Definirás estándares, revisarás diseños, destrabarás a las personas y seguirás programando un tercio del tiempo. Convivimos con servicios antiguos en Java y nuevos en Node.js sobre AWS. Dos días a la semana en la oficina de San Isidro.',
    requirements:
      'Más de 5 años en backend con Java o Node.js\nHaber guiado a otros desarrolladores\nNube pública en producción',
    experience: '5+',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 11,000 - S/ 14,000',
  },
  {
    key: 'fullstack-javascript-remoto',
    title: 'Desarrollador Full Stack JavaScript (React / Node)',
    category: 'Tecnología',
    skills: ['React', 'Node.js', 'TypeScript', 'MongoDB', 'Docker'],
    description:
      'Startup de educación en línea busca full stack con autonomía. Harás funcionalidades completas, de la base de datos a la pantalla, con React en el navegador y Node.js en el servidor. Publicamos todos los días y cada quien vigila lo que publica. Equipo de cinco, remoto, horario flexible con reunión a las diez.',
    requirements: '3 años con React y Node.js\nMongoDB o PostgreSQL\nTypeScript deseable',
    experience: '3-5',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 5,000 - S/ 6,500',
  },
  {
    key: 'trainee-frontend-remoto',
    title: 'Trainee Frontend',
    category: 'Tecnología',
    skills: ['HTML', 'CSS', 'JavaScript', 'React'],
    description:
      'Programa de seis meses para quienes quieren su primer trabajo en desarrollo web. Aprenderás con una mentora, harás tareas reales de nuestro panel de clientes y al final evaluamos tu paso a junior. Remoto, jornada completa, computadora prestada. Valoramos a quien viene de otra carrera y aprendió por su cuenta o en un bootcamp.',
    requirements: 'HTML, CSS y JavaScript\nUn proyecto propio con React publicado\nNo se exige experiencia',
    experience: '0-1',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 1,300',
  },
  {
    key: 'asistente-reporting-callao',
    title: 'Asistente de Reporting / BI',
    category: 'Operaciones',
    skills: ['Power BI', 'Excel avanzado', 'SQL'],
    description:
      'Terminal de almacenamiento en el Callao busca asistente de reporting para mantener los indicadores de operaciones, preparar los informes diarios de naves y camiones, corregir datos con los supervisores y publicar tableros en Power BI. Puesto para quien tiene cerca de un año en reportes y quiere crecer a analista.',
    requirements:
      'Egresado de Ingeniería Industrial, Estadística o Sistemas\nHasta 1 año en reportes o indicadores\nExcel avanzado, SQL básico',
    experience: '0-1',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 2,000 - S/ 2,400',
  },
  {
    key: 'analista-bi-banca-lima',
    title: 'Business Intelligence Analyst',
    category: 'Tecnología',
    skills: ['SQL', 'Power BI', 'DAX', 'ETL', 'Python'],
    description:
      'Banco especializado en consumo busca analista de BI para riesgos y cobranzas. Diseñarás modelos tabulares, procesos de carga y tableros de cosechas y mora, y atenderás pedidos de la gerencia con tiempos acordados. Tres días remotos. Se evaluará con una prueba práctica de SQL y DAX.',
    requirements: '2 a 4 años en BI\nSQL avanzado, Power BI con DAX\nDeseable sector financiero',
    experience: '3-5',
    location: 'Miraflores, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 4,500 - S/ 5,500',
  },
  {
    key: 'analista-funcional-banca-lima',
    title: 'Analista Funcional',
    category: 'Tecnología',
    skills: ['Historias de usuario', 'BPMN', 'Jira', 'SQL', 'Gestión de stakeholders'],
    description:
      'Caja rural con sede central en San Isidro busca analista funcional para su banca por internet. Conversarás con producto, operaciones y riesgos, escribirás historias de usuario con criterios verificables, coordinarás pruebas de aceptación y ordenarás el backlog con el product owner. Scrum, equipo mixto con proveedor externo.',
    requirements: '3 años como analista funcional o de negocio\nExperiencia en banca o seguros\nJira y BPMN',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 5,000 - S/ 6,000',
  },
  {
    key: 'analista-qa-remoto',
    title: 'Analista QA',
    category: 'Tecnología',
    skills: ['Casos de prueba', 'Pruebas funcionales', 'Postman', 'Jira', 'Selenium'],
    description:
      'Empresa de software contable busca analista QA para diseñar y ejecutar casos de prueba, registrar defectos con evidencia, probar servicios con Postman y empezar la automatización de la regresión. Remoto con horario de oficina.',
    requirements:
      '1 a 2 años en pruebas de software\nCasos de prueba y gestión de defectos\nSelenium deseable',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 3,000 - S/ 3,800',
  },
  {
    key: 'soporte-campo-lima',
    title: 'Técnico de soporte en campo',
    category: 'Tecnología',
    skills: ['Ensamblaje', 'Windows', 'Redes'],
    description:
      'Empresa de servicios TI busca técnico para visitar agencias y colegios en Lima norte y Callao: instalación de computadoras, impresoras, puntos de red y cámaras. Se reembolsa el pasaje. Capacitamos a personas sin mucha experiencia.',
    requirements:
      'Estudios técnicos de computación (pueden estar en curso)\nArmado de PC e instalación de Windows',
    experience: '0-1',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,200 - S/ 1,400',
  },
  {
    key: 'administrador-redes-lima',
    title: 'Administrador de Redes y Seguridad Perimetral',
    category: 'Tecnología',
    skills: ['Fortinet', 'Cisco', 'VPN', 'Switching y routing', 'Monitoreo'],
    description:
      'Universidad con cuatro campus requiere administrador de redes para operar firewalls Fortinet, switches Cisco, red inalámbrica y enlaces entre sedes. Atención de incidentes de tercer nivel, respaldo de configuraciones y proyectos de renovación.',
    requirements:
      'Bachiller en Redes, Electrónica o Telecomunicaciones\n3 años en administración de redes\nCCNA o NSE 4',
    experience: '3-5',
    location: 'San Miguel, Lima',
    mode: 'onsite',
    salaryText: 'S/ 4,500 - S/ 5,500',
  },
]
