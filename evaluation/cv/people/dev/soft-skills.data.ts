/**
 * The soft skills of the CVs that are written out by hand, whose `{s:…}` marks do not say the kind: as their own page groups them, else how a person
 * behaves, thinks and deals with others. Everything else that they mark is technical.
 */
export const softWrittenSkills = `Adaptabilidad|Amable|Análisis|Aprendizaje continuo|Aprendo rápido|Atención al detalle|Buen trato|Buena comunicación con los clientes|Buena para los números|Calma
|Carismática|Coaching|Comunicación|Comunicación con sindicatos|Comunicación efectiva|Compañerismo|Confiable|Conflict resolution|Creativa|Creatividad|Cumplido
|Curiosidad|Discreción|Disponibilidad para viajar|Don de gentes|Empatía|Escucha activa|Ética profesional|Fácil adaptación|Facilidad de palabra|Facilitación de talleres|Formación de equipos|Fuerza
|Ganas de aprender|Ganas de trabajar|Group handling|Honesta|Honesty|Honrado|Influencia|Leadership|Liderazgo|Liderazgo de brigada|Manejo de conflictos|Manejo de grupos|Manejo de personal
|Manejo del estrés|Mentoring|Negociación|Negotiation|Oratoria|Orden|Orden y limpieza|Ordenada|Organización|Paciencia|Paciencia y cariño con los abuelitos|Paciente|Pensamiento analítico
|Proactividad|Proactivo|Puntual|Puntualidad|Reserva|Resiliencia|Respetuoso|Responsabilidad|Responsable|Responsibility|Seguridad ante todo|Stakeholder management|Storytelling|Team work
|Tolerancia a cambios de último minuto|Trabajo bajo presión|Trabajo con comunidades|Trabajo en altura y bajo presión|Trabajo en equipo|Trabajo en turnos|Trabajo por metas|Trabajo por objetivos
|Trato amable|Trato amable al público|Trato con el cliente|Trato humanizado|Turnos rotativos|Visión de negocio`
