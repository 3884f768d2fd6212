import { job, person, setOf } from './hard.ts'

/** The half that counts: nobody who works on the engine looks at its pairs. */
export const hardHeldOut = setOf([
  {
    profile: person(
      'held-out',
      'archivista',
      'Archivera',
      {
        summary: 'Ordeno, describo y digitalizo documentos para que aparezcan en un minuto.',
        skills: 'Archivística, Digitalización, Tablas de retención, Atención de requerimientos',
        work: [
          [
            'Archivera',
            '2019-01',
            null,
            'Archivo central de una entidad: transferencias, inventarios y préstamos.',
          ],
          ['Auxiliar de archivo', '2016-06', '2018-12', 'Foliado y ordenamiento.'],
        ],
        studies: ['Profesional Técnica', 'Archivos'],
      },
      'Lince, Lima',
    ),
    jobs: [
      job(
        3,
        'gestion-documental',
        'Analista de gestión documental',
        {
          does: 'Implementarás el cuadro de clasificación y los plazos de conservación, y llevarás el repositorio electrónico de expedientes.',
          skills: 'Clasificación documental, Conservación, Repositorios digitales',
          asked: '3 años en archivos o centros de documentación',
          experience: '3-5',
        },
        ['Jesús María, Lima', 'onsite'],
      ),
      job(
        2,
        'biblioteca',
        'Encargado de biblioteca',
        {
          does: 'Catalogarás libros, atenderás lectores y cuidarás la sala de una universidad.',
          skills: 'Catalogación, Koha, Atención al lector',
          asked: 'Bibliotecología, Archivos o afines\n2 años',
          experience: '1-2',
        },
        ['San Miguel, Lima', 'onsite'],
      ),
      job(
        1,
        'auxiliar-archivo',
        'Auxiliar de archivo',
        {
          does: 'Foliado, ordenamiento y digitalización de documentos por tres meses. Sin experiencia.',
          skills: 'Archivística, Digitalización',
          asked: 'Secundaria completa',
          experience: '0-1',
        },
        ['Lince, Lima', 'onsite'],
      ),
      job(
        0,
        'archivos-sonido',
        'Editor de archivos de audio',
        {
          does: 'Digitalización y ordenamiento de archivos de sonido, inventarios de pistas y entrega por requerimientos de productoras.',
          skills: 'Pro Tools, Edición de audio',
          asked: '3 años en estudio',
          experience: '3-5',
        },
        ['Lince, Lima', 'onsite'],
      ),
    ],
  },
  {
    profile: person(
      'held-out',
      'terapia-fisica',
      'Tecnólogo médico en terapia física',
      {
        summary: 'Rehabilitación de rodilla, columna y hombro. Colegiado.',
        skills: 'Terapia manual, Electroterapia, Ejercicio terapéutico, Evaluación funcional',
        work: [
          [
            'Terapista físico',
            '2020-07',
            null,
            'Consulta y sesiones en centro de rehabilitación; veinte pacientes al día.',
          ],
        ],
        studies: ['Licenciado', 'Tecnología Médica en Terapia Física y Rehabilitación'],
      },
      'Trujillo, La Libertad',
    ),
    jobs: [
      job(
        3,
        'fisioterapeuta',
        'Fisioterapeuta deportivo',
        {
          does: 'Acompañarás a futbolistas de un club en la vuelta a la cancha después de una lesión.',
          skills: 'Readaptación, Vendaje, Agentes físicos',
          asked: 'Colegiado\n2 a 4 años',
          experience: '3-5',
        },
        ['Víctor Larco, Trujillo', 'onsite'],
      ),
      job(
        1,
        'terapia-ocupacional',
        'Terapeuta ocupacional',
        {
          does: 'Terapia ocupacional de niños: evaluación funcional, ejercicio y juego terapéutico.',
          skills: 'Integración sensorial, Terapia ocupacional',
          asked: 'Tecnólogo médico en terapia ocupacional, colegiado',
          experience: '1-2',
        },
        ['Trujillo, La Libertad', 'onsite'],
      ),
      job(
        2,
        'fisio-lima',
        'Terapista físico para clínica',
        {
          does: 'Rehabilitación de rodilla, columna y hombro en clínica. Puesto presencial.',
          skills: 'Terapia manual, Electroterapia',
          asked: 'Colegiado\n2 años',
          experience: '1-2',
        },
        ['San Isidro, Lima', 'onsite'],
      ),
      job(
        0,
        'masajes-spa',
        'Terapista de spa',
        {
          does: 'Terapia de relajación manual, masajes de columna y hombro, sesiones a veinte clientes al día, venta de paquetes.',
          skills: 'Masajes, Ventas',
          asked: 'Curso de masajes',
          experience: '0-1',
        },
        ['Trujillo, La Libertad', 'onsite'],
      ),
    ],
  },
  {
    profile: person(
      'held-out',
      'dba',
      'Administrador de base de datos',
      {
        summary: 'Oracle y PostgreSQL en producción: respaldo, afinamiento y alta disponibilidad.',
        skills: 'Oracle Database, PostgreSQL, RMAN, Data Guard, Linux',
        work: [
          ['DBA', '2018-02', null, 'Treinta instancias, migraciones y guardias.'],
          ['Analista de soporte de base de datos', '2015-05', '2018-01', 'Respaldos y usuarios.'],
        ],
        studies: ['Bachiller', 'Computación'],
      },
      'Magdalena, Lima',
    ),
    jobs: [
      job(
        3,
        'plataforma-datos',
        'Especialista en motores relacionales',
        {
          does: 'Cuidarás que los motores transaccionales de un banco respondan a tiempo, con réplicas, copias y planes de recuperación.',
          skills: 'Tuning SQL, Replicación, Recuperación ante desastres, Oracle',
          asked: '5 años',
          experience: '5+',
        },
        ['Remoto', 'remote'],
      ),
      job(
        1,
        'dba-trainee',
        'Practicante de administración de base de datos',
        {
          does: 'Apoyarás a los DBA de Oracle y PostgreSQL en respaldos RMAN y usuarios en Linux.',
          skills: 'Oracle Database, PostgreSQL, Linux',
          asked: 'Estudiante de últimos ciclos',
          experience: '0-1',
        },
        ['Magdalena, Lima', 'onsite'],
      ),
      job(
        0,
        'administrador-local',
        'Administrador de local',
        {
          does: 'Administrador con base de datos de clientes, guardias de fin de semana, respaldo de caja y alta disponibilidad de horarios.',
          skills: 'Administración, Caja, Excel',
          asked: '2 años en restaurantes',
          experience: '1-2',
        },
        ['Magdalena, Lima', 'onsite'],
      ),
      job(
        0,
        'marketing-bd',
        'Analista de base de datos comercial',
        {
          does: 'Administración de la base de datos de prospectos: segmentar, depurar y afinar listas para campañas de correo.',
          skills: 'Excel, CRM, Email marketing',
          asked: '2 años en marketing',
          experience: '1-2',
        },
        ['Magdalena, Lima', 'hybrid'],
      ),
    ],
  },
  {
    profile: person(
      'held-out',
      'calidad-iso',
      'Coordinadora de sistemas de gestión',
      {
        summary: 'Mantengo certificadas ISO 9001, 14001 y 45001. Auditora interna.',
        skills: 'ISO 9001, ISO 14001, Auditoría interna, Indicadores, Mejora continua',
        work: [
          [
            'Coordinadora de sistemas integrados',
            '2020-03',
            null,
            'Auditorías, no conformidades y revisión por la dirección.',
          ],
          ['Asistente de calidad', '2017-01', '2020-02', 'Control de documentos.'],
        ],
        studies: ['Ingeniera', 'Ingeniería Industrial'],
      },
      'Callao',
    ),
    jobs: [
      job(
        3,
        'trinorma',
        'Responsable de trinorma',
        {
          does: 'Prepararás a la empresa para la visita del certificador: hallazgos, planes de acción y cultura de calidad en operaciones portuarias.',
          skills: 'Trinorma, Gestión de riesgos, SIG',
          asked: 'Ingeniería industrial o afines\n3 años',
          experience: '3-5',
        },
        ['Callao', 'onsite'],
      ),
      job(
        2,
        'calidad-planta',
        'Supervisor de aseguramiento de la calidad',
        {
          does: 'Liberarás lotes, verás especificaciones de insumos y atenderás reclamos de clientes en planta plástica.',
          skills: 'Control estadístico, Muestreo, Reclamos',
          asked: 'Ingeniería industrial o química\n3 años',
          experience: '3-5',
        },
        ['Ventanilla, Callao', 'onsite'],
      ),
      job(
        0,
        'sistemas-ti',
        'Coordinador de sistemas',
        {
          does: 'Coordinarás sistemas de información: servidores, redes, indicadores de mesa de ayuda, auditorías de licencias y mejora continua del ERP.',
          skills: 'Redes, Servidores, ITIL, ERP',
          asked: 'Ingeniería de sistemas\n4 años',
          experience: '3-5',
        },
        ['Callao', 'onsite'],
      ),
      job(
        0,
        'auditor-ti',
        'Auditor interno financiero',
        {
          does: 'Auditoría interna de estados financieros, revisión con la dirección e indicadores de control contable.',
          skills: 'Auditoría interna, NIIF, COSO',
          asked: 'Contador colegiado\n4 años',
          experience: '3-5',
        },
        ['Callao', 'hybrid'],
      ),
    ],
  },
  {
    profile: person(
      'held-out',
      'veterinaria',
      'Médica veterinaria',
      {
        summary: 'Clínica de perros y gatos: consulta, cirugía menor y vacunas. Colegiada.',
        skills: 'Consulta clínica, Cirugía menor, Vacunación, Ecografía',
        work: [
          ['Médica veterinaria', '2021-01', null, 'Consulta diaria, hospitalización y esterilizaciones.'],
        ],
        studies: ['Título', 'Medicina Veterinaria'],
      },
      'Cusco',
    ),
    jobs: [
      job(
        3,
        'animales-compania',
        'Doctor(a) de mascotas',
        {
          does: 'Atenderás animales de compañía en consultorio y turno de emergencia, con quirófano propio.',
          skills: 'Pequeños animales, Anestesia, Hospitalización',
          asked: 'Colegiatura vigente\n2 años',
          experience: '1-2',
        },
        ['Wanchaq, Cusco', 'onsite'],
      ),
      job(
        1,
        'sanidad-alpacas',
        'Especialista en sanidad de camélidos',
        {
          does: 'Visitarás asociaciones de criadores de alpacas: dosificación, sanidad y reproducción en altura.',
          skills: 'Camélidos, Sanidad animal',
          asked: 'Veterinario o zootecnista\n3 años en ganadería',
          experience: '3-5',
        },
        ['Sicuani, Cusco', 'onsite'],
      ),
      job(
        0,
        'medico-consulta',
        'Médico general',
        {
          does: 'Consulta clínica diaria, cirugía menor, vacunación, ecografía y hospitalización de pacientes en policlínico.',
          skills: 'Consulta clínica, Cirugía menor, Ecografía',
          asked: 'Médico cirujano colegiado',
          experience: '1-2',
        },
        ['Cusco', 'onsite'],
      ),
      job(
        0,
        'peluqueria-canina',
        'Groomer de perros y gatos',
        {
          does: 'Baño y corte de perros y gatos, registro de vacunas y consulta de horarios.',
          skills: 'Grooming',
          asked: 'Curso de estética canina',
          experience: '0-1',
        },
        ['Cusco', 'onsite'],
      ),
    ],
  },
  {
    profile: person(
      'held-out',
      'editora-video',
      'Editora audiovisual',
      {
        summary: 'Corto y armo videos para redes y documentales; también color y sonido básico.',
        skills: 'Adobe Premiere, DaVinci Resolve, After Effects, Edición de video',
        work: [
          ['Editora', '2020-02', null, 'Piezas semanales para un medio digital.'],
          ['Asistente de postproducción', '2018-03', '2020-01', 'Sincronización y respaldo de material.'],
        ],
        studies: ['Bachiller', 'Comunicación Audiovisual'],
      },
      'Barranco, Lima',
    ),
    jobs: [
      job(
        3,
        'postproductor',
        'Postproductor de contenidos',
        {
          does: 'De la tarjeta de cámara a la pieza final: ritmo, corrección de color, rótulos y entregas en varios formatos para una agencia.',
          skills: 'Montaje, Color, Motion graphics',
          asked: '3 años en productoras',
          experience: '3-5',
        },
        ['Surquillo, Lima', 'hybrid'],
      ),
      job(
        2,
        'realizador',
        'Realizador audiovisual',
        {
          does: 'Grabarás con tu cámara y armarás entrevistas cortas para una universidad. La mitad del tiempo es rodaje.',
          skills: 'Cámara, Iluminación, Edición',
          asked: '2 años',
          experience: '1-2',
        },
        ['Pueblo Libre, Lima', 'onsite'],
      ),
      job(
        0,
        'editora-libros',
        'Editora de textos',
        {
          does: 'Editora para un medio digital: edición semanal de piezas, corte y corrección de estilo de artículos y documentales escritos.',
          skills: 'Edición, Corrección de estilo, Redacción',
          asked: 'Literatura o Periodismo\n3 años',
          experience: '3-5',
        },
        ['Barranco, Lima', 'hybrid'],
      ),
      job(
        0,
        'color-textil',
        'Analista de color y sonido',
        {
          does: 'Corte y armado de muestras: color, respaldo de material y piezas semanales en planta textil.',
          skills: 'Colorimetría, Textil',
          asked: 'Técnico textil\n2 años',
          experience: '1-2',
        },
        ['Barranco, Lima', 'onsite'],
      ),
    ],
  },
  {
    profile: person(
      'held-out',
      'relleno-finanzas',
      'Finanzas | Contabilidad | Auditoría | Tesorería | Riesgos',
      {
        summary:
          'Estudiante de último ciclo. SAP FI, SAP CO, NIIF, tributación, Power BI, Excel avanzado, VBA, SQL, planeamiento, auditoría, riesgos, costos, tesorería.',
        skills:
          'SAP FI, SAP CO, NIIF, Tributación, Power BI, Excel avanzado, VBA, SQL, Planeamiento financiero, Auditoría, Riesgos, Costos, Tesorería',
        work: [['Practicante de contabilidad', '2024-08', null, 'Registro de comprobantes y archivo.']],
        studies: ['Estudiante', 'Contabilidad'],
      },
      'San Martín de Porres, Lima',
    ),
    jobs: [
      job(
        3,
        'practicas-conta',
        'Prácticas preprofesionales en registro contable',
        {
          does: 'Ingresarás facturas y recibos al sistema, cuadrarás la caja chica y ordenarás el sustento de cada mes.',
          skills: '',
          asked: 'Últimos ciclos de Contabilidad',
          experience: '0-1',
        },
        ['Los Olivos, Lima', 'onsite'],
      ),
      job(
        2,
        'auxiliar-conta',
        'Auxiliar contable',
        {
          does: 'Registro de compras y ventas, conciliaciones y apoyo en declaraciones. Jornada completa.',
          skills: 'Excel, Registro contable',
          asked: 'Egresado o técnico\n1 año',
          experience: '1-2',
        },
        ['Comas, Lima', 'onsite'],
      ),
      job(
        0,
        'gerente-finanzas',
        'Gerente de finanzas',
        {
          does: 'Planeamiento financiero, tesorería, riesgos, auditoría, costos, tributación y NIIF, con SAP FI, SAP CO y Power BI.',
          skills: 'SAP FI, SAP CO, NIIF, Tributación, Tesorería, Riesgos',
          asked: '12 años\nMBA',
          experience: '5+',
        },
        ['San Isidro, Lima', 'hybrid'],
      ),
      job(
        0,
        'controller',
        'Controller financiero',
        {
          does: 'SAP CO, costos, planeamiento financiero, Excel avanzado, VBA, SQL y Power BI: responderás por el cierre del grupo.',
          skills: 'SAP CO, Costos, Planeamiento financiero, Excel avanzado, SQL',
          asked: '6 años en control de gestión',
          experience: '5+',
        },
        ['San Martín de Porres, Lima', 'hybrid'],
      ),
    ],
  },
  {
    profile: person(
      'held-out',
      'cobranza-judicial',
      'Gestor de recuperaciones',
      {
        summary: 'Negocio deudas vencidas con empresas y personas, antes y durante el juicio.',
        skills: 'Negociación de deudas, Refinanciamiento, Cartera vencida, Seguimiento de procesos',
        work: [
          [
            'Gestor de cobranza',
            '2019-09',
            null,
            'Cartera vencida de un banco: visitas, llamadas y acuerdos de pago.',
          ],
          ['Teleoperador de cobranza', '2017-01', '2019-08', 'Llamadas de mora temprana.'],
        ],
        studies: ['Técnico', 'Administración Bancaria'],
      },
      'Chiclayo, Lambayeque',
    ),
    jobs: [
      job(
        3,
        'mora',
        'Analista de mora tardía',
        {
          does: 'Recuperarás créditos atrasados más de 120 días: acuerdos, transacciones y coordinación con el estudio de abogados.',
          skills: 'Recuperación de créditos, Acuerdos de pago',
          asked: '3 años',
          experience: '3-5',
        },
        ['Chiclayo, Lambayeque', 'onsite'],
      ),
      job(
        2,
        'creditos-mype',
        'Asesor de negocios microempresa',
        {
          does: 'Evaluarás y colocarás préstamos a mercados y bodegas, y cuidarás tu propia cartera.',
          skills: 'Evaluación crediticia, Visitas de campo',
          asked: '2 años en financieras',
          experience: '1-2',
        },
        ['Chiclayo, Lambayeque', 'onsite'],
      ),
      job(
        0,
        'recuperacion-datos',
        'Técnico de recuperaciones',
        {
          does: 'Recuperaciones de información de discos, seguimiento de procesos de respaldo y visitas a empresas y personas.',
          skills: 'Hardware, Respaldo de datos',
          asked: 'Técnico en computación\n2 años',
          experience: '1-2',
        },
        ['Chiclayo, Lambayeque', 'onsite'],
      ),
      job(
        0,
        'secretario-judicial',
        'Asistente judicial',
        {
          does: 'Seguimiento de procesos vencidos, llamadas, visitas y notificación durante el juicio en un juzgado.',
          skills: 'Derecho procesal, Redacción jurídica',
          asked: 'Bachiller en Derecho',
          experience: '1-2',
        },
        ['Chiclayo, Lambayeque', 'onsite'],
      ),
    ],
  },
])
