import type { LabelledJob } from './labelled.ts'

/** Construction, safety, environment, industry and mining. */
export const engineeringMiningJobs: LabelledJob[] = [
  {
    key: 'residente-obra-lima',
    title: 'Ingeniero Residente de Obra - Edificaciones',
    category: 'Operaciones',
    skills: ['Residencia de obra', 'Edificaciones', 'Last Planner', 'Valorizaciones', 'MS Project', 'Lean Construction'],
    description:
      'Constructora con proyectos multifamiliares de diez a veinte pisos busca ingeniero residente. Responsable de plazo, costo, calidad y seguridad de la obra; dirige a los ingenieros de campo y oficina técnica, planifica con Last Planner, aprueba valorizaciones de subcontratistas, coordina con supervisión y municipalidad, y reporta el resultado operativo mensual. Obra en Pueblo Libre, duración 18 meses y luego continuidad en otros proyectos. Se requiere haber entregado al menos dos edificios desde excavación hasta conformidad.',
    requirements:
      'Ingeniero Civil colegiado y habilitado\nMás de 5 años en edificaciones, 2 como residente\nMS Project, Lean Construction',
    experience: '5+',
    location: 'Pueblo Libre, Lima',
    mode: 'onsite',
    salaryText: 'S/ 9,000 - S/ 11,000',
  },
  {
    key: 'asistente-obra-piura',
    title: 'Asistente de Residente de Obra',
    category: 'Operaciones',
    skills: ['Metrados', 'AutoCAD', 'Cuaderno de obra', 'Control de calidad', 'S10'],
    description:
      'Consorcio a cargo de obra pública de saneamiento en Piura requiere asistente de residente. Apoyo en metrados y valorizaciones, cuaderno de obra digital, control de personal y materiales, protocolos de calidad, planos de replanteo en AutoCAD y coordinación con la supervisión. Trabajo en campo con alojamiento para quien no resida en Piura. Obra de doce meses.',
    requirements:
      'Bachiller en Ingeniería Civil\n1 a 2 años en obras de saneamiento o infraestructura\nAutoCAD, S10, MS Project',
    experience: '1-2',
    location: 'Piura',
    mode: 'onsite',
    salaryText: 'S/ 2,800 - S/ 3,300',
  },
  {
    key: 'costos-presupuestos-lima',
    title: 'Ingeniero de Costos y Presupuestos',
    category: 'Operaciones',
    skills: ['S10', 'Análisis de precios unitarios', 'Metrados', 'Licitaciones', 'Revit'],
    description:
      'Empresa contratista busca ingeniero de costos para la elaboración de propuestas de edificaciones e industria. Metrados a partir de planos y modelos, análisis de precios unitarios, cotización con subcontratistas, cronograma valorizado, consultas al postor y sustento de la oferta ante el cliente. De doce a quince licitaciones al año. Oficina en San Borja, remoto los viernes.',
    requirements:
      'Bachiller o titulado en Ingeniería Civil\n3 años en costos y presupuestos\nS10 avanzado, Revit deseable',
    experience: '3-5',
    location: 'San Borja, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 5,000 - S/ 6,000',
  },
  {
    key: 'modelador-bim-remoto',
    title: 'Modelador BIM',
    category: 'Diseño',
    skills: ['Revit', 'Navisworks', 'AutoCAD', 'Coordinación BIM'],
    description:
      'Oficina de proyectos con encargos en Perú y Chile busca modelador BIM de arquitectura y estructuras. Modelado en Revit hasta LOD 350, planos, detección de interferencias en Navisworks, familias paramétricas y reuniones de coordinación con especialistas. Entregas semanales y trabajo remoto con horario coordinado. Indicar en el CV los proyectos modelados y el área en metros cuadrados.',
    requirements:
      'Arquitecto, ingeniero civil o técnico en dibujo de construcción\n2 años modelando en Revit\nNavisworks, norma técnica peruana',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 2,800 - S/ 3,600',
  },
  {
    key: 'ingeniero-sst-arequipa',
    title: 'Ingeniero de Seguridad (SST) - Proyecto minero',
    category: 'Operaciones',
    skills: ['Seguridad y salud en el trabajo', 'IPERC', 'DS 024-2016-EM', 'ISO 45001', 'Investigación de accidentes'],
    description:
      'Contratista de construcción y montaje en minería requiere ingeniero de seguridad. Implementarás el sistema de gestión de SST del proyecto, liderarás inspecciones, permisos de trabajo de alto riesgo, IPERC de línea base, capacitaciones, investigación de incidentes con ICAM y reportes al cliente. Supervisarás a tres prevencionistas. Régimen 14x7 en unidad minera de Arequipa, campamento y pasajes cubiertos desde Lima o Arequipa.',
    requirements:
      'Ingeniero de Seguridad, Minas, Industrial o afines, colegiado\n4 años en seguridad en minería\nDS 024 y su modificatoria, ISO 45001\nLicencia A-I',
    experience: '3-5',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 7,000 - S/ 8,500',
  },
  {
    key: 'prevencionista-lima',
    title: 'Prevencionista de Riesgos',
    category: 'Operaciones',
    skills: ['SSOMA', 'IPERC', 'Charlas de seguridad', 'Norma G.050', 'ATS'],
    description:
      'Constructora de edificios en Lima busca prevencionista para obra en Jesús María. Charlas de cinco minutos, inspección de arneses y andamios, revisión de ATS y permisos, control de SCTR y exámenes médicos de subcontratistas, registro de estadísticas y apoyo en auditorías. Presencia permanente en campo. De lunes a viernes y sábados hasta la una.',
    requirements:
      'Técnico o bachiller en Ingeniería Industrial, Seguridad, Ambiental o Civil\n1 a 2 años como prevencionista en obra\nNorma G.050 y Ley 29783',
    experience: '1-2',
    location: 'Jesús María, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,800 - S/ 3,400',
  },
  {
    key: 'ingeniero-ambiental-lima',
    title: 'Analista Ambiental',
    category: 'Operaciones',
    skills: ['Estudios de impacto ambiental', 'Monitoreo ambiental', 'ISO 14001', 'OEFA', 'ArcGIS'],
    description:
      'Consultora ambiental requiere analista para la elaboración de instrumentos de gestión (EIA-sd, DIA, ITS), programas de monitoreo de aire, ruido y agua, respuesta a observaciones de SENACE y OEFA y mapas temáticos en ArcGIS. Salidas de campo una semana al mes en sierra y selva. Equipo de biólogos, geógrafos e ingenieros.',
    requirements:
      'Bachiller o titulado en Ingeniería Ambiental o Biología\n2 años en consultoría ambiental\nArcGIS intermedio\nInglés básico',
    experience: '1-2',
    location: 'Magdalena del Mar, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,000 - S/ 3,800',
  },
  {
    key: 'laboratorio-suelos-lima',
    title: 'Técnico de Laboratorio de Suelos',
    category: 'Operaciones',
    skills: ['Mecánica de suelos', 'Ensayos de concreto', 'Granulometría', 'Densidad de campo', 'Proctor'],
    description:
      'Laboratorio de ensayos de materiales necesita técnico de laboratorio de suelos, concreto y asfalto. Ejecutarás granulometrías, límites, Proctor, CBR, densidad de campo, rotura de probetas y toma de muestras en obra, con registro en formatos acreditados por INACAL. Salidas a obra en Lima y provincia con viáticos. Trabajo físico; se entregan equipos de protección.',
    requirements:
      'Técnico en Laboratorio de Suelos, Construcción Civil o afín\n1 a 2 años en ensayos de suelos y concreto\nNormas ASTM y NTP',
    experience: '1-2',
    location: 'San Martín de Porres, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,700 - S/ 2,100',
  },
  {
    key: 'geologo-mina-ancash',
    title: 'Geólogo de Mina',
    category: 'Operaciones',
    skills: ['Mapeo geológico', 'Control de leyes', 'Leapfrog', 'Logueo', 'Estimación de recursos'],
    description:
      'Mina subterránea polimetálica en Áncash busca geólogo de mina. Mapeo de labores, muestreo de canales, control de leyes y dilución, actualización de secciones, soporte a planeamiento de corto plazo, logueo de sondajes de infill y coordinación con operaciones. Régimen 14x7, campamento a 3,900 metros, pasajes desde Lima o Huaraz.',
    requirements:
      'Ingeniero Geólogo colegiado\n3 años en mina subterránea\nLeapfrog, AutoCAD, Datamine deseable',
    experience: '3-5',
    location: 'Huaraz, Áncash',
    mode: 'onsite',
    salaryText: 'S/ 6,500 - S/ 8,000',
  },
  {
    key: 'planeamiento-minas-moquegua',
    title: 'Mine Planning Engineer (Short Term)',
    category: 'Operaciones',
    skills: ['Planeamiento de minado', 'MineSight', 'Open pit', 'Perforación y voladura', 'English'],
    description:
      'Open pit copper operation in southern Peru is looking for a short term mine planning engineer. You will prepare weekly and monthly plans, sequence pushbacks, reconcile plan against production, coordinate with drill and blast, geology and dispatch, and present to the operations team every Thursday. Fieldwork every day of the shift. Roster 14x7 with flights from Lima and Arequipa. Documentation and meetings with corporate are held in English.',
    requirements:
      'Mining Engineer, registered with CIP\n4 years in open pit operations, 2 in short term planning\nMineSight or equivalent\nIntermediate to advanced English',
    experience: '3-5',
    location: 'Moquegua',
    mode: 'onsite',
    salaryText: 'S/ 9,000 - S/ 11,500',
  },
  {
    key: 'practicante-minas-arequipa',
    title: 'Practicante profesional de Ingeniería de Minas o Geología',
    category: 'Operaciones',
    skills: ['AutoCAD', 'Excel'],
    description:
      'Compañía minera con programa de nuevos talentos busca egresados de ingeniería de minas y geología de universidades del sur. Rotarás por operaciones, planeamiento, geología y seguridad durante doce meses, con un proyecto de mejora que presentarás al final. Régimen atípico, campamento y subvención superior a la de ley. Los mejores practicantes se quedan como ingenieros junior.',
    requirements:
      'Egresado en el último año de Ingeniería de Minas o Geológica\nTercio superior\nInglés intermedio, AutoCAD',
    experience: '0-1',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 2,000',
  },
  {
    key: 'operador-maquinaria-cajamarca',
    title: 'OPERADOR DE EXCAVADORA Y CARGADOR FRONTAL',
    category: 'Operaciones',
    skills: [],
    description:
      'EMPRESA COMUNAL CONTRATISTA MINERA REQUIERE OPERADORES DE EXCAVADORA SOBRE ORUGAS Y CARGADOR FRONTAL PARA MOVIMIENTO DE TIERRAS EN CAJAMARCA. INDISPENSABLE CERTIFICACION DE OPERADOR, LICENCIA A-I COMO MINIMO Y CONSTANCIAS DE TRABAJO. REGIMEN 20X10, HOSPEDAJE, ALIMENTACION, EPP Y SCTR. EXAMEN MEDICO DE ALTURA A CARGO DE LA EMPRESA.',
    requirements: 'CERTIFICADO DE OPERADOR DE EXCAVADORA\n3 ANOS EN MOVIMIENTO DE TIERRAS\nDISPONIBILIDAD INMEDIATA',
    experience: '3-5',
    location: 'Cajamarca',
    mode: 'onsite',
    salaryText: 'S/ 3,500 - S/ 4,000',
  },
  {
    key: 'supervisor-produccion-lima',
    title: 'Supervisor de Producción - Alimentos',
    category: 'Operaciones',
    skills: ['Supervisión de planta', 'HACCP', 'BPM', 'Mejora continua', 'Indicadores de producción'],
    description:
      'Planta de galletas y chocolates en Ate solicita supervisor de producción para turno rotativo. Dirigirás a cuarenta operarios en tres líneas, cumplirás el programa, controlarás rendimientos y merma, asegurarás BPM y HACCP junto con calidad, reportarás paradas a mantenimiento y conducirás las reuniones de cinco minutos al inicio de turno. Buscamos liderazgo en piso y curiosidad por los datos; hay un programa de mejora continua con bono.',
    requirements:
      'Bachiller en Ingeniería Industrial, Alimentaria o Química\n2 a 3 años supervisando líneas de alimentos\nHACCP y BPM',
    experience: '3-5',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,800 - S/ 4,500',
  },
]
