/**
 * Where people go from one work to another in health, education, social work, hospitality, services, science, arts and sports; the format of a line is in
 * `occupation-moves.data.ts`.
 */
export const peopleMoves = `
Médico general: Médico intensivista, Auditor de seguros de salud, Coordinador de ensayos clínicos, Visitador médico, Cardiólogo, Docente universitario
Médico emergenciólogo: Médico internista, Paramédico, Médico ocupacional, Traumatólogo, Cirujano general, Anestesiólogo, Médico familiar, Especialista en gestión del riesgo de desastres
Médico ocupacional: Médico auditor, Médico familiar, Médico internista, Especialista en salud pública, Auditor de seguros de salud, Médico rehabilitador, Médico emergenciólogo
Médico auditor: Médico ocupacional, Médico familiar, Especialista en salud pública, Médico internista, Perito judicial, Facturador de salud, Enfermero, Analista de seguros
Médico internista: Médico emergenciólogo, Médico familiar, Médico auditor, Especialista en salud pública, Docente universitario, Psiquiatra, Coordinador de ensayos clínicos
Médico familiar: Especialista en salud pública, Médico internista, Médico ocupacional, Ginecólogo, Psiquiatra, Médico auditor, Promotor de salud
Médico intensivista: Cardiólogo, Neumólogo, Médico general, Médico auditor, Infectólogo, Docente universitario
Pediatra: Médico emergenciólogo, Médico internista, Especialista en salud pública, Especialista en estimulación temprana, Médico intensivista, Neumólogo, Docente universitario
Ginecólogo: Cirujano general, Médico familiar, Especialista en salud pública, Médico radiólogo, Oncólogo, Médico auditor
Cirujano general: Médico emergenciólogo, Ginecólogo, Gastroenterólogo, Oncólogo, Médico auditor, Médico intensivista, Docente universitario
Anestesiólogo: Médico emergenciólogo, Médico rehabilitador, Médico general, Médico auditor
Cardiólogo: Médico general, Médico emergenciólogo, Nefrólogo, Médico ocupacional, Docente universitario
Traumatólogo: Médico ocupacional, Médico general, Médico auditor, Médico familiar
Médico radiólogo: Médico general, Ginecólogo, Médico auditor, Docente universitario, Médico emergenciólogo
Psiquiatra: Neurólogo, Médico familiar, Consejero en adicciones, Médico auditor, Médico internista, Perito judicial
Oftalmólogo: Médico general, Médico ocupacional, Médico auditor, Especialista en salud pública, Docente universitario
Dermatólogo: Médico internista, Visitador médico, Médico familiar
Urólogo: Médico general, Nefrólogo, Médico auditor, Docente universitario
Oncólogo: Médico general, Coordinador de ensayos clínicos, Docente universitario
Neurólogo: Médico general, Psiquiatra, Médico ocupacional, Médico auditor
Gastroenterólogo: Médico general, Cirujano general, Médico familiar, Médico auditor, Docente universitario
Médico patólogo: Médico general, Perito judicial, Microbiólogo, Médico auditor, Docente universitario
Médico rehabilitador: Médico general, Médico ocupacional, Terapeuta ocupacional, Médico familiar
Endocrinólogo: Médico general, Nefrólogo, Médico familiar, Médico auditor, Visitador médico
Nefrólogo: Médico general, Urólogo, Médico auditor, Médico familiar
Neumólogo: Médico general, Médico ocupacional, Médico intensivista, Especialista en salud pública
Otorrinolaringólogo: Médico general, Médico ocupacional, Cirujano plástico, Médico auditor
Infectólogo: Médico general, Microbiólogo, Coordinador de ensayos clínicos, Médico emergenciólogo, Investigador
Cirujano plástico: Traumatólogo, Médico general, Otorrinolaringólogo, Médico auditor, Docente universitario
Técnico en esterilización: Asistente dental, Técnico de laboratorio clínico, Operario de lavandería, Operario de limpieza, Auxiliar de almacén, Podólogo, Enfermero
Enfermero: Médico auditor, Docente universitario, Paramédico, Técnico en esterilización, Visitador médico, Jefe de práctica, Admisionista
Enfermero especialista en UCI: Paramédico, Enfermero ocupacional, Auditor de seguros de salud, Docente universitario, Coordinador de ensayos clínicos, Técnico en enfermería
Enfermero instrumentista: Vendedor técnico, Enfermero oncólogo, Técnico en enfermería, Enfermero ocupacional, Auditor de seguros de salud, Visitador médico
Enfermero ocupacional: Paramédico, Enfermero especialista en UCI, Especialista en salud pública, Asistente de seguridad y salud en el trabajo, Analista de bienestar laboral, Higienista ocupacional, Auditor de seguros de salud, Promotor de salud
Enfermero oncólogo: Enfermero instrumentista, Técnico en enfermería, Enfermero ocupacional, Auditor de seguros de salud, Coordinador de ensayos clínicos, Especialista en salud pública
Técnico en enfermería: Enfermero especialista en UCI, Asistente de seguridad y salud en el trabajo, Auxiliar administrativo, Conductor de ambulancia, Técnico en nutrición, Personal de atención permanente, Fisioterapeuta, Enfermero instrumentista
Obstetra: Especialista en estimulación temprana, Técnico en enfermería, Auditor de seguros de salud, Docente universitario, Visitador médico, Psicólogo social comunitario, Admisionista, Enfermero ocupacional
Paramédico: Enfermero, Enfermero ocupacional, Asistente de seguridad y salud en el trabajo, Salvavidas, Especialista en gestión del riesgo de desastres, Capacitador, Supervisor de seguridad en obra, Especialista en seguridad y salud en el trabajo
Cuidador de adulto mayor: Fisioterapeuta, Auxiliar de educación, Maestro sombra, Promotor de salud, Operario de limpieza, Camarero de hotel, Paramédico
Odontólogo: Médico auditor, Auditor de seguros de salud, Especialista en salud pública, Docente universitario, Visitador médico, Admisionista, Vendedor técnico, Promotor de salud
Asistente dental: Recepcionista, Técnico en esterilización, Técnico dental, Técnico en farmacia, Asesor de atención al cliente, Cosmetólogo, Podólogo
Técnico dental: Asistente dental, Joyero, Artesano, Modelador 3D, Vendedor técnico, Técnico de laboratorio
Químico farmacéutico: Microbiólogo, Químico, Jefe de producción, Analista de laboratorio químico, Supervisor de producción, Tecnólogo médico de laboratorio clínico, Supervisor de almacén, Docente universitario
Técnico en farmacia: Almacenero, Visitador médico, Técnico de laboratorio, Asesor de atención al cliente, Jefe de tienda, Técnico en inventarios, Asistente dental, Operario de producción
Especialista en asuntos regulatorios: Jefe de calidad, Analista de inocuidad alimentaria, Coordinador de ensayos clínicos, Asistente de comercio exterior, Ingeniero de alimentos, Analista de sistema integrado de gestión, Técnico en gestión documental, Microbiólogo, Abogado corporativo
Tecnólogo médico de laboratorio clínico: Analista de laboratorio químico, Biotecnólogo, Jefe de práctica, Visitador médico, Técnico de laboratorio, Docente universitario, Investigador
Técnico de laboratorio clínico: Microbiólogo, Técnico en farmacia, Analista de laboratorio químico, Admisionista, Enfermero, Biólogo, Técnico en esterilización, Muestrero
Tecnólogo médico en radiología: Vendedor técnico, Tecnólogo médico de laboratorio clínico, Técnico en enfermería, Inspector de seguridad aeroportuaria, Docente técnico, Técnico en equipos biomédicos, Ingeniero biomédico
Fisioterapeuta: Entrenador deportivo, Podólogo, Especialista en estimulación temprana, Docente de educación física, Cosmiatra, Cuidador de adulto mayor, Enfermero ocupacional
Terapeuta ocupacional: Especialista en estimulación temprana, Maestro sombra, Docente de educación especial, Psicólogo educativo, Psicólogo clínico, Cuidador de adulto mayor, Técnico ortopédico
Terapeuta de lenguaje: Maestro sombra, Especialista en estimulación temprana, Psicólogo, Intérprete de lengua de señas, Psicólogo clínico
Optómetra: Técnico en enfermería, Vendedor, Admisionista, Enfermero ocupacional, Visitador médico, Asesor de atención al cliente, Vendedor técnico
Nutricionista: Especialista en salud pública, Entrenador deportivo, Docente universitario, Chef, Jefe de calidad, Instructor de gastronomía, Vendedor técnico, Coordinador de ensayos clínicos
Técnico en nutrición: Cocinero, Operario de producción, Analista de inocuidad alimentaria, Analista de control de calidad, Administrador de comedor, Trabajador de comida rápida, Operario agroindustrial
Admisionista: Auxiliar administrativo, Asistente administrativo, Auditor de seguros de salud, Archivista, Digitador, Secretario, Recepcionista de hotel, Técnico en gestión documental
Facturador de salud: Digitador, Asistente administrativo, Auxiliar contable, Analista de seguros, Técnico en enfermería, Analista de cuentas por cobrar, Asistente contable, Archivista, Médico auditor
Auditor de seguros de salud: Analista de seguros, Obstetra, Médico ocupacional, Auditor interno, Admisionista, Especialista en salud pública, Gestor de reclamos
Especialista en salud pública: Médico auditor, Coordinador de proyectos sociales, Nutricionista, Investigador, Estadístico, Especialista en programas sociales, Especialista en gestión del riesgo de desastres, Docente universitario, Especialista en planeamiento público
Promotor de salud: Empadronador social, Psicólogo social comunitario, Trabajador social, Coordinador de proyectos sociales, Especialista en estimulación temprana, Encuestador, Impulsador, Personal de atención permanente, Especialista en programas sociales
Coordinador de ensayos clínicos: Especialista en asuntos regulatorios, Microbiólogo, Obstetra, Tecnólogo médico de laboratorio clínico, Biotecnólogo, Analista de sistema integrado de gestión, Visitador médico, Auditor de seguros de salud
Técnico ortopédico: Técnico en enfermería, Terapeuta ocupacional, Zapatero, Talabartero, Vendedor técnico, Modelador 3D, Podólogo
Podólogo: Fisioterapeuta, Cosmetólogo, Masajista, Cosmiatra, Enfermero, Técnico ortopédico, Técnico en esterilización
Médico veterinario: Técnico pecuario, Jefe de calidad, Especialista en asuntos regulatorios, Visitador médico, Especialista en salud pública, Técnico en acuicultura, Docente universitario, Microbiólogo, Supervisor de producción
Técnico veterinario: Ingeniero zootecnista, Técnico agropecuario, Vendedor de tienda, Estilista, Asesor de atención al cliente, Técnico de laboratorio clínico, Operario agrícola
`
