import { job, person, setOf } from './hard.ts'

/** The half that may be looked at. */
export const hardDev = setOf([
  {
    profile: person(
      'dev',
      'topografo',
      'Topógrafo',
      {
        summary: 'Levantamientos y replanteo en obras viales y saneamiento. Manejo mi propia cuadrilla.',
        skills: 'Estación total, GPS diferencial, AutoCAD Civil 3D, Nivelación',
        work: [
          [
            'Topógrafo de obra',
            '2019-03',
            null,
            'Replanteo de ejes, seccionamiento y cálculo de volúmenes en una carretera.',
          ],
          ['Asistente de topografía', '2016-01', '2019-02', 'Portaprisma y gabinete.'],
        ],
        studies: ['Técnico', 'Topografía'],
      },
      'Ate, Lima',
    ),
    jobs: [
      job(
        3,
        'levantamientos',
        'Responsable de levantamientos de terreno',
        {
          does: 'Medirás terrenos para habilitaciones urbanas, llevarás el gabinete y entregarás planos y metrados de tierras.',
          skills: 'Civil 3D, Estación total, GNSS',
          asked: 'Técnico en topografía o geomática\n3 años en campo',
          experience: '3-5',
        },
        ['Santa Anita, Lima', 'onsite'],
      ),
      job(
        2,
        'topografo-puno',
        'Topógrafo vial',
        {
          does: 'Replanteo y control de ejes en carretera de la sierra. Obra con horario de lunes a sábado; la vivienda corre por cuenta del trabajador.',
          skills: 'Estación total, AutoCAD Civil 3D, Nivelación',
          asked: '3 años en obras viales',
          experience: '3-5',
        },
        ['Juliaca, Puno', 'onsite'],
      ),
      job(
        1,
        'ayudante-topografia',
        'Ayudante de topografía',
        {
          does: 'Apoyarás al topógrafo cargando prisma y jalones, limpiando equipos y marcando puntos. No se requiere experiencia.',
          skills: 'Estación total, Nivelación',
          asked: 'Secundaria completa',
          experience: '0-1',
        },
        ['Ate, Lima', 'onsite'],
      ),
      job(
        0,
        'topografia-corneal',
        'Técnico en topografía corneal',
        {
          does: 'Realizarás topografía corneal y toma de medidas en clínica de ojos, con estación de trabajo y GPS del paciente en sala.',
          skills: 'Topografía corneal, Biometría, Atención al paciente',
          asked: 'Técnico en optometría\n2 años en oftalmología',
          experience: '1-2',
        },
        ['Ate, Lima', 'onsite'],
      ),
    ],
  },
  {
    profile: person(
      'dev',
      'pastelera',
      'Maestra pastelera',
      {
        summary:
          'Tortas, bocaditos y masas finas. Dirijo la producción de la madrugada en una panadería de barrio.',
        skills: 'Pastelería fina, Masas fermentadas, Chocolatería, Costeo de recetas',
        work: [
          [
            'Maestra pastelera',
            '2018-05',
            null,
            'Producción diaria de tortas, hojaldres y panes dulces. Formo a tres ayudantes.',
          ],
          ['Ayudante de pastelería', '2014-02', '2018-04', 'Horneado y decoración.'],
        ],
        studies: ['Técnica', 'Panadería y Pastelería'],
      },
      'San Miguel, Lima',
    ),
    jobs: [
      job(
        3,
        'jefe-dulces',
        'Jefe de producción de postres',
        {
          does: 'Liderarás el obrador de una cadena de cafés: planificar el horneado, cuidar recetas, mermas y al equipo de repostería.',
          skills: 'Repostería, Bollería, Control de mermas',
          asked: '5 años en obrador\nManejo de personal',
          experience: '5+',
        },
        ['Pueblo Libre, Lima', 'onsite'],
      ),
      job(
        2,
        'panadero-hotel',
        'Panadero de hotel',
        {
          does: 'Amasarás y hornearás panes rústicos y de desayuno para un hotel. El puesto no hace tortas.',
          skills: 'Panadería, Masas fermentadas',
          asked: '2 años en panadería',
          experience: '1-2',
        },
        ['Miraflores, Lima', 'onsite'],
      ),
      job(
        0,
        'vendedora-pasteleria',
        'Vendedora de pastelería fina',
        {
          does: 'Atenderás el mostrador de una pastelería fina: tortas, chocolatería, bocaditos y panes. Cobro en caja y pedidos por teléfono.',
          skills: 'Atención al cliente, Caja, Ventas',
          asked: 'Secundaria completa',
          experience: '0-1',
        },
        ['San Miguel, Lima', 'onsite'],
      ),
      job(
        0,
        'costos-recetas',
        'Analista de costeo',
        {
          does: 'Costeo de recetas, producción y formatos de una empresa de masas y alimentos congelados; informes para finanzas.',
          skills: 'Costos, Excel avanzado, ERP',
          asked: 'Bachiller en Contabilidad o Economía',
          experience: '3-5',
        },
        ['San Miguel, Lima', 'onsite'],
      ),
    ],
  },
  {
    profile: person(
      'dev',
      'data-engineer',
      'Data Engineer',
      {
        summary: 'Construyo pipelines de datos que cargan todas las noches sin que nadie los mire.',
        skills: 'Python, Apache Airflow, Spark, AWS Glue, SQL',
        work: [
          [
            'Data Engineer',
            '2021-06',
            null,
            'Ingesta desde veinte sistemas a un lago de datos, modelado y calidad.',
          ],
          ['Desarrollador ETL', '2018-04', '2021-05', 'Cargas con Pentaho y PL/SQL.'],
        ],
        studies: ['Bachiller', 'Ingeniería de Sistemas'],
      },
      'Jesús María, Lima',
    ),
    jobs: [
      job(
        3,
        'ingeniero-informacion',
        'Ingeniero de información en la nube',
        {
          does: 'Serás dueño de los flujos que llevan la información de las tiendas al almacén analítico: orquestación, particiones, costos y pruebas.',
          skills: 'Orquestación de flujos, Spark, ELT, Data lake',
          asked: '3 años construyendo ingestas',
          experience: '3-5',
        },
        ['Remoto', 'remote'],
      ),
      job(
        1,
        'data-lead',
        'Gerente de datos e inteligencia artificial',
        {
          does: 'Dirigirás a tres jefaturas (Data Engineer, ciencia y gobierno), el presupuesto anual y el comité. Airflow, Spark, AWS y Python son parte del entorno del equipo.',
          skills: 'Python, Spark, AWS, SQL, Gestión de equipos',
          asked: '12 años, 5 de ellos en gerencias\nMBA',
          experience: '5+',
        },
        ['San Isidro, Lima', 'hybrid'],
      ),
      job(
        0,
        'digitador-datos',
        'Digitador de datos',
        {
          does: 'Ingesta manual: digitarás datos de fichas todas las noches y los cargarás al sistema, cuidando la calidad de los datos.',
          skills: 'Digitación, Excel, Calidad de datos',
          asked: 'Secundaria completa',
          experience: '0-1',
        },
        ['Jesús María, Lima', 'onsite'],
      ),
      job(
        0,
        'pipelines-gas',
        'Ingeniero de pipelines',
        {
          does: 'Diseño y modelado de ductos: integridad de pipelines de gas, lago de retención y cargas en estaciones. Python se usa para cálculo.',
          skills: 'API 5L, Integridad de ductos, Python',
          asked: 'Ingeniero mecánico colegiado\n3 años en hidrocarburos',
          experience: '3-5',
        },
        ['Jesús María, Lima', 'hybrid'],
      ),
    ],
  },
  {
    profile: person(
      'dev',
      'relaciones-comunitarias',
      'Gestora social',
      {
        summary:
          'Diálogo con comunidades campesinas, acuerdos y seguimiento de compromisos en proyectos mineros. Hablo quechua.',
        skills: 'Relaciones comunitarias, Resolución de conflictos, Quechua, Monitoreo participativo',
        work: [
          [
            'Relacionista comunitaria',
            '2020-01',
            null,
            'Atención de quejas, talleres informativos y seguimiento de compromisos sociales en Apurímac.',
          ],
          ['Promotora social', '2017-03', '2019-12', 'Programas de desarrollo productivo.'],
        ],
        studies: ['Licenciada', 'Antropología'],
      },
      'Abancay, Apurímac',
    ),
    jobs: [
      job(
        3,
        'asuntos-sociales',
        'Supervisor de asuntos sociales',
        {
          does: 'En campamento (14 x 7, con alojamiento y pasajes) cuidarás el vínculo con los anexos del área de influencia y el avance de los convenios firmados.',
          skills: 'Gestión de convenios, Manejo de quejas y reclamos, Quechua',
          asked: 'Sociología, Antropología o afines\n4 años en minería',
          experience: '3-5',
        },
        ['Cotabambas, Apurímac', 'onsite'],
      ),
      job(
        0,
        'community-marca',
        'Community manager',
        {
          does: 'Gestora de nuestra comunidad en redes: diálogo con seguidores, atención de quejas, monitoreo de comentarios y talleres en vivo.',
          skills: 'Gestión de comunidades, Redes sociales, Monitoreo',
          asked: '2 años manejando comunidades digitales',
          experience: '1-2',
        },
        ['Abancay, Apurímac', 'onsite'],
      ),
      job(
        2,
        'desarrollo-productivo',
        'Especialista en desarrollo rural',
        {
          does: 'Ejecutarás proyectos productivos de cuyes y quinua con familias del ámbito, y elaborarás informes para la cooperación.',
          skills: 'Desarrollo rural, Formulación de proyectos',
          asked: 'Ciencias sociales o agronomía\n3 años en proyectos rurales',
          experience: '3-5',
        },
        ['Andahuaylas, Apurímac', 'onsite'],
      ),
      job(
        1,
        'gerente-social',
        'Gerente de relaciones comunitarias',
        {
          does: 'Dirigirás la estrategia de relaciones comunitarias y resolución de conflictos de tres operaciones, con 40 personas a cargo y reporte al directorio.',
          skills: 'Relaciones comunitarias, Resolución de conflictos',
          asked: '15 años, 6 en gerencias',
          experience: '5+',
        },
        ['San Isidro, Lima', 'hybrid'],
      ),
    ],
  },
  {
    profile: person(
      'dev',
      'qa-relleno',
      'Desarrollador | QA | DevOps | Data Scientist',
      {
        summary:
          'Egresado con muchas ganas. Java, Python, React, Angular, Node.js, Docker, Kubernetes, AWS, Azure, Selenium, Cypress, Scrum, Machine Learning, SQL, NoSQL, Power BI.',
        skills:
          'Java, Python, React, Angular, Node.js, Docker, Kubernetes, AWS, Azure, Selenium, Cypress, Jenkins, Machine Learning, TensorFlow, SQL, MongoDB, Power BI, Scrum',
        work: [
          ['Practicante de pruebas', '2024-09', null, 'Ejecuto casos de prueba manuales y reporto errores.'],
        ],
        studies: ['Egresado', 'Ingeniería de Software'],
      },
      'Los Olivos, Lima',
    ),
    jobs: [
      job(
        3,
        'tester-junior',
        'Probador de software junior',
        {
          does: 'Revisarás cada entrega antes de que salga: seguir guiones, anotar fallas con claridad y volver a mirar lo corregido. Te enseñamos a automatizar.',
          skills: 'Casos de prueba, Reporte de errores',
          asked: 'Egresado de carreras de sistemas\nHasta 1 año',
          experience: '0-1',
        },
        ['Independencia, Lima', 'onsite'],
      ),
      job(
        2,
        'qa-automatizacion',
        'Analista QA automatizador',
        {
          does: 'Automatizarás regresiones web y de servicios. Buscamos a alguien con base en pruebas y un año escribiendo guiones.',
          skills: 'Selenium, Cypress, Jenkins',
          asked: '1 a 2 años en pruebas',
          experience: '1-2',
        },
        ['San Isidro, Lima', 'hybrid'],
      ),
      job(
        0,
        'arquitecto-nube',
        'Arquitecto de soluciones',
        {
          does: 'Definirás la arquitectura: Docker, Kubernetes, AWS, Azure, Node.js, Java y Python, con Machine Learning en producción. Guiarás a cinco equipos.',
          skills: 'Docker, Kubernetes, AWS, Azure, Java, Python',
          asked: '8 años de desarrollo\n4 como arquitecto',
          experience: '5+',
        },
        ['Remoto', 'remote'],
      ),
      job(
        0,
        'cientifico-senior',
        'Científico de datos senior',
        {
          does: 'Modelos de riesgo en producción: Python, Machine Learning, TensorFlow, SQL, Power BI y AWS. Responderás ante el regulador por ellos.',
          skills: 'Python, Machine Learning, TensorFlow, SQL, AWS',
          asked: '5 años en modelos\nMaestría en estadística',
          experience: '5+',
        },
        ['Los Olivos, Lima', 'hybrid'],
      ),
    ],
  },
  {
    profile: person(
      'dev',
      'ascensorista',
      'Técnico de ascensores',
      {
        summary: 'Mantenimiento y rescate en ascensores y escaleras mecánicas de edificios.',
        skills: 'Mantenimiento preventivo, Tableros eléctricos, Variadores de velocidad, Electromecánica',
        work: [
          [
            'Técnico de mantenimiento de ascensores',
            '2019-08',
            null,
            'Ruta de 40 edificios, llamadas de emergencia y ajuste de puertas y frenos.',
          ],
          ['Ayudante electricista', '2017-01', '2019-07', 'Instalaciones en edificios.'],
        ],
        studies: ['Técnico', 'Electrotecnia Industrial'],
      },
      'Surco, Lima',
    ),
    jobs: [
      job(
        3,
        'transporte-vertical',
        'Electromecánico de transporte vertical',
        {
          does: 'Atenderás equipos de elevación de personas en centros comerciales: revisiones mensuales, repuestos y guardias rotativas.',
          skills: 'Maniobras electromecánicas, Variadores, Lectura de planos eléctricos',
          asked: 'Técnico electricista o electrotécnico\n3 años en elevadores',
          experience: '3-5',
        },
        ['San Borja, Lima', 'onsite'],
      ),
      job(
        2,
        'mantenimiento-edificio',
        'Técnico de mantenimiento de edificio',
        {
          does: 'Cuidarás bombas, grupo electrógeno, tableros e iluminación de una torre de oficinas. Los ascensores los ve un tercero.',
          skills: 'Tableros eléctricos, Bombas de agua, Gasfitería',
          asked: '2 años',
          experience: '1-2',
        },
        ['San Isidro, Lima', 'onsite'],
      ),
      job(
        0,
        'operador-ascensor',
        'Ascensorista de clínica',
        {
          does: 'Operarás el ascensor de una clínica: subir y bajar pacientes y camillas, puertas, llamadas de emergencia y trato amable.',
          skills: 'Trato al público',
          asked: 'Secundaria completa',
          experience: '0-1',
        },
        ['Surco, Lima', 'onsite'],
      ),
      job(
        0,
        'ventas-ascensores',
        'Ejecutivo de ventas de ascensores',
        {
          does: 'Venderás contratos de mantenimiento preventivo de ascensores y escaleras mecánicas a juntas de edificios; ruta de visitas.',
          skills: 'Ventas B2B, Negociación, CRM',
          asked: '3 años en ventas',
          experience: '3-5',
        },
        ['Surco, Lima', 'hybrid'],
      ),
    ],
  },
  {
    profile: person(
      'dev',
      'nutricionista',
      'Licenciada en Nutrición',
      {
        summary: 'Planes alimentarios, consejería y control de comedores. Colegiada y habilitada.',
        skills: 'Evaluación nutricional, Planificación de menús, BPM, HACCP',
        work: [
          [
            'Nutricionista de concesionario',
            '2021-02',
            null,
            'Menús de dos mil raciones, control de higiene y costos en comedor minero.',
          ],
          ['Serumista', '2019-05', '2020-05', 'Puesto de salud: control de anemia y consejería.'],
        ],
        studies: ['Licenciada', 'Nutrición Humana'],
      },
      'Arequipa',
    ),
    jobs: [
      job(
        3,
        'dietas-clinica',
        'Dietista clínica',
        {
          does: 'Valorarás el estado alimentario de los pacientes hospitalizados, indicarás fórmulas y supervisarás la cocina de dietas.',
          skills: 'Dietoterapia, Valoración alimentaria',
          asked: 'Nutricionista colegiada, SERUMS\n2 años',
          experience: '1-2',
        },
        ['Yanahuara, Arequipa', 'onsite'],
      ),
      job(
        2,
        'inocuidad',
        'Supervisor de inocuidad alimentaria',
        {
          does: 'Verificarás limpieza, temperaturas y registros en planta de comidas preparadas, y capacitarás manipuladores.',
          skills: 'BPM, HACCP, POES',
          asked: 'Ingeniería de alimentos, Nutrición o afines\n2 años',
          experience: '1-2',
        },
        ['Cerro Colorado, Arequipa', 'onsite'],
      ),
      job(
        0,
        'nutricion-animal',
        'Especialista en nutrición animal',
        {
          does: 'Evaluación nutricional y planes alimentarios de ganado lechero: formulación de raciones, costos y visitas a establos.',
          skills: 'Nutrición animal, Formulación de raciones',
          asked: 'Zootecnista o veterinario colegiado\n3 años',
          experience: '3-5',
        },
        ['Arequipa', 'onsite'],
      ),
      job(
        0,
        'ventas-nutricion',
        'Asesora de productos de nutrición',
        {
          does: 'Venderás suplementos de nutrición con consejería, control de pedidos y menús de ejemplo en tienda.',
          skills: 'Ventas, Atención al cliente',
          asked: 'Secundaria completa',
          experience: '0-1',
        },
        ['Arequipa', 'onsite'],
      ),
    ],
  },
  {
    profile: person(
      'dev',
      'agente-servicio',
      'Representante de servicio al cliente',
      {
        summary: 'Tres años calmando clientes por teléfono y chat de un operador de telefonía.',
        skills: 'Atención telefónica, Manejo de reclamos, Retención, CRM',
        work: [
          [
            'Representante de servicio',
            '2022-04',
            null,
            'Sesenta contactos al día, solución en la primera llamada y retención.',
          ],
        ],
        studies: ['Técnica', 'Administración'],
      },
      'San Juan de Lurigancho, Lima',
    ),
    jobs: [
      job(
        3,
        'mesa-usuarios',
        'Gestor de experiencia del usuario (no presencial)',
        {
          does: 'Responderás a quienes compran en nuestra tienda en línea: pedidos que no llegan, cambios y devoluciones, hasta que queden conformes.',
          skills: 'Postventa, Zendesk, Comunicación escrita',
          asked: '1 a 2 años en contact center',
          experience: '1-2',
        },
        ['Remoto', 'remote'],
      ),
      job(
        1,
        'jefe-contact',
        'Jefe de servicio al cliente',
        {
          does: 'Dirigirás 120 representantes de servicio al cliente: atención telefónica, reclamos, retención y CRM, con presupuesto y metas.',
          skills: 'Atención telefónica, Manejo de reclamos, CRM',
          asked: '8 años, 4 como jefe',
          experience: '5+',
        },
        ['Lima', 'onsite'],
      ),
      job(
        0,
        'ux-experiencia',
        'Diseñador de experiencia de usuario',
        {
          does: 'Investigarás a usuarios de una tienda en línea por teléfono y chat, y diseñarás prototipos que reduzcan reclamos.',
          skills: 'Figma, Investigación de usuarios, Prototipado',
          asked: 'Portafolio\n3 años',
          experience: '3-5',
        },
        ['Remoto', 'remote'],
      ),
      job(
        0,
        'operador-telefonia',
        'Operador de planta de telefonía',
        {
          does: 'Técnico de servicio en planta externa de un operador de telefonía: empalmes, postes y retención de equipos en campo.',
          skills: 'Fibra óptica, Empalmes, Trabajo en altura',
          asked: 'Técnico en telecomunicaciones\n2 años',
          experience: '1-2',
        },
        ['San Juan de Lurigancho, Lima', 'onsite'],
      ),
    ],
  },
])
