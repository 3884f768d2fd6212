/** The parts of a CV. */
export const sectionKinds = [
  'contact',
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'references',
  'interests',
  'awards',
  'publications',
  'projects',
  'volunteering',
  'other',
] as const
export type SectionKind = (typeof sectionKinds)[number]

/** What people write over each part, folded. */
export const headingPhrases: Readonly<Record<SectionKind, string>> = {
  contact: `hablemos|escribeme|ubicame|contactos|mis contactos|get in touch|where to find me|reach me|datos del postulante|datos del candidato|informacion del postulante|contacto|contactar|datos personales|informacion personal|datos de contacto|informacion de contacto|contact|contact information|personal information|personal details|
    contactame|mis datos|datos|datos generales|generales de ley|informacion general|contact me|contact details|extracto de contacto|como contactarme|donde encontrarme|detalles personales|detalles|details|ponte en contacto|redes|redes sociales|links|enlaces|find me online|personal data|identificacion`,
  summary: `professional objective|presentation|
    mi historia|presentacion personal|perfil del candidato|en breve|en pocas palabras|elevator pitch|un poco de mi|un poco sobre mi|mi perfil profesional|resumen personal|resumen de experiencia|quien soy yo|en resumen|highlights|career highlights|professional statement|perfil|semblanza|objetivo y perfil|perfil y objetivo|resumen|sobre mi|yo|acerca de mi|acerca de|perfil profesional|perfil laboral|resumen profesional|resumen ejecutivo|extracto|presentacion|objetivo|objetivo profesional|objetivos|
    objetivo laboral|quien soy|summary|profile|professional summary|professional profile|about me|about|objective|career objective|executive summary|career summary|perfil personal|perfil ejecutivo|
    sintesis|sintesis profesional|introduccion|descripcion personal|descripcion profesional|descripcion|mi perfil|resumen de perfil|resumen del perfil|career profile|personal statement|statement|declaracion personal|biografia|bio|carta de presentacion|hola|resumen de carrera|overview|personal profile|propuesta de valor|valor profesional|acerca|resumen de calificaciones|objetivo del cv|summary of qualifications`,
  experience: `experiencias formativas|experiencias formativas en situaciones reales de trabajo|laboral experience|work trajectory|professional trajectory|labor docente|experiencia como docente|positions held|professional appointments|appointments|jobs|professional career|consultorias|consultorias realizadas|mi camino|mi recorrido|cronologia laboral|linea de tiempo|linea de tiempo profesional|linea de tiempo laboral|camino profesional|empleos y practicas|puestos anteriores|que he hecho|experiencia profesional y laboral|roles|historial de trabajo|historial de empleo|historial de empleos|donde trabaje|trabajos realizados|trabajos anteriores|experiencia en campo|experiencia en el sector|experiencia y logros|experiencia de campo|my experience|relevant work experience|selected experience|industry experience|experiencia|experiencia docente y profesional|ejercicio profesional|ejercicio docente|experiencia laboral y profesional|experiencia laboral relevante|experiencia profesional relevante|positions|academic positions|academic appointments|appointments|cargos|cargos academicos|nombramientos|experiencia investigadora|research experience|actividad docente|experiencia docente universitaria|experiencia en investigacion|experiencia en el sector publico|experiencia en el sector privado|lo que he hecho|donde he estado|experiencia laboral|experiencia profesional|experiencias|experiencias laborales|historial laboral|historial profesional|trayectoria|trayectoria laboral|trayectoria profesional|
    empleos|empleo|trabajos|experience|work experience|professional experience|employment|employment history|work history|career history|experiencia relevante|experiencia de trabajo|antecedentes laborales|
    antecedentes profesionales|historia laboral|vida laboral|desempeno laboral|desempeno profesional|recorrido profesional|recorrido laboral|actividad laboral|actividad profesional|carrera profesional|carrera|
    practicas|practicas profesionales|practicas preprofesionales|practicas pre profesionales|pasantias|relevant experience|professional background|donde he trabajado|mi experiencia|cargos desempenados|puestos desempenados|experiencia docente|teaching experience|internships|internship experience|professional history|career|experiencia general|experiencia especifica|experiencia pre profesional|experiencia preprofesional|empleos anteriores|trabajo|work|where i have worked|experiencia academica|experiencia clinica|experiencia en docencia|docencia|docencia universitaria|docencia superior|experiencia freelance|ultimos empleos|experiencia previa`,
  education: `formation|academic formation|estudios realizado|estudio realizados|formation|academic formation|
    donde me forme|mi educacion|mi formacion academica|formacion formal|camino academico|titulos|formacion basica|educacion basica|formacion tecnica|formacion superior|estudios y titulos|titulos academicos|grados|formacion y estudios|where i studied|degrees and education|educacion|educacion academica|formacion academica y profesional|estudios y formacion|mi formacion|degrees|grados y titulos academicos|formacion|formacion academica|estudios|estudios realizados|educacion y formacion|formacion profesional|formacion y educacion|academic background|education|academic education|
    educational background|education and training|estudios academicos|datos academicos|antecedentes academicos|preparacion academica|grados y titulos|grados academicos|grado academico|titulos y grados|historial academico|
    educacion formal|nivel academico|nivel educativo|informacion academica|academic history|academic qualifications|qualifications|trayectoria academica|formacion educativa|instruccion|grado de instruccion|estudios superiores|estudios universitarios|formacion universitaria|educacion superior|academia|academic training|academics|studies|donde estudie|mis estudios|perfil academico|experiencia educativa|desarrollo academico|training and education|titulacion|titulaciones|formacion reglada|estudios formales|posgrado|postgrado|posgrados|estudios de posgrado`,
  skills: `competencies|competences|software y equipos|trabajos que domino|areas de trabajo|areas de especialidad|que puedo hacer|puedo|knowledges|knowledge|
    caja de herramientas|toolbox|toolkit|dominio|know how|saberes|lo que domino|destrezas tecnicas|areas de dominio|habilidades duras|talentos|puntos fuertes|fortalezas profesionales|mis fortalezas|herramientas digitales|herramientas informaticas|herramientas y tecnologias|aplicaciones|manejo|programas que manejo|software que manejo|que manejo|competencias y herramientas|conocimientos especificos|conocimientos generales|conocimientos especializados|otros conocimientos|en que soy buena|en que soy bueno|mis superpoderes|capacidades profesionales|competencias transversales|competencias genericas|competencias blandas|habilidades transversales|habilidades de gestion|habilidades directivas|technical proficiencies|proficiencies|technical knowledge|laboratorio|equipos y software|maquinaria y equipos|equipos que opero|habilidades|metodos y programas|metodos|programas y metodos|competencias comunicativas|competencias de organizacion|competencias de gestion|competencias relacionadas con el empleo|competencia digital|competencias informaticas|capacidades y competencias informaticas|capacidades y competencias tecnicas|capacidades y competencias sociales|capacidades y competencias organizativas|capacidades y competencias artisticas|otras capacidades y competencias|otras competencias|softskills|hardskills|habilidades tecnicas y blandas|conocimientos y habilidades|conocimientos y herramientas|habilidades y herramientas|technical expertise|technologies and tools|habilidades y aptitudes|manejo de programas informaticos|lenguajes y tecnologias|metodos y tecnicas|methods|laboratory skills|competencias|aptitudes|conocimientos|skills|technical skills|habilidades tecnicas|competencias tecnicas|conocimientos tecnicos|herramientas|software|informatica|conocimientos informaticos|
    habilidades blandas|habilidades personales|competencias personales|soft skills|hard skills|habilidades y conocimientos|habilidades y competencias|tecnologias|key skills|core competencies|core skills|competencias clave|competencias digitales|
    habilidades digitales|habilidades informaticas|computacion|ofimatica|manejo de software|programas|paquetes informaticos|conocimientos de computacion|conocimientos adicionales|lo que se hacer|que se hacer|areas de especializacion|especialidades|especialidad|areas de experiencia|areas de conocimiento|
    expertise|areas of expertise|destrezas|fortalezas|cualidades|strengths|abilities|capacidades|habilidades profesionales|habilidades sociales|habilidades interpersonales|competencias profesionales|competencias laborales|skills summary|tools|tools and technologies|technologies|tech stack|stack|stack tecnologico|lenguajes de programacion|programming languages|principales aptitudes|aptitudes principales|top skills|aptitudes y habilidades|habilidades destacadas|mis habilidades|habilidades clave|professional skills|personal skills|interpersonal skills|computer skills|digital skills|it skills|capacidades y competencias personales|dominio de herramientas|manejo de herramientas|manejo de programas|domain knowledge|capacidades y habilidades|competencias y habilidades|atributos|cualidades personales|valores`,
  languages: `idioms|
    idiomas que domino|que hablo|hablo|idiomas y lenguas|lenguas que hablo|language proficiency|dominio linguistico|idiomas modernos|idiomas|idiomas maternos|idioma materno|lengua materna|lengua materna|lenguas maternas|otros idiomas|otras lenguas|mother tongue|other languages|idiomas y nivel|competencia linguistica|idioma|lenguas|languages|language skills|conocimiento de idiomas|conocimientos de idiomas|idiomas extranjeros|lenguajes|manejo de idiomas|language|dominio de idiomas|competencias linguisticas|lenguas extranjeras|nivel de idiomas`,
  certifications: `complementary formation|complementary studies|homologaciones|formacion extra|acreditaciones y cursos|diplomados y certificaciones|educacion no formal|aprendizaje continuo|sigo aprendiendo|educacion ejecutiva|cursos cortos|cursos libres|workshops|cursos online|cursos y eventos|cursos y congresos|formacion adicional y certificaciones|titulos y certificados|diplomas y certificados|registros y licencias|registros|licencias y registros|brevetes|licencias de conducir|cursos y entrenamientos|entrenamientos|professional certifications|professional training|continuing education|certified courses|certificaciones|cursos y registros|cursos de perfeccionamiento|talleres y cursos|cursos y capacitaciones|cursos y capacitacion|cursos y formacion complementaria|formacion no reglada|courses and certificates|certificates and courses|certificaciones y licencias profesionales|cursos de extension|constancias|certificados|cursos|cursos y certificaciones|certificaciones y cursos|cursos y certificados|licencias y certificaciones|licencias y certificados|certifications|certificates|courses|licenses and certifications|
    licenses|cursos y seminarios|cursos y diplomas|cursos y talleres|capacitaciones|capacitacion|formacion complementaria|formacion continua|formacion adicional|cursos complementarios|cursos realizados|seminarios|talleres|diplomados|
    diplomas|estudios complementarios|educacion complementaria|educacion continua|training|trainings|professional development|actualizacion|cursos de actualizacion|cursos de capacitacion|capacitaciones y cursos|capacitaciones y certificaciones|certificaciones y licencias|licencias|colegiatura|habilitacion profesional|
    desarrollo profesional|otros estudios|otros cursos|especializaciones|cursos de especializacion|certificaciones profesionales|certificaciones tecnicas|diplomados y cursos|cursos y diplomados|eventos academicos|congresos|perfeccionamiento|certifications and courses|courses and certifications|certifications and licenses|certification|certificacion|credenciales|credentials|acreditaciones|actualizaciones|cursos extracurriculares|otros certificados|licenses and certificates|colegiatura y certificaciones|especializacion|diplomados y especializaciones|registro profesional`,
  references: `referencias y contactos|quien puede hablar de mi|referees and references|referencias comerciales|referencias|referencias laborales|referencias personales|referencias profesionales|references|referees|recomendaciones|quien me recomienda|contactos de referencia`,
  interests: `que me gusta|me interesa|fuera de linea|fuera del trabajo|lo que me gusta|pasiones|me gusta|cosas que me gustan|outside work|tiempo libre y aficiones|intereses|aficiones|hobbies|pasatiempos|interests|intereses personales|interes|gustos|tiempo libre|personal interests|hobbies e intereses|intereses y aficiones|hobbies and interests|actividades de interes|mis intereses|mis pasatiempos|otros intereses`,
  awards: `premios y becas|becas y premios|reconocimientos y premios|premios y logros|felicitaciones|menciones|premios|reconocimientos|logros|logros y reconocimientos|premios y reconocimientos|awards|honors|honors and awards|honores|distinciones|meritos|achievements|becas|becas y reconocimientos|honores y premios|honors awards|logros destacados|premios y distinciones|becas y premios|accomplishments|key achievements|logros profesionales|logros academicos|galardones|scholarships`,
  publications: `publicaciones|publications|articulos|investigacion|investigaciones|publicaciones y ponencias|ponencias|produccion cientifica|research|publicaciones academicas|articulos publicados|produccion intelectual|selected publications|investigacion y publicaciones|publicaciones cientificas|ponencias y publicaciones|conferencias|presentations|tesis|patentes`,
  projects: `proyectos|projects|proyectos personales|proyectos destacados|personal projects|proyectos academicos|portafolio|portfolio|key projects|selected projects|proyectos relevantes|side projects|proyectos realizados|obras|academic projects`,
  volunteering: `voluntariado|voluntariados|volunteering|volunteer experience|volunteer|volunteer work|experiencia de voluntariado|trabajo voluntario|acciones de voluntariado|actividades de voluntariado|responsabilidad social|extracurricular activities|actividades extracurriculares|liderazgo y voluntariado|leadership|participacion social|community service|labor social`,
  other: `otros datos|cursos dictados|asignaturas dictadas|asignaturas|direccion de tesis|tesis dirigidas|asesoria de tesis|materias dictadas|courses taught|thesis supervision|empleo deseado y familia profesional|empleo deseado|puesto deseado|autoevaluacion|permiso de conducir|permiso de conduccion|permisos de conduccion|driving licence|driving license|anexo|informacion adicional|datos adicionales|additional information|otros|disponibilidad|informacion complementaria|otros datos de interes|datos de interes|otra informacion|pretensiones salariales|expectativa salarial|anexos|declaracion jurada|otras actividades|afiliaciones|membresias|memberships|otros conocimientos de interes|miscelanea|informacion extra|declaracion|firma|membresias profesionales|asociaciones`,
}

/** Words that say nothing of the kind: a heading may be made of one telling word and these. */
export const neutralHeadingWords = `o especifica especifico especificas especializacion docente docentes investigacion de del la el los las y e o en a con para mi mis un una al profesional profesionales laboral laborales academica academicas academico academicos personal personales tecnica tecnicas tecnico tecnicos
  and of the my other otros otras relevante relevantes principal principales general generales complementaria complementario complementarios clave destacada destacadas destacados realizados realizadas obtenidos obtenidas work professional
  key relevant additional adicional adicionales tecnologica tecnologicas basica secundaria superior universitaria digitales informaticas blandas duras afines continua historial informacion detalle internacional nacional relacionada relacionadas comercial recientes reciente ultimos anos especializada especializado sector publico privado`

/** Words that name the kind wherever they stand in a heading, strongest first by order of the kinds. */
export const distinctiveHeadingWords: Readonly<Partial<Record<SectionKind, string>>> = {
  experience:
    'experiencia experiencias experience employment empleos trayectoria practicas pasantias trabajos',
  education: 'educacion formacion estudios education grados titulos postgrado posgrado pregrado',
  skills:
    'habilidades competencias aptitudes conocimientos skills herramientas tecnologias destrezas software fortalezas cualidades competencies tools technologies programas informatica ofimatica expertise capacidades',
  languages: 'idiomas languages idioma',
  certifications:
    'certificaciones certificados cursos capacitaciones capacitacion seminarios talleres diplomados diplomas licencias certifications courses certificates licenses training especializaciones colegiatura registros carnes carnets brevetes',
  references: 'referencias references',
  interests: 'intereses hobbies aficiones pasatiempos interests',
  awards: 'premios reconocimientos logros awards honors becas distinciones honores achievements meritos',
  publications: 'publicaciones publications ponencias investigaciones articulos congresos',
  projects: 'proyectos projects',
  volunteering: 'voluntariado volunteering voluntariados',
  summary: 'perfil resumen summary profile',
  contact: 'contacto contact',
}

/** How people say in their own words what a part is about ('Hasta donde estudié', 'Lo que sé cocinar'), folded, for lines that look like headings. */
export const headingPatterns: readonly (readonly [RegExp, SectionKind])[] = [
  [/\b(?:trabaj[eo]|trabajad[oa]|trabajando|laborado|labore)\b/, 'experience'],
  [/\b(?:estudi[eo]|estudiado|estudiando|aprendi|forme)\b/, 'education'],
  [/\b(?:hablo|lenguas?)\b/, 'languages'],
  [/^(?:lo )?que (?:mas |mejor )?(?:se|uso|manejo|domino|hago|puedo)\b|^(?:se|puedo) \p{L}+r\b/u, 'skills'],
  [/\b(?:preguntar?|recomiendan?|recomendarme)\b/, 'references'],
  [/\b(?:soy|presento|presentacion)\b/, 'summary'],
  [
    /\b(?:licencias?|brevetes?|carnets?|curs(?:os?|itos)|documentos|papeles|capacitad[oa])\b/,
    'certifications',
  ],
  [/\b(?:encantan?|gustan?|apasionan?|disfruto)\b/, 'interests'],
  [/\b(?:cargos|puestos)\b/, 'experience'],
  [/\b(?:capacidades|domino|dominio|manejo|talentos|tecnicas|sistemas)\b/, 'skills'],
]
