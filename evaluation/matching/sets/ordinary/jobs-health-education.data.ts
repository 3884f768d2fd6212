import type { LabelledJob } from '../../labelled.ts'

/** Health, psychology and education. */
export const healthEducationJobs: LabelledJob[] = [
  {
    key: 'enfermera-uci-lima',
    title: 'Licenciada(o) en Enfermería - UCI',
    category: null,
    skills: ['Cuidados intensivos', 'Ventilación mecánica', 'RCP avanzado', 'Registro de enfermería'],
    description:
      'Clínica de alta complejidad en San Borja requiere licenciados en enfermería para la unidad de cuidados intensivos de adultos. Brindarás cuidado integral a dos pacientes por turno, con manejo de ventilación mecánica, vías centrales, drogas vasoactivas y terapia de reemplazo renal, y mantendrás el registro electrónico. Trabajamos con protocolos de seguridad del paciente acreditados y simulación mensual. Se ofrecen 150 horas mensuales en turnos de doce, planilla, capacitación pagada y pago diferenciado por noche y feriado.',
    requirements:
      'Licenciado en Enfermería colegiado y habilitado, con SERUMS\nEspecialidad en cuidados intensivos o emergencias (concluida o en curso)\n2 años en UCI\nRCP avanzado vigente',
    experience: '3-5',
    location: 'San Borja, Lima',
    mode: 'onsite',
    salaryText: 'S/ 4,000 - S/ 4,800',
  },
  {
    key: 'enfermera-ocupacional-apurimac',
    title: 'Enfermero(a) Ocupacional - Unidad minera',
    category: null,
    skills: ['Salud ocupacional', 'Primeros auxilios', 'Vigilancia médica', 'Exámenes médicos ocupacionales'],
    description:
      'Empresa de servicios médicos busca enfermero ocupacional para tópico en unidad minera de Apurímac a 4,200 msnm. Atención de urgencias, triaje, apoyo al médico ocupacional en la vigilancia de la salud, programas de conservación auditiva y respiratoria, campañas de altura, control de exámenes médicos y de botiquines, y charlas en campo. Régimen 14x7 con vuelo o bus desde Cusco o Arequipa, alojamiento y alimentación.',
    requirements:
      'Licenciado en Enfermería colegiado y habilitado, con SERUMS\nDiplomado en salud ocupacional\n2 años en minería o industria\nATLS o PHTLS deseable',
    experience: '3-5',
    location: 'Challhuahuacho, Apurímac',
    mode: 'onsite',
    salaryText: 'S/ 4,500 - S/ 5,200',
  },
  {
    key: 'enfermera-hospitalizacion-chiclayo',
    title: 'Enfermera de Hospitalización',
    category: null,
    skills: ['Hospitalización', 'Administración de medicamentos', 'RCP básico', 'Kardex de enfermería'],
    description:
      'Clínica en Chiclayo busca enfermera para hospitalización y apoyo en emergencia. Turnos rotativos, valoración del paciente, administración de tratamiento, curaciones, kardex, educación a la familia y coordinación con el médico de turno. Pueden postular profesionales que terminaron el SERUMS recientemente; hay inducción de un mes. Contrato por planilla renovable.',
    requirements:
      'Licenciada en Enfermería colegiada y habilitada\nSERUMS concluido\nHasta 1 año de experiencia\nRCP básico',
    experience: '0-1',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 2,300 - S/ 2,700',
  },
  {
    key: 'tecnica-enfermeria-lima',
    title: 'Técnico(a) en Enfermería',
    category: null,
    skills: ['Signos vitales', 'Inyectables', 'Cuidado del adulto mayor', 'Curaciones'],
    description:
      'Casa de reposo en La Molina necesita técnicos en enfermería con vocación por el adulto mayor. Aseo y confort, movilización, control de signos vitales, administración de medicación oral e inyectables indicados, alimentación asistida, acompañamiento y reporte al licenciado de turno. Turnos de 12 horas, interdiarios. Cariño y paciencia son lo primero; lo demás se refuerza. Planilla y alimentación.',
    requirements:
      'Título técnico en Enfermería\n1 año en hospital, clínica o cuidado de adulto mayor\nCarné de vacunas al día',
    experience: '1-2',
    location: 'La Molina, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,400 - S/ 1,700',
  },
  {
    key: 'quimico-farmaceutico-arequipa',
    title: 'Químico Farmacéutico - Director Técnico',
    category: null,
    skills: ['Dirección técnica', 'DIGEMID', 'Buenas prácticas de almacenamiento', 'Farmacovigilancia'],
    description:
      'Cadena de boticas requiere químico farmacéutico para asumir la dirección técnica de local en Arequipa. Velarás por el cumplimiento de las buenas prácticas de oficina farmacéutica, dispensación y almacenamiento, el control de psicotrópicos y estupefacientes, la farmacovigilancia, la atención de inspecciones de DIGEMID y la orientación al paciente. También capacitarás al personal técnico. Turno fijo y domingos alternados.',
    requirements:
      'Químico farmacéutico titulado, colegiado y habilitado\n1 año en oficina farmacéutica\nConocimiento de normativa DIGEMID',
    experience: '1-2',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 3,000 - S/ 3,500',
  },
  {
    key: 'tecnico-farmacia-lima',
    title: 'Tecnico en Farmacia',
    category: null,
    skills: [],
    description:
      'Botica en San Juan de Miraflores busca tecnico en farmacia para atencion en mostrador, dispensacion con receta, control de vencimientos, inventario, cobro y cuadre de caja. Turnos rotativos, descansos semanales, comision por venta de productos de marca propia. Ingreso inmediato.',
    requirements:
      'Técnico en Farmacia titulado o egresado\n6 meses de experiencia en botica o farmacia\nTrato amable',
    experience: '0-1',
    location: 'San Juan de Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,200 - S/ 1,400 + comisiones',
  },
  {
    key: 'laboratorio-clinico-lima',
    title: 'Técnico de Laboratorio Clínico',
    category: null,
    skills: ['Toma de muestras', 'Hematología', 'Bioquímica', 'Bioseguridad'],
    description:
      'Laboratorio de análisis clínicos con cinco sedes busca técnico de laboratorio para toma de muestras a adultos y niños, centrifugado y rotulado, manejo de equipos automatizados de hematología y bioquímica, control de reactivos, cumplimiento de bioseguridad y entrega de resultados. Inicio a las 6:30 de la mañana. Ofrecemos planilla, capacitación en nuevas técnicas y un sábado libre de cada dos.',
    requirements:
      'Técnico en Laboratorio Clínico titulado\n1 año en laboratorio clínico o banco de sangre\nFlebotomía en niños deseable',
    experience: '1-2',
    location: 'Pueblo Libre, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500 - S/ 1,800',
  },
  {
    key: 'medico-ocupacional-lima',
    title: 'Médico Ocupacional',
    category: null,
    skills: ['Medicina ocupacional', 'Vigilancia de la salud', 'Ley 29783', 'Ergonomía'],
    description:
      'Planta de alimentos con 600 trabajadores requiere médico ocupacional para dirigir el servicio de salud en el trabajo. Programa anual de vigilancia, lectura de exámenes médicos, levantamiento de observaciones, reubicaciones, investigación de enfermedades ocupacionales, participación en el comité de SST y atención de urgencias en tópico. Coordina con la enfermera y con el ingeniero de seguridad. Treinta y seis horas semanales.',
    requirements:
      'Médico cirujano colegiado y habilitado\nMaestría, especialidad o diplomado en Medicina Ocupacional\n2 años como médico de vigilancia',
    experience: '3-5',
    location: 'Villa El Salvador, Lima',
    mode: 'onsite',
    salaryText: 'S/ 7,500 - S/ 9,000',
  },
  {
    key: 'psicologo-clinico-lima',
    title: 'Psicólogo(a) Clínico(a)',
    category: null,
    skills: [
      'Terapia cognitivo conductual',
      'Evaluación psicológica',
      'Adolescentes',
      'Informes psicológicos',
    ],
    description:
      'Centro de salud mental privado en Miraflores convoca psicólogos clínicos para atención de adolescentes y adultos, presencial y en línea. Entrevista, evaluación, plan de tratamiento, terapia cognitivo conductual, informes y participación en supervisión clínica quincenal. Agenda propia con mínimo de veinte horas semanales; el centro se ocupa de las citas y los cobros. Interesa la formación continua y el trabajo ético.',
    requirements:
      'Licenciado en Psicología colegiado y habilitado\n2 años de experiencia clínica\nFormación en terapia cognitivo conductual',
    experience: '1-2',
    location: 'Miraflores, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,500 - S/ 3,500',
  },
  {
    key: 'psicologo-educativo-cusco',
    title: 'Psicólogo Educativo',
    category: null,
    skills: ['Orientación escolar', 'Tutoría', 'Evaluación psicopedagógica', 'Convivencia escolar'],
    description:
      'Colegio privado del Cusco requiere psicólogo educativo para primaria y secundaria. Evaluación de ingreso, acompañamiento a tutores, talleres con familias, plan de convivencia escolar y registro en SíseVe, atención de casos y derivación, orientación vocacional en quinto de secundaria. Jornada de 7:30 a 16:00. Se valora experiencia con necesidades educativas especiales.',
    requirements:
      'Licenciado en Psicología colegiado\n1 a 2 años en instituciones educativas\nManejo de pruebas psicopedagógicas',
    experience: '1-2',
    location: 'Cusco',
    mode: 'onsite',
    salaryText: 'S/ 1,900 - S/ 2,300',
  },
  {
    key: 'profesor-ingles-lima',
    title: 'Profesor(a) de Inglés - Secundaria',
    category: null,
    skills: ['Enseñanza de inglés', 'Preparación Cambridge', 'Planificación curricular', 'Inglés C1'],
    description:
      'Colegio bilingüe en Surco busca profesor de inglés para secundaria a partir de marzo. Dictarás veinticuatro horas semanales, prepararás a los alumnos para los exámenes internacionales de Cambridge, planificarás por unidades, evaluarás por competencias según el currículo nacional y serás tutor de un aula. Nos gusta el aprendizaje por proyectos y esperamos que las clases se hagan en inglés de principio a fin. Beca para hijos, capacitación en el extranjero por concurso.',
    requirements:
      'Licenciado en Educación, especialidad Inglés\n3 años en colegios\nCertificación C1 (CAE o equivalente)',
    experience: '3-5',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,200 - S/ 4,000',
  },
  {
    key: 'docente-ingles-instituto-arequipa',
    title: 'Docente de inglés para adultos',
    category: null,
    skills: ['Inglés avanzado', 'Enseñanza', 'Zoom'],
    description:
      'Centro de idiomas en Arequipa busca docentes para cursos de adultos en turno noche y sabados. Se trabaja con libro y plataforma, grupos de 15, niveles basico e intermedio. Pago por hora. No indispensable titulo de educacion si el nivel de ingles es alto y se tiene carisma para enseñar.',
    requirements: 'Inglés B2 o más certificado\n1 año enseñando inglés\nDisponibilidad de 6 a 10 pm',
    experience: '1-2',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 22 la hora',
  },
  {
    key: 'docente-primaria-huancayo',
    title: 'Docente de Educación Primaria',
    category: null,
    skills: ['Educación primaria', 'Planificación de sesiones', 'Evaluación formativa', 'Tutoría'],
    description:
      'Institución educativa privada de Huancayo selecciona docente de tercer grado de primaria para el próximo año escolar. Dictado de comunicación, matemática, personal social y ciencia, tutoría del aula, comunicación con padres y participación en el proyecto de lectura. Buscamos maestros que sepan trabajar con grupos diversos y que usen material concreto. Contrato de marzo a diciembre con beneficios de ley y posibilidad de renovación.',
    requirements:
      'Profesor o licenciado en Educación Primaria\n2 años de experiencia en aula\nConocimiento del currículo nacional',
    experience: '1-2',
    location: 'Huancayo, Junín',
    mode: 'onsite',
    salaryText: 'S/ 1,500 - S/ 1,800',
  },
  {
    key: 'docente-matematica-lima',
    title: 'Docente de Matemática - nivel preuniversitario',
    category: null,
    skills: ['Matemática', 'Razonamiento matemático', 'Geometría', 'Física'],
    description:
      'Academia preuniversitaria con sedes en Comas y Los Olivos busca docentes de matemática para ciclos de admisión a universidades nacionales. Dictado de álgebra, geometría y trigonometría, elaboración de prácticas y simulacros, y asesoría por las tardes. Se evalúa con clase modelo. Pago por hora, mínimo 24 horas semanales. Pueden postular ingenieros o estudiantes de ciencias con experiencia en academias.',
    requirements:
      'Educación (Matemática), Ingeniería o Ciencias\n1 año dictando en academia o colegio\nResolver exámenes de admisión tipo UNI y San Marcos',
    experience: '1-2',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 25 - S/ 32 por hora',
  },
  {
    key: 'enfermera-emergencia-lima',
    title: 'Enfermera(o) de Emergencia',
    category: null,
    skills: ['Emergencias', 'Triaje', 'RCP', 'Canalización de vías'],
    description:
      'Clínica de Los Olivos requiere licenciadas en enfermería para el servicio de emergencia: triaje, estabilización, procedimientos y coordinación de referencias. Turnos rotativos de doce horas.',
    requirements:
      'Licenciada colegiada y habilitada, con SERUMS\n1 a 2 años en emergencia u hospitalización\nRCP vigente',
    experience: '1-2',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,900 - S/ 3,400',
  },
  {
    key: 'enfermera-uci-trujillo',
    title: 'Enfermera Especialista en Cuidados Intensivos',
    category: null,
    skills: ['UCI', 'Ventilador mecánico', 'Monitoreo hemodinámico'],
    description:
      'Hospital privado de Trujillo abre su unidad de cuidados intensivos y requiere especialistas con registro. Apoyo de vivienda por seis meses a quien se mude.',
    requirements: 'Especialista en cuidados intensivos registrada\n3 años en UCI\nACLS',
    experience: '3-5',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 4,200 - S/ 4,800',
  },
  {
    key: 'tecnica-enfermeria-clinica-lima',
    title: 'Técnica de Enfermería - Hospitalización',
    category: null,
    skills: ['Signos vitales', 'Confort del paciente', 'Bioseguridad'],
    description:
      'Clínica en Santa Anita requiere técnicas de enfermería para hospitalización: higiene y confort, control de funciones vitales, traslado, preparación de material y apoyo a la enfermera.',
    requirements: 'Título técnico\n1 año en clínica u hospital\nTurnos rotativos',
    experience: '1-2',
    location: 'Santa Anita, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500 - S/ 1,700',
  },
  {
    key: 'flebotomista-lima',
    title: 'Flebotomista a domicilio',
    category: null,
    skills: ['Toma de muestras', 'Cadena de frío', 'Trato al paciente'],
    description:
      'Laboratorio busca técnico para toma de muestras en domicilios y empresas de Lima moderna, desde las seis de la mañana hasta el mediodía. Movilidad de la empresa. Buena mano con niños y adultos mayores.',
    requirements: 'Técnico en Laboratorio Clínico o Enfermería\n6 meses en toma de muestras',
    experience: '0-1',
    location: 'San Borja, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,300 - S/ 1,500',
  },
  {
    key: 'laboratorio-banco-sangre-lima',
    title: 'Técnico de Laboratorio - Banco de sangre',
    category: null,
    skills: ['Inmunohematología', 'Tamizaje', 'Hemoderivados', 'Bioseguridad'],
    description:
      'Clínica de San Isidro necesita técnico de laboratorio para banco de sangre: selección de donantes, fraccionamiento, tamizaje y registros de PRONAHEBAS. Turnos noche.',
    requirements: 'Técnico en Laboratorio Clínico\n2 años, uno en banco de sangre\nDisponibilidad nocturna',
    experience: '1-2',
    location: 'San Isidro, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800 - S/ 2,100',
  },
  {
    key: 'farmaceutico-clinica-arequipa',
    title: 'Químico Farmacéutico de Clínica',
    category: null,
    skills: ['Farmacia clínica', 'Dosis unitaria', 'Farmacovigilancia', 'Stock'],
    description:
      'Clínica de Arequipa requiere químico farmacéutico para farmacia de hospitalización: validación de recetas, dosis unitaria, control de stock y comité de farmacovigilancia.',
    requirements: 'Titulado, colegiado y habilitado\n2 años, deseable en hospital o clínica',
    experience: '1-2',
    location: 'Yanahuara, Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 3,300 - S/ 3,900',
  },
  {
    key: 'farmaceutico-lima',
    title: 'Director Técnico de Botica',
    category: null,
    skills: ['Dirección técnica', 'BPA', 'Dispensación'],
    description:
      'Cadena de boticas abre locales en Lima este y busca directores técnicos. Normativa, personal, stock y venta del local. Horario partido.',
    requirements: 'Químico farmacéutico colegiado\n1 año en botica',
    experience: '1-2',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,200 - S/ 3,600',
  },
  {
    key: 'psicologo-online-remoto',
    title: 'Psicoterapeuta en línea',
    category: null,
    skills: ['Terapia en línea', 'Terapia cognitivo conductual', 'Adultos', 'Adolescentes'],
    description:
      'Plataforma peruana de salud mental convoca psicólogas y psicólogos para terapia por videollamada. Agenda de tu elección, mínimo quince horas, supervisión mensual y pago por sesión.',
    requirements:
      'Psicólogo colegiado y habilitado\n2 años de experiencia clínica\nFormación en psicoterapia',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 45 por sesión',
  },
  {
    key: 'profesor-ingles-primaria-lima',
    title: 'Teacher of English - Primary',
    category: null,
    skills: ['Enseñanza de inglés', 'Primaria', 'Phonics', 'Inglés avanzado'],
    description:
      'British style school in La Molina seeks a primary English teacher for grades 2 to 4. Phonics, reading workshop, class tutoring and weekly contact with families in English and Spanish.',
    requirements: 'Degree in Education\n2 years with primary children\nC1 certificate',
    experience: '1-2',
    location: 'La Molina, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,000 - S/ 3,500',
  },
  {
    key: 'ingles-corporativo-remoto',
    title: 'Profesor de inglés corporativo (en línea)',
    category: null,
    skills: ['Inglés avanzado', 'Clases en línea', 'Inglés de negocios'],
    description:
      'Empresa de capacitación busca profesores para clases en línea a ejecutivos, de siete a nueve de la mañana y de seis a nueve de la noche. Material incluido, pago por hora. Se acepta a traductores y profesionales con nivel C1 que hayan enseñado.',
    requirements: 'Inglés C1\n1 año enseñando a adultos\nBuena conexión',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 30 - S/ 38 la hora',
  },
  {
    key: 'docente-primaria-jauja',
    title: 'Profesor(a) de primaria - 5.º grado',
    category: null,
    skills: ['Educación primaria', 'Currículo nacional', 'Tutoría'],
    description:
      'Colegio parroquial de Jauja busca profesor de aula para quinto grado. Preparación de sesiones, evaluación, tutoría y participación en actividades de la comunidad.',
    requirements: 'Título en Educación Primaria\n1 año de aula\nVivir en el valle del Mantaro',
    experience: '1-2',
    location: 'Jauja, Junín',
    mode: 'onsite',
    salaryText: 'S/ 1,400 - S/ 1,600',
  },
  {
    key: 'docente-primaria-lima',
    title: 'Docente tutora de primaria',
    category: null,
    skills: ['Educación primaria', 'Proyectos de aprendizaje', 'Inglés básico'],
    description:
      'Colegio innovador de Surquillo busca tutora de segundo grado que trabaje por proyectos, con acompañamiento pedagógico semanal. Grupos de veinte niños.',
    requirements:
      'Licenciada en Educación Primaria\n3 años en colegios privados\nManejo de herramientas digitales',
    experience: '3-5',
    location: 'Surquillo, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,200 - S/ 2,700',
  },
  {
    key: 'tutor-matematica-remoto',
    title: 'Tutor virtual de matemática y física',
    category: null,
    skills: ['Matemática', 'Física', 'Clases virtuales'],
    description:
      'Plataforma de reforzamiento escolar busca tutores para clases individuales y resolución de dudas, por las tardes. También se graban videos de ejercicios de admisión. Remoto.',
    requirements:
      'Estudios de Ciencias, Ingeniería o Educación\nExperiencia enseñando a escolares\nTableta gráfica deseable',
    experience: '0-1',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 22 la hora',
  },
  {
    key: 'docente-fisica-colegio-lima',
    title: 'Docente de Ciencias y Física - Secundaria',
    category: null,
    skills: ['Física', 'Matemática', 'Secundaria', 'Laboratorio escolar'],
    description:
      'Colegio preuniversitario de San Martín de Porres busca docente de física y matemática para cuarto y quinto de secundaria. Dictado, prácticas, tutoría y concursos.',
    requirements: 'Educación o Ingeniería (con experiencia docente)\n2 años en colegio o academia',
    experience: '1-2',
    location: 'San Martín de Porres, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,900 - S/ 2,300',
  },
]
