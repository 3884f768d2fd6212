/** Soft skills, as Peruvian ads and CVs name them. One per line: name | category | synonyms | related names ('>X': who has it surely has X). */
export const softSkills = `
Trabajo en equipo | soft | teamwork, team work, trabajo colaborativo, trabajar en equipo, team player, labor en equipo | Colaboración, Cooperación
?Colaboración | soft | collaboration, espiritu colaborativo, actitud colaborativa | Cooperación
?Cooperación | soft | espiritu de cooperacion, disposicion para ayudar, ayuda mutua, cooperative attitude, spirit of cooperation | Trabajo en equipo
Liderazgo | soft | leadership, capacidad de liderazgo, dotes de mando, habilidades de liderazgo, don de mando, lider nato, liderazgo de equipos, liderar equipos | Gestión de equipos, Toma de decisiones, Liderazgo inspirador
Liderazgo inspirador | soft | liderazgo transformacional, liderazgo positivo, liderazgo inspiracional, inspirational leadership, transformational leadership | >Liderazgo
Gestión de equipos | soft | team management, manejo de personal, manejo de equipos, direccion de equipos, conduccion de equipos, people management, supervision de personal, personal a cargo, gestion de personas a cargo | >Liderazgo, Delegación
?Delegación | soft | delegacion de tareas, delegar tareas, capacidad de delegar, task delegation, delegating tasks | Gestión de equipos
Mentoría | soft | mentoring, desarrollo de colaboradores, coaching a colaboradores, acompanamiento de colaboradores | Retroalimentación, Liderazgo
Retroalimentación | soft | feedback, dar feedback, retroalimentacion efectiva, feedback efectivo, giving feedback | Mentoría
Motivación de equipos | soft | team motivation, motivar equipos, capacidad de motivar | Liderazgo
Comunicación efectiva | soft | effective communication, comunicacion asertiva, habilidades de comunicacion, buena comunicacion, habilidades comunicativas, communication skills, facilidad de comunicacion, capacidad de comunicacion, comunicacion interpersonal, ?comunicación | Escucha activa, Comunicación oral, Asertividad
Comunicación oral | soft | verbal communication, expresion oral, comunicacion verbal, fluidez verbal, facilidad de palabra, facilidad de expresion, buena diccion, buen nivel de diccion, capacidad de expresion, expresion verbal | Hablar en público
Comunicación escrita | soft | written communication, expresion escrita, capacidad de redaccion | Redacción
Comunicación no verbal | soft | lenguaje corporal, body language | Comunicación efectiva
Escucha activa | soft | active listening, capacidad de escucha, saber escuchar, escucha atenta | Empatía
Asertividad | soft | assertiveness, actitud asertiva, trato asertivo, asertivo, asertiva | Comunicación efectiva
Hablar en público | soft | public speaking, oratoria, exposicion en publico, presentaciones en publico, hablar ante publico | Presentaciones efectivas
Presentaciones efectivas | soft | presentation skills, habilidades de presentacion, presentaciones ejecutivas, storytelling ejecutivo | Comunicación oral
Empatía | soft | empathy, actitud empatica, trato empatico, capacidad de empatia, empatico, empatica | Escucha activa, Inteligencia emocional
Inteligencia emocional | soft | emotional intelligence, manejo de emociones, madurez emocional, control emocional, equilibrio emocional, estabilidad emocional, autocontrol | Empatía, Autorregulación
Autorregulación | soft | self-control, manejo de la frustracion, dominio propio, autodominio | Tolerancia a la frustración
Tolerancia a la frustración | soft | tolerancia al fracaso, manejo del rechazo, tolerancia al rechazo, frustration tolerance, coping with rejection | Resiliencia
Resiliencia | soft | resilience, capacidad de resiliencia, fortaleza mental, resiliente | Adaptabilidad, Trabajo bajo presión
Adaptabilidad | soft | adaptability, adaptacion al cambio, capacidad de adaptacion, facilidad de adaptacion, apertura al cambio, adaptable | Flexibilidad, Resiliencia
?Flexibilidad | soft | flexibility, actitud flexible, flexibilidad cognitiva | Adaptabilidad
Trabajo bajo presión | soft | tolerancia a la presion, trabajar bajo presion, work under pressure, manejo de presion, capacidad de trabajo bajo presion, manejo del estres, stress management, tolerancia al estres, tolerar la presion, bajo presion | Resiliencia
Resolución de problemas | soft | problem solving, solucion de problemas, capacidad resolutiva, resolver problemas, capacidad para resolver problemas, ?troubleshooting | Pensamiento crítico, Toma de decisiones
Resolución de conflictos | soft | conflict resolution, manejo de conflictos, solucion de conflictos, gestion de conflictos, mediacion de conflictos | Negociación
Negociación | soft | negotiation, capacidad de negociacion, habilidades de negociacion, tecnicas de negociacion, poder de negociacion, negotiation skills | Persuasión, Influencia
Persuasión | soft | persuasion skills, poder de convencimiento, capacidad de persuasion, capacidad de convencimiento, poder de persuasion | Influencia, Negociación
?Influencia | soft | impacto e influencia, capacidad de influencia, influencing skills | Persuasión
Toma de decisiones | soft | decision making, capacidad de decision | Pensamiento crítico, Criterio
?Criterio | soft | buen criterio, buen juicio, sentido comun, capacidad de discernimiento, good judgment, sound judgment | Toma de decisiones
Pensamiento crítico | soft | critical thinking, pensamiento critico y reflexivo, razonamiento critico | Pensamiento analítico
Pensamiento analítico | soft | analytical thinking, capacidad de analisis, capacidad analitica, habilidad analitica, analytical skills, mente analitica, perfil analitico, razonamiento logico, pensamiento logico, ?análisis | Pensamiento crítico, Razonamiento numérico
Razonamiento numérico | soft | numerical reasoning, habilidad numerica, facilidad numerica, razonamiento matematico | Pensamiento analítico
Capacidad de síntesis | soft | analisis y sintesis, poder de sintesis, capacidad de analisis y sintesis, ability to summarize, synthesis skills | Pensamiento analítico
Pensamiento estratégico | soft | strategic thinking, vision estrategica, mentalidad estrategica, strategic mindset | Visión de negocio
Visión de negocio | soft | business acumen, vision comercial, vision empresarial, sentido de negocio, olfato comercial | Pensamiento estratégico
Pensamiento sistémico | soft | systems thinking, vision sistemica, vision global, vision integral | Pensamiento estratégico
Creatividad | soft | creativity, capacidad creativa, pensamiento creativo, creative thinking, ser creativo, creativo, creativa | Innovación
?Innovación | soft | innovation, espiritu innovador, mentalidad innovadora, actitud innovadora, capacidad de innovacion | Creatividad, Iniciativa
Curiosidad | soft | curiosity, curiosidad intelectual, mente curiosa | Aprendizaje continuo
?Iniciativa | soft | initiative, capacidad de iniciativa, iniciativa propia | Proactividad
Proactividad | soft | proactivity, actitud proactiva, proactivo, proactiva, ser proactivo, proactive, pro actividad, pro activo, propositivo | Iniciativa, Dinamismo
Dinamismo | soft | persona dinamica, actitud dinamica, energia y dinamismo, ?dynamic | Proactividad
Rapidez | soft | agilidad en el trabajo, trabajo rápido, velocidad en el trabajo, working quickly, work speed | Dinamismo
Autonomía | soft | autonomy, trabajo autonomo, capacidad de trabajo autonomo, self-management, autogestion, trabajo independiente, autonomia laboral | Autodisciplina
Autodisciplina | soft | self-discipline, ?disciplina, persona disciplinada, disciplina laboral | Responsabilidad
Automotivación | soft | self-motivation, automotivado, automotivada, self-motivated | Iniciativa
?Responsabilidad | soft | ?responsibility, responsable en el trabajo, sentido de responsabilidad, persona responsable, alto sentido de responsabilidad, accountability, ?responsable | Compromiso, Puntualidad
Compromiso | soft | commitment, compromiso laboral, compromiso con la empresa, identificacion con la empresa, lealtad, compromiso organizacional | Responsabilidad
Puntualidad | soft | punctuality, puntual, asistencia y puntualidad, sentido de puntualidad | Responsabilidad
Honestidad | soft | honesty, honradez, persona honesta, honrado, transparencia personal, honesto | Integridad, Ética profesional
?Integridad | soft | integrity, probidad, rectitud | Honestidad, Ética profesional
Ética profesional | soft | professional ethics, etica laboral, work ethic, conducta etica, valores eticos, comportamiento etico, compromiso etico | Integridad
Confidencialidad | soft | confidentiality, discrecion, manejo de informacion confidencial, reserva de la informacion, discreto | Ética profesional
Respeto | soft | trato respetuoso, respeto a las personas, respetuoso, respectful treatment, respect for others | Amabilidad
?Tolerancia | soft | tolerante, tolerancia a la diversidad, tolerance of others, tolerance for diversity | Respeto
Amabilidad | soft | kindness, trato amable, persona amable, buen trato, cordialidad, trato cordial, cortesia | Vocación de servicio
Paciencia | soft | patience, persona paciente | Tolerancia
Carisma | soft | persona carismatica, carismatico, carismatica, simpatia, charismatic person | Relaciones interpersonales
Vocación de servicio | soft | service orientation, orientacion de servicio, actitud de servicio, espiritu de servicio, vocacion de atencion, service minded, actitud de atencion | Orientación al cliente
Orientación al cliente | soft | customer focus, enfoque al cliente, orientado al cliente, customer orientation, foco en el cliente, mentalidad customer centric, customer centric | Vocación de servicio
Orientación a resultados | soft | results orientation, results-oriented, orientado a resultados, enfoque a resultados, orientacion al logro, orientacion a objetivos, orientacion a metas, trabajo por objetivos, results driven, cumplimiento de metas, orientado al logro, logro de objetivos, orientado a objetivos | Ambición profesional
Ambición profesional | soft | hambre de crecer, deseos de superacion, ganas de superarse, ganas de crecer, espiritu de superacion, career ambition, professional ambition | Orientación a resultados
Orientación a la calidad | soft | quality orientation, enfoque en la calidad, orientacion a la excelencia, busqueda de la excelencia | Atención al detalle
Orientación a la seguridad | soft | conducta segura, safety mindset | Responsabilidad
Atención al detalle | soft | attention to detail, detallista, minuciosidad, meticulosidad, minucioso, meticuloso, orientacion al detalle, detail oriented | Orden, Concentración
?Concentración | soft | focus and concentration, capacidad de concentracion, atencion sostenida | Atención al detalle
?Orden | soft | orden y limpieza personal, persona ordenada, sentido del orden, ordenado, ?ordenada, orderly work habits, tidy work habits | Organización
?Organización | soft | organizational skills, capacidad de organizacion, capacidad organizativa, persona organizada, ?organizado, organizacion del trabajo, habilidades organizativas | Planificación, Gestión del tiempo
Planificación | soft | planning skills, planificacion y organizacion, planeacion, ?planeamiento, capacidad de planificacion, ?planning, organizacion y planificacion, planeamiento y organizacion | Organización
Gestión del tiempo | soft | time management, administracion del tiempo, manejo del tiempo, optimizacion del tiempo | Organización, Priorización
Priorización | soft | prioritization, establecimiento de prioridades, priorizacion de tareas, manejo de prioridades | Gestión del tiempo
Multitarea | soft | multitasking, multi tasking, ?multifuncional, capacidad multitarea, polifuncional, multiples tareas | Gestión del tiempo
Sentido de urgencia | soft | sense of urgency, agilidad de respuesta, rapidez de respuesta, rapidez y eficiencia | Proactividad
?Eficiencia | soft | efficiency, productividad personal, trabajo eficiente | Organización
Perseverancia | soft | perseverance, ?constancia, tenacidad, ?persistencia, perseverante, ?determinacion | Resiliencia
Aprendizaje continuo | soft | continuous learning, ganas de aprender, deseos de aprender, disposicion para aprender, lifelong learning, aprendizaje permanente, facilidad de aprendizaje, rapido aprendizaje, capacidad de aprendizaje, aprendizaje rapido, fast learner, learning agility | Curiosidad
Autocrítica | soft | capacidad de autocritica, ?autoevaluacion, self-awareness, autoconocimiento, humildad | Aprendizaje continuo
Seguridad en uno mismo | soft | self-confidence, autoconfianza, confianza en si mismo, seguridad personal, confianza en uno mismo | Asertividad
Actitud positiva | soft | positive attitude, optimismo, buena actitud, mentalidad positiva, entusiasmo, actitud entusiasta | Buen humor
Buen humor | soft | sentido del humor, ?alegria, sense of humor, good sense of humor | Actitud positiva
Relaciones interpersonales | soft | interpersonal skills, habilidades interpersonales, buenas relaciones interpersonales, habilidades sociales, sociabilidad, facilidad para relacionarse, social skills, persona sociable, manejo de relaciones interpersonales, relaciones humanas | Construcción de relaciones, Comunicación efectiva
Construcción de relaciones | soft | relationship building, ?networking, generacion de redes de contacto, desarrollo de relaciones | Relaciones interpersonales
Diplomacia | soft | diplomacy, ?tacto, trato diplomatico | Relaciones interpersonales
Habilidades blandas | soft | soft skills, habilidades personales, competencias blandas, competencias interpersonales | Relaciones interpersonales
Inclusión y diversidad | soft | equidad de genero, enfoque de equidad, diversity equity and inclusion | Interculturalidad
Sensibilidad social | soft | social awareness, compromiso social, responsabilidad ciudadana, conciencia social | Empatía
Conciencia ambiental | soft | environmental awareness, cuidado del medio ambiente | Sensibilidad social
Espíritu emprendedor | soft | entrepreneurship, ?emprendimiento, mentalidad emprendedora, intraemprendimiento, entrepreneurial spirit | Iniciativa
Apertura mental | soft | mente abierta, apertura de mente, open minded | Adaptabilidad
Sentido de pertenencia | soft | ownership, sense of ownership | Compromiso
?Trabajo remoto | soft | ?remote work, ?home office, ?trabajo a distancia, ?trabajo desde casa | Autonomía
Trato con el público | soft | trato al publico, facilidad de trato, buen trato al publico, trato con personas, don de gentes, facilidad de interaccion, dealing with the public, good with people | Amabilidad, Vocación de servicio
`
