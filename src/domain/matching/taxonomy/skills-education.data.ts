/** Skills of education, didactics, sports and arts: name | category | synonyms | related. */
export const educationSkills = `
?Docencia | technical | ?teaching, ?enseñanza, docencia educativa, ?educación, práctica docente, pedagogía, ?pedagogy | Planificación curricular, Didáctica
Educación inicial | technical | early childhood education, docente de inicial, educación preescolar, nivel inicial, profesora de inicial, docencia en educación inicial, preschool teaching | Docencia, Estimulación temprana, Psicomotricidad
?Educación primaria | technical | ?primary education, docente de primaria, ?nivel primaria, profesor de primaria, docencia en primaria, ?elementary education | Docencia, Didáctica
?Educación secundaria | technical | ?secondary education, docente de secundaria, ?nivel secundaria, profesor de secundaria, docencia en secundaria | Docencia, Tutoría y orientación educativa
Docencia universitaria | technical | university teaching, docente universitario, cátedra universitaria, didáctica universitaria, docencia superior | Docencia, Investigación científica
Docencia técnica | technical | ?formación técnica, docente de instituto, educación técnico productiva, cetpro, vocational training, instructor técnico | Docencia
Educación básica alternativa | technical | ?eba, ceba, educación de adultos, alfabetización, adult education | Docencia
Educación especial | technical | special education, educación básica especial, necesidades educativas especiales, docente de educación especial, cebe, special needs | Educación inclusiva, Adaptaciones curriculares
Educación inclusiva | technical | inclusive education, inclusión educativa, saanee, diseño universal para el aprendizaje, atención a la diversidad | Educación especial
Educación intercultural bilingüe | technical | ?eib, educación bilingüe intercultural, intercultural bilingual education, docente eib | Docencia
Adaptaciones curriculares | technical | adecuaciones curriculares, plan educativo personalizado, curricular adaptations | Educación especial, Planificación curricular
Profesora sombra | technical | maestra sombra, shadow teacher, acompañamiento de niños con tea, tutora sombra, trastorno del espectro autista, autismo | Educación especial, Terapia de modificación de conducta
Estimulación temprana | technical | early stimulation, atención temprana, desarrollo infantil temprano, estimulación oportuna, ?primera infancia | Educación inicial, Psicomotricidad
Psicomotricidad | technical | psychomotricity, psicomotricista, desarrollo psicomotor | Educación inicial
Auxiliar de educación | technical | auxiliar de inicial, auxiliar educativo, teaching assistant, asistente de aula, miss auxiliar, auxiliar pedagógico, co-tutora | Educación inicial, Cuidado de niños
Cuidado de niños | technical | niñera, childcare, ?nana, babysitter, cuidado infantil, cuidado de menores, cuidado de bebés | Auxiliar de educación
Problemas de aprendizaje | technical | dislexia y tdah, learning disabilities, audición lenguaje y aprendizaje, psicopedagogía, dificultades de aprendizaje, psicopedagogo, learning difficulties | Educación especial, Reforzamiento escolar
Reforzamiento escolar | technical | clases particulares, private tutoring, nivelación académica, reforzamiento académico, asesoría de tareas, clases de reforzamiento, profesor particular | Docencia
Preparación preuniversitaria | technical | docencia preuniversitaria, academia preuniversitaria, razonamiento matemático y verbal, university entrance preparation, círculo preuniversitario, preuniversitaria, preuniversitario, ciclo preuniversitario, profesor de academia, academia pre universitaria, preparación para examen de admisión | Docencia, Álgebra, Trigonometría, Enseñanza de matemática
Bachillerato internacional | technical | programa ib, international baccalaureate, programa del diploma ib, ib programme, bachillerato internacional ib, pyp | Docencia, Planificación curricular
Metodología Montessori | technical | montessori, guía montessori, montessori method | Educación inicial
Metodología Reggio Emilia | technical | reggio emilia, pedagogía waldorf, waldorf, método pikler, reggio emilia approach | Educación inicial
Didáctica | technical | didactics, estrategias didácticas, metodologías de enseñanza, estrategias de enseñanza, métodos de enseñanza, teaching methods | Docencia, Metodologías activas
Metodologías activas | technical | aprendizaje basado en proyectos, project based learning, aprendizaje cooperativo, flipped classroom, aula invertida, gamificación educativa, aprendizaje basado en problemas, active learning | Didáctica
Educación STEAM | technical | steam educativo, robótica educativa, stem education, educación stem, lego education, enfoque steam | Docencia, Didáctica
Planificación curricular | technical | programación curricular, sesiones de aprendizaje, unidades de aprendizaje, lesson planning, diversificación curricular, elaboración de sesiones de aprendizaje, planificación de clases, curriculum planning | Currículo Nacional, Evaluación formativa
Currículo Nacional | technical | cneb, currículo nacional de la educación básica, enfoque por competencias, lineamientos minedu, educación por competencias, programas curriculares minedu, national curriculum | Planificación curricular
Diseño curricular | technical | elaboración de sílabos, curriculum design, mallas curriculares, diseño de planes de estudio, gestión curricular, sílabos | Diseño instruccional, Planificación curricular
Diseño instruccional | technical | instructional design, modelo addie, diseño de cursos virtuales, diseñador instruccional | Diseño curricular, Entornos virtuales de aprendizaje
Entornos virtuales de aprendizaje | tool | lms, learning management system, aula virtual, plataformas lms, ?classroom, plataformas educativas virtuales | Educación virtual
Moodle | tool | plataforma moodle | >Entornos virtuales de aprendizaje, Blackboard Learn
Blackboard Learn | tool | blackboard, blackboard collaborate | >Entornos virtuales de aprendizaje
Canvas LMS | tool | canvas instructure | >Entornos virtuales de aprendizaje, Moodle
Google Classroom | tool | google for education | >Entornos virtuales de aprendizaje
Educación virtual | technical | ?educación a distancia, online teaching, ?clases virtuales, e-learning educativo, tutoría virtual, enseñanza virtual, docencia virtual | Docencia
Recursos educativos digitales | tool | quizizz, nearpod, educaplay, padlet, classdojo, herramientas digitales educativas | Educación virtual, Elaboración de materiales educativos
Kahoot | tool | cuestionarios kahoot, kahoot quizzes | >Recursos educativos digitales
Genially | tool | genial.ly | Recursos educativos digitales, Elaboración de materiales educativos, Prezi, Canva
GeoGebra | tool | software geogebra, geogebra classroom | Enseñanza de matemática, Recursos educativos digitales
Elaboración de materiales educativos | technical | material didáctico, materiales educativos, educational materials, diseño de material didáctico, elaboración de material didáctico | Didáctica
Evaluación formativa | technical | evaluación educativa, rúbricas de evaluación, evaluación de aprendizajes, formative assessment, instrumentos de evaluación, evaluación por competencias educativas, evaluación por competencias | Planificación curricular
Tutoría y orientación educativa | technical | tutoría escolar, tutoring, orientación educativa, tutor de aula, toe tutoría, acompañamiento socioemocional, school counseling, tutoría de aula | Convivencia escolar, Orientación vocacional
Convivencia escolar | technical | prevención del bullying, síseve, school coexistence, gestión de la convivencia escolar, disciplina escolar, resolución de conflictos en aula, manejo de aula, classroom management, disciplina positiva | Tutoría y orientación educativa
Orientación vocacional | technical | vocational guidance, test vocacional, consejería vocacional, career counseling | Tutoría y orientación educativa, Psicología educativa
Psicología educativa | technical | educational psychology, psicología escolar, psicólogo educativo, departamento psicopedagógico, psicólogo escolar | Convivencia escolar, Problemas de aprendizaje
Habilidades socioemocionales en el aula | technical | educación socioemocional, social emotional learning, educación emocional | Tutoría y orientación educativa
Escuela de padres | technical | talleres para padres, parent workshops, trabajo con familias, reuniones con padres de familia | Tutoría y orientación educativa, Psicología educativa
SIAGIE | tool | siagie minedu, sistema de información de apoyo a la gestión de la institución educativa, registro siagie | Secretaría académica, Gestión educativa
?Gestión educativa | technical | educational management, administración educativa, dirección de colegios, dirección escolar, gestión escolar, dirección de instituciones educativas, school administration | Gestión pedagógica, Acreditación educativa
Gestión pedagógica | technical | coordinación pedagógica, monitoreo y acompañamiento pedagógico, acompañamiento pedagógico, pedagogical coordination, monitoreo docente, coordinación académica | Gestión educativa
Instrumentos de gestión escolar | technical | proyecto educativo institucional, pei pat rin, reglamento interno escolar, plan anual de trabajo escolar, proyecto curricular institucional, school management plans | Gestión educativa
Secretaría académica | technical | registros académicos, matrícula de alumnos, academic records, trámites académicos, gestión de matrículas, grados y títulos, admisión escolar | SIAGIE, Gestión administrativa
Acreditación educativa | technical | ?sineace, acreditación universitaria, educational accreditation, calidad educativa, abet, autoevaluación y acreditación | Licenciamiento institucional, Gestión educativa
Licenciamiento institucional | technical | ?sunedu, licenciamiento sunedu, condiciones básicas de calidad, licenciamiento de institutos, university licensing, institutional licensing | Acreditación educativa
Normativa MINEDU | technical | ?minedu, ley de reforma magisterial, normativa educativa, ?ugel, resoluciones ministeriales educativas, ley general de educación, education regulations | Gestión educativa
Carrera pública magisterial | technical | nombramiento docente, escala magisterial, concurso de nombramiento docente, evaluación docente minedu, public teaching career | Normativa MINEDU
Enseñanza de matemática | technical | docente de matemática, profesor de matemáticas, math teaching, didáctica de la matemática, resolución de problemas matemáticos, razonamiento y matemática, concursos de matemática, ONEM | Docencia, Matemáticas
Enseñanza de comunicación y literatura | technical | docente de comunicación, plan lector, language arts teaching, comprensión lectora y redacción, razonamiento verbal, lengua y literatura | Docencia, Literatura
Enseñanza de ciencias | technical | docente de ciencia y tecnología, science teaching, profesor de física, profesor de química, docente de cta, enseñanza de física y química, profesor de biología | Docencia
Enseñanza de ciencias sociales | technical | docente de ciencias sociales, docente de historia, social studies teaching, ?personal social, dpcc, desarrollo personal ciudadanía y cívica | Docencia, Historia
Enseñanza de idiomas | technical | language teaching, profesor de idiomas, docente de idiomas, enseñanza de lenguas extranjeras | Enseñanza de inglés
Enseñanza de inglés | technical | docente de inglés, english teaching, profesor de inglés, teacher de inglés, tesol, tefl, celta, english teacher, teaching english | >Enseñanza de idiomas, Docencia
Enseñanza de español para extranjeros | technical | ?ele, español como lengua extranjera, teaching spanish as a foreign language | Enseñanza de idiomas
Enseñanza de computación | technical | docente de computación, profesor de computación, computer teaching, docente aip, aula de innovación pedagógica, profesor de cómputo | Docencia
Educación religiosa | technical | docente de religión, catequesis, religious education, pastoral educativa | Docencia, Teología
Educación para el trabajo | technical | docente ept, emprendimiento escolar, docente de educación para el trabajo, vocational education at school, education for work | Docencia
Enseñanza de arte y cultura | technical | docente de arte, arte y cultura, profesor de arte, art teaching, talleres de arte, educación artística | Docencia, Artes plásticas
Educación física | technical | physical education, docente de educación física, profesor de educación física, docente de deportes | Docencia, Entrenamiento deportivo
Animación sociocultural y recreación | technical | recreación infantil, talleres recreativos, children entertainment, animación de fiestas infantiles, talleres de verano, actividades lúdicas, animador infantil, cuentacuentos | Cuidado de niños
Entrenamiento deportivo | technical | sports coaching, entrenador deportivo, ?entrenador, preparación deportiva, sports training | Preparación física, Educación física
Preparación física | technical | acondicionamiento físico, fitness training, preparador físico, strength and conditioning, physical conditioning | Entrenamiento personalizado
Entrenamiento personalizado | technical | personal trainer, entrenador personal, personal training, instructor de gimnasio, entrenador de gimnasio, instructor de sala de máquinas | Preparación física, Entrenamiento funcional
Entrenamiento funcional | technical | functional training, crossfit, clases grupales de fitness, instructor de crossfit, tae bo, clases de aeróbicos | Preparación física
Ciclismo indoor | technical | clases de spinning, instructor de spinning, indoor cycling | Preparación física
Instrucción de baile fitness | technical | zumba, clases de zumba, instructor de zumba, full body, baile fitness | Danza, Preparación física
Yoga y pilates | technical | yoga, pilates, instructor de yoga, clases de yoga, instructor de pilates, yoga instruction, pilates reformer, mindfulness y meditación | Preparación física
Natación | technical | swimming, instructor de natación, profesor de natación, clases de natación, swimming instruction, matronatación | Salvavidas, Entrenamiento deportivo
Salvavidas | technical | lifeguard, salvamento acuático, guardavidas, rescate acuático | Primeros auxilios, Natación
Fútbol | technical | football coaching, entrenador de fútbol, director técnico de fútbol, escuela de fútbol, entrenador de menores, soccer | Entrenamiento deportivo
Vóley | technical | voleibol, volleyball, entrenador de vóley | Entrenamiento deportivo
Básquet | technical | baloncesto, basketball, entrenador de básquet | Entrenamiento deportivo
Tenis y deportes de raqueta | technical | entrenador de tenis, tennis coaching, instructor de pádel, profesor de tenis | Entrenamiento deportivo
Artes marciales | technical | karate, taekwondo, martial arts, defensa personal, self defense, kickboxing, jiu jitsu, muay thai, judo, instructor de artes marciales | Entrenamiento deportivo
Atletismo | technical | athletics, running coaching, entrenador de atletismo, track and field | Entrenamiento deportivo
Ajedrez | technical | chess, profesor de ajedrez, clases de ajedrez | Docencia
Arbitraje deportivo | technical | árbitro de fútbol, sports refereeing, juez deportivo, ?referee | Entrenamiento deportivo
Gestión deportiva | technical | sports management, administración deportiva, organización de eventos deportivos, instituto peruano del deporte, administración de complejos deportivos | Entrenamiento deportivo, Administración de empresas
Artes plásticas | technical | pintura artística, escultura, fine arts, artes visuales, visual arts, acuarela y óleo, pintura al óleo, muralismo | Enseñanza de arte y cultura
Cerámica artística | technical | alfarería, ceramics, cerámica artesanal, pottery, ceramista | Artesanía, Artes plásticas
Artesanía | technical | handicrafts, artesano, manualidades, arte popular peruano, ?crafts, retablo ayacuchano, artesanías en madera | Artes plásticas
Grabado y tallado | technical | tallado en madera, wood carving, talla en piedra, grabado artístico, engraving | Artes plásticas, Artesanía
?Música | technical | ?music, docente de música, profesor de música, music teaching, educación musical, teoría musical, solfeo, clases de música | Instrumentos musicales, Canto
Instrumentos musicales | technical | guitarra, piano, violín, profesor de guitarra, profesor de piano, cajón peruano, interpretación musical, batería musical, teclado musical, musical instruments, playing musical instruments | Música
Canto | technical | técnica vocal, singing, vocal coaching, dirección coral, ?coro, clases de canto, cantante | Música
?Danza | technical | ?dance, profesor de baile, ballet, danza contemporánea, clases de baile, coreografía, bailarín, profesor de danza, danza moderna | Danzas folklóricas
Danzas folklóricas | technical | marinera norteña, danzas peruanas, peruvian folk dance, folklore, marinera, folclore | Danza
?Teatro | technical | ?actuación, ?acting, artes escénicas, performing arts, dirección teatral, dramaturgia, ?actor, taller de teatro, ?clown, impro teatral | Producción de espectáculos
Producción de espectáculos | technical | producción de eventos artísticos, stage production, iluminación escénica, sonidista de eventos, montaje de escenarios, producción escénica, operador de luces | Gestión cultural
Patrimonio cultural | technical | cultural heritage, gestión del patrimonio, ?ministerio de cultura, conservación de bienes culturales, patrimonio cultural de la nación | Museología, Arqueología
Museología | technical | curaduría, museography, guía de museo, curaduría de exposiciones, gestión de museos, mediación cultural, museum studies, museum curatorship | Patrimonio cultural
?Literatura | technical | literature, crítica literaria, estudios literarios | Enseñanza de comunicación y literatura
`
