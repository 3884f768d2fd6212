import { certificate, job, language, study } from '../person.ts'
import type { Person } from '../person.ts'

export const peopleOfTheDigitalTrades: Person[] = [
  {
    id: 'bruno-cordova',
    name: 'Bruno Córdova Espichán',
    title: 'Ingeniero DevOps',
    email: 'bruno.cordova@nubeejemplo.pe',
    phone: '+51 937 224 810',
    linkedin: 'linkedin.com/in/brunocordovae',
    place: 'Huacho, Lima',
    summary:
      'Ingeniero de sistemas que automatiza despliegues y observabilidad para equipos de banca y logística. Certificado en Kubernetes y Azure.',
    experiences: [
      job('Ingeniero DevOps', 'Banco del Litoral', 'Lima (remoto)', '2022-06', null, [
        'Plataforma de despliegue para 70 microservicios.',
        'Tiempo de recuperación de 48 a 9 minutos.',
      ]),
      job('Administrador de sistemas Linux', 'Hosting Chaskinet', 'Lima', '2018-10', '2022-05', [
        'Gestión de 300 servidores con Ansible.',
      ]),
      job('Soporte de infraestructura', 'Hosting Chaskinet', 'Lima', '2017-01', '2018-09', [
        'Monitoreo 24x7 y respaldo de bases de datos.',
      ]),
    ],
    educations: [
      study(
        'Ingeniería de Sistemas',
        null,
        'Universidad Nacional José Faustino Sánchez Carrión',
        '2011',
        '2016',
      ),
    ],
    technical: {
      Nube: ['Azure', 'AWS', 'Terraform'],
      Contenedores: ['Docker', 'Kubernetes', 'Helm'],
      Automatización: ['Ansible', 'Jenkins', 'GitHub Actions', 'Bash'],
      Observabilidad: ['Prometheus', 'Grafana'],
    },
    soft: ['Colaboración', 'Calma ante incidentes'],
    languages: [language('Inglés', 'advanced', 'C1')],
    certifications: [
      certificate('Certified Kubernetes Administrator', 'The Linux Foundation', '2023'),
      certificate('Azure Administrator Associate', 'Microsoft', '2022'),
    ],
    interests: ['Ajedrez', 'Radioafición'],
  },
  {
    id: 'paola-injante',
    name: 'Paola Injante Vera',
    title: 'Product Manager',
    email: 'paola.injante@example.com',
    phone: '+51 922 513 664',
    linkedin: 'linkedin.com/in/paolainjante',
    place: 'Magdalena, Lima',
    summary:
      'Product Manager con base en ingeniería industrial. He lanzado productos de crédito y de salud en tres países. Me gusta hablar con usuarios cada semana.',
    experiences: [
      job('Product Manager', 'Ayllu Citas', 'Lima, Perú', '2022-09', null, [
        'Roadmap y discovery de la app de citas médicas.',
        'Retención a 90 días de 22 % a 37 %.',
      ]),
      job('Product Owner', 'Crédito Yapita', 'Lima, Perú', '2019-11', '2022-08', [
        'Backlog de tres squads y KPI de originación.',
      ]),
      job('Business Analyst', 'Consultora Delta Once', 'Santiago, Chile', '2017-03', '2019-10', [
        'Levantamiento de procesos para retail financiero.',
      ]),
    ],
    educations: [
      study('Digital Product Management Program', null, 'Universidad de Piura', '2021', '2021'),
      study(
        'Bachiller en Ingeniería Industrial',
        'Ingeniería Industrial',
        'Universidad de Lima',
        '2011',
        '2016',
      ),
    ],
    technical: {
      Product: ['Product Discovery', 'Roadmapping', 'A/B Testing', 'OKR'],
      Tools: ['Jira', 'Amplitude', 'SQL', 'Figma', 'Miro'],
    },
    soft: ['Storytelling', 'Priorización', 'Stakeholder management'],
    languages: [language('Español', 'native', 'Nativo'), language('English', 'advanced', 'Advanced (C1)')],
    certifications: [certificate('Certified Scrum Product Owner', 'Scrum Alliance', '2020')],
  },
  {
    id: 'sebastian-noriega',
    name: 'Sebastián Noriega Pratt',
    title: 'Data Engineer',
    email: 'snoriega@example.com',
    phone: '+51 961.447.203',
    linkedin: 'https://linkedin.com/in/snoriegap',
    place: 'Trujillo, Perú',
    summary:
      'Data engineer focused on batch and streaming pipelines for retail and telecom. Experiencia liderando migraciones de almacenes de datos a la nube.',
    experiences: [
      job('Data Engineer', 'Telefonía Costa Azul', 'Lima', '2021-04', null, [
        'Pipelines en Spark y Airflow para 12 millones de eventos diarios.',
        'Migration from Oracle to BigQuery.',
      ]),
      job('ETL Developer', 'Supermercados La Pradera', 'Trujillo', '2018-02', '2021-03', [
        'Cargas nocturnas con Pentaho y PL/SQL.',
      ]),
      job('Trainee de TI', 'Supermercados La Pradera', 'Trujillo', '2017-01', '2018-01', [
        'Reportes operativos.',
      ]),
    ],
    educations: [
      study('Máster en Big Data (online)', null, 'Universidad Internacional de La Rioja', '2020', '2021'),
      study('Ingeniero Informático', null, 'Universidad Privada Antenor Orrego', '2012', '2016'),
    ],
    technical: {
      'Data stack': ['Spark', 'Airflow', 'Kafka', 'dbt', 'BigQuery'],
      Lenguajes: ['Python', 'Scala', 'SQL', 'PL/SQL'],
    },
    soft: ['Teamwork', 'Autonomía'],
    languages: [language('Inglés', 'advanced', 'Fluido'), language('Español', 'native', 'Nativo')],
    certifications: [
      certificate('Google Cloud Professional Data Engineer', 'Google Cloud', '2023'),
      certificate('Databricks Data Engineer Associate', 'Databricks', '2022'),
    ],
  },
  {
    id: 'luciana-wong',
    name: 'Luciana Wong Sifuentes',
    title: 'Community & Content Lead',
    email: 'hello@lucianawong.example.com',
    phone: '51 945 118 736',
    linkedin: 'linkedin.com/in/luciana-wong-s',
    place: 'Lince, Lima',
    summary: 'Content lead bilingüe con seis años creando comunidades para marcas de moda y videojuegos.',
    experiences: [
      job('Content Lead', 'Pixel Huaca Games', 'Lima / Remote', '2023-02', null, [
        'Community of 90k players across LATAM.',
      ]),
      job('Social Media Specialist', 'Moda Pima', 'Lima', '2020-06', '2023-01', [
        'Campaigns for the cotton season in four countries.',
      ]),
      job('Redactora creativa', 'Agencia Tambo Rojo', 'Lima', '2019-01', '2020-05', [
        'Guiones de radio y video.',
      ]),
    ],
    educations: [
      study('Licenciada en Publicidad', 'Publicidad', 'Universidad San Ignacio de Loyola', '2013', '2018'),
    ],
    technical: {
      Content: ['Copywriting', 'Community management', 'SEO', 'Video editing'],
      Tools: ['Hootsuite', 'Premiere', 'Notion', 'Discord'],
    },
    soft: ['Creativity', 'Empathy', 'Planificación'],
    languages: [
      language('Spanish', 'native', 'native'),
      language('English', 'advanced', 'fluent'),
      language('Chinese', 'basic', 'HSK 2'),
    ],
    certifications: [certificate('Content Marketing', 'HubSpot Academy', '2021')],
    interests: ['Cosplay', 'Cerámica'],
  },
  {
    id: 'ignacio-peralta',
    name: 'Ignacio Peralta Gómez',
    title: 'Ilustrador y animador 2D',
    email: 'ignacio@peraltailustra.example.com',
    phone: '+54 9 11 5555 0173',
    linkedin: 'linkedin.com/in/ignacioperaltailustra',
    place: 'Buenos Aires, Argentina',
    summary:
      'Ilustrador argentino con base en publicidad y series infantiles. Cuento historias con color y poca línea.',
    experiences: [
      job('Animador 2D', 'Estudio Tero Rojo', 'Buenos Aires', '2022-05', null, [
        'Animación de la serie infantil Los Cardos.',
        'Diseño de personajes y fondos.',
      ]),
      job('Ilustrador freelance', 'Independiente', 'Lima', '2019-03', '2022-04', [
        'Libros de texto y campañas para editoriales peruanas.',
      ]),
      job('Diseñador junior', 'Agencia Tambo Rojo', 'Lima', '2017-07', '2019-02', [
        'Piezas digitales para retail.',
      ]),
    ],
    educations: [
      study(
        'Licenciatura en Diseño Gráfico',
        'Diseño Gráfico',
        'Universidad de Buenos Aires',
        '2011',
        '2017',
      ),
      study(
        'Curso de Animación Tradicional',
        'Animación Tradicional',
        'Pontificia Universidad Católica del Perú',
        '2019',
        '2019',
      ),
    ],
    technical: {
      Programas: ['Toon Boom Harmony', 'After Effects', 'Procreate', 'Photoshop'],
      Arte: ['Storyboard', 'Diseño de personajes', 'Color'],
    },
    soft: ['Puntualidad en entregas', 'Sentido del humor'],
    languages: [
      language('Inglés', 'intermediate', 'intermedio'),
      language('Portugués', 'advanced', 'avanzado'),
    ],
    certifications: [],
    awards: ['Mención en el Salón del Libro Ilustrado de Rosario, 2021'],
    interests: ['Historietas', 'Fútbol', 'Cocina'],
  },
  {
    id: 'marisol-tafur',
    name: 'Marisol Tafur Pezo',
    title: 'Ejecutiva de Cuentas Corporativas',
    email: 'marisol.tafur@ejemplo.pe',
    phone: '+51 990 371 554',
    linkedin: 'linkedin.com/in/marisol-tafur-pezo',
    place: 'Ate, Lima',
    summary:
      'Ejecutiva comercial con nueve años en telecomunicaciones y seguros para empresas. Cartera actual de 85 clientes y 97 % de renovación.',
    experiences: [
      job('Ejecutiva de Cuentas Corporativas', 'Seguros Cantuta', 'Lima', '2020-10', null, [
        'Renovación y venta cruzada de pólizas de salud y vida ley.',
        'Meta anual superada en 2022 (118 %) y 2023 (109 %).',
      ]),
      job(
        'Asesora comercial de soluciones empresariales para mediana y gran empresa',
        'Telefonía Costa Azul',
        'Lima',
        '2016-04',
        '2020-09',
        ['Prospección y cierre de enlaces dedicados.'],
      ),
      job('Teleoperadora', 'Contacto Global BPO', 'Lima', '2014-11', '2016-03', ['Venta de líneas pospago.']),
    ],
    educations: [
      study(
        'Bachiller en Negocios Internacionales',
        'Negocios Internacionales',
        'Universidad Nacional de Educación Enrique Guzmán y Valle',
        '2009',
        '2014',
      ),
      study(
        'Diplomado en Gestión Comercial',
        'Gestión Comercial',
        'Universidad del Pacífico',
        '2018',
        '2018',
      ),
    ],
    technical: {
      Comercial: ['Venta consultiva', 'Prospección', 'Gestión de renovaciones'],
      Herramientas: ['Salesforce', 'HubSpot', 'Excel | avanzado'],
    },
    soft: ['Empatía', 'Resiliencia', 'Negociación'],
    languages: [language('Inglés', 'intermediate', 'B2')],
    certifications: [
      certificate('Sales Management Associate', 'Salesforce', '2022'),
      certificate('Seguros para no especialistas', 'Instituto Cantuta', '2020'),
    ],
  },
  {
    id: 'dennis-aroni',
    name: 'Dennis Aroni Huallpa',
    title: 'Operador de planta concentradora',
    email: 'dennis.aroni@correo-ejemplo.pe',
    phone: '958 - 402 - 671',
    linkedin: null,
    place: 'Espinar, Cusco',
    summary:
      'Operador de molienda y flotación con siete años en gran minería. Turnos 7x7 y cero incidentes registrables.',
    experiences: [
      job('Operador de flotación', 'Minera Kanamarca Sur', 'Espinar, Cusco', '2021-03', null, [
        'Control de espumas, reactivos y leyes de concentrado.',
      ]),
      job('Operador de molienda', 'Minera Kanamarca Sur', 'Espinar, Cusco', '2018-06', '2021-02', [
        'Operación de molino SAG y dos molinos de bolas.',
      ]),
      job('Muestrero', 'Laboratorio Metalúrgico Mallmanya', 'Espinar, Cusco', '2017-01', '2018-05', [
        'Toma y preparación de muestras.',
      ]),
    ],
    educations: [
      study(
        'Técnico en Procesos Químicos y Metalúrgicos',
        'Procesos Químicos y Metalúrgicos',
        'TECSUP',
        '2014',
        '2016',
      ),
      study(
        'Ingeniería Metalúrgica (trunco)',
        null,
        'Universidad Nacional de San Antonio Abad del Cusco',
        '2011',
        '2013',
      ),
    ],
    technical: {
      Planta: ['Flotación', 'Molienda SAG', 'Espesadores', 'Muestreo'],
      Sistemas: ['DCS DeltaV', 'PI System', 'Excel | básico'],
    },
    soft: ['Seguridad', 'Trabajo en equipo', 'Comunicación radial'],
    languages: [language('Quechua', 'advanced', 'avanzado')],
    certifications: [
      certificate('Manejo de reactivos y MATPEL II', 'Escuela de Seguridad Minera e Industrial', '2022'),
      certificate('Trabajo en espacios confinados', 'Escuela de Seguridad Minera e Industrial', '2021'),
    ],
  },
]
