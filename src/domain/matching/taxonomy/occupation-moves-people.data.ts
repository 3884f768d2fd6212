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
Médico intensivista: Cardiólogo, Neumólogo, Médico general, Médico auditor, Infectólogo
Pediatra: Médico emergenciólogo, Médico internista, Especialista en salud pública, Especialista en estimulación temprana, Médico intensivista, Neumólogo
Ginecólogo: Cirujano general, Médico familiar, Especialista en salud pública, Médico radiólogo, Oncólogo, Médico auditor
Cirujano general: Médico emergenciólogo, Ginecólogo, Gastroenterólogo, Oncólogo, Médico auditor, Médico intensivista
Anestesiólogo: Médico emergenciólogo, Médico rehabilitador, Médico general, Médico auditor
Cardiólogo: Médico general, Médico emergenciólogo, Nefrólogo, Médico ocupacional
Traumatólogo: Médico ocupacional, Médico general, Médico auditor, Médico familiar
Médico radiólogo: Médico general, Ginecólogo, Médico auditor, Médico emergenciólogo
Psiquiatra: Neurólogo, Médico familiar, Consejero en adicciones, Médico auditor, Médico internista, Perito judicial
Oftalmólogo: Médico general, Médico ocupacional, Médico auditor, Especialista en salud pública
Dermatólogo: Médico internista, Visitador médico, Médico familiar
Urólogo: Médico general, Nefrólogo, Médico auditor
Oncólogo: Médico general, Coordinador de ensayos clínicos, Médico auditor, Médico patólogo
Neurólogo: Médico general, Psiquiatra, Médico ocupacional, Médico auditor
Gastroenterólogo: Médico general, Cirujano general, Médico familiar, Médico auditor
Médico patólogo: Médico general, Perito judicial, Microbiólogo, Médico auditor, Docente universitario
Médico rehabilitador: Médico general, Médico ocupacional, Terapeuta ocupacional, Médico familiar
Endocrinólogo: Médico general, Nefrólogo, Médico familiar, Médico auditor, Visitador médico
Nefrólogo: Médico general, Urólogo, Médico auditor, Médico familiar
Neumólogo: Médico general, Médico ocupacional, Médico intensivista, Especialista en salud pública
Otorrinolaringólogo: Médico general, Médico ocupacional, Cirujano plástico, Médico auditor
Infectólogo: Médico general, Microbiólogo, Coordinador de ensayos clínicos, Médico emergenciólogo, Investigador
Cirujano plástico: Traumatólogo, Médico general, Otorrinolaringólogo, Médico auditor
Técnico en esterilización: Asistente dental, Técnico de laboratorio clínico, Operario de lavandería, Operario de limpieza, Auxiliar de almacén, Podólogo, Enfermero
Enfermero: Médico auditor, Docente universitario, Paramédico, Técnico en esterilización, Visitador médico, Jefe de práctica, Admisionista
Enfermero especialista en UCI: Paramédico, Enfermero ocupacional, Auditor de seguros de salud, Docente universitario, Coordinador de ensayos clínicos, Técnico en enfermería
Enfermero instrumentista: Vendedor técnico, Enfermero oncólogo, Técnico en enfermería, Enfermero ocupacional, Auditor de seguros de salud, Visitador médico
Enfermero ocupacional: Paramédico, Enfermero especialista en UCI, Especialista en salud pública, Asistente de seguridad y salud en el trabajo, Analista de bienestar laboral, Higienista ocupacional, Auditor de seguros de salud, Promotor de salud
Enfermero oncólogo: Enfermero instrumentista, Técnico en enfermería, Enfermero ocupacional, Auditor de seguros de salud, Coordinador de ensayos clínicos, Especialista en salud pública
Técnico en enfermería: Enfermero especialista en UCI, Asistente de seguridad y salud en el trabajo, Auxiliar administrativo, Conductor de ambulancia, Técnico en nutrición, Personal de atención permanente, Fisioterapeuta, Enfermero instrumentista
Obstetra: Especialista en estimulación temprana, Técnico en enfermería, Auditor de seguros de salud, Visitador médico, Psicólogo social comunitario, Admisionista, Enfermero ocupacional
Paramédico: Enfermero, Enfermero ocupacional, Asistente de seguridad y salud en el trabajo, Salvavidas, Especialista en gestión del riesgo de desastres, Capacitador, Supervisor de seguridad en obra, Especialista en seguridad y salud en el trabajo
Cuidador de adulto mayor: Fisioterapeuta, Auxiliar de educación, Maestro sombra, Promotor de salud, Operario de limpieza, Camarero de hotel, Paramédico
Odontólogo: Médico auditor, Auditor de seguros de salud, Especialista en salud pública, Visitador médico, Admisionista, Vendedor técnico, Promotor de salud
Asistente dental: Recepcionista, Técnico en esterilización, Técnico dental, Técnico en farmacia, Asesor de atención al cliente, Cosmetólogo, Podólogo
Técnico dental: Asistente dental, Joyero, Artesano, Modelador 3D, Vendedor técnico, Técnico de laboratorio
Químico farmacéutico: Microbiólogo, Químico, Jefe de producción, Analista de laboratorio químico, Supervisor de producción, Tecnólogo médico de laboratorio clínico, Supervisor de almacén
Técnico en farmacia: Almacenero, Visitador médico, Técnico de laboratorio, Asesor de atención al cliente, Jefe de tienda, Técnico en inventarios, Asistente dental, Operario de producción
Especialista en asuntos regulatorios: Jefe de calidad, Analista de inocuidad alimentaria, Coordinador de ensayos clínicos, Asistente de comercio exterior, Ingeniero de alimentos, Analista de sistema integrado de gestión, Técnico en gestión documental, Microbiólogo, Abogado corporativo
Tecnólogo médico de laboratorio clínico: Analista de laboratorio químico, Biotecnólogo, Jefe de práctica, Visitador médico, Técnico de laboratorio, Docente universitario, Investigador
Técnico de laboratorio clínico: Microbiólogo, Técnico en farmacia, Analista de laboratorio químico, Admisionista, Enfermero, Biólogo, Técnico en esterilización, Muestrero
Tecnólogo médico en radiología: Vendedor técnico, Tecnólogo médico de laboratorio clínico, Técnico en enfermería, Inspector de seguridad aeroportuaria, Docente técnico, Técnico en equipos biomédicos, Ingeniero biomédico
Fisioterapeuta: Entrenador deportivo, Podólogo, Especialista en estimulación temprana, Docente de educación física, Cuidador de adulto mayor, Enfermero ocupacional
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
Podólogo: Cosmetólogo, Masajista, Cosmiatra, Enfermero, Técnico ortopédico, Técnico en esterilización
Médico veterinario: Técnico pecuario, Jefe de calidad, Especialista en asuntos regulatorios, Visitador médico, Especialista en salud pública, Técnico en acuicultura, Microbiólogo, Supervisor de producción
Técnico veterinario: Ingeniero zootecnista, Técnico agropecuario, Vendedor de tienda, Asesor de atención al cliente, Técnico de laboratorio clínico
Docente de educación inicial: Psicólogo educativo, Coordinador académico, Docente de educación especial, Personal de atención permanente, Docente de inglés, Director de institución educativa, Asesor educativo, Animador de eventos
Docente de educación primaria: Coordinador académico, Especialista pedagógico, Docente de comunicación, Docente de matemática, Director de institución educativa, Especialista en convivencia escolar, Asesor educativo, Docente de ciencias sociales
Docente de educación secundaria: Director de institución educativa, Especialista pedagógico, Docente universitario, Auxiliar de educación, Docente de educación física, Capacitador, Asesor de tesis, Docente de educación especial, Asesor educativo
Docente de matemática: Docente universitario, Docente de educación primaria, Docente técnico, Jefe de práctica, Analista de datos, Diseñador instruccional, Especialista pedagógico
Docente de comunicación: Profesor particular, Docente de educación primaria, Docente de ciencias sociales, Redactor de contenidos, Coordinador académico, Especialista pedagógico, Bibliotecólogo, Docente universitario, Escritor
Docente de ciencias: Microbiólogo, Químico, Jefe de práctica, Docente universitario, Especialista pedagógico, Coordinador académico, Técnico de laboratorio, Docente de educación primaria
Docente de ciencias sociales: Profesor particular, Docente de educación primaria, Especialista en convivencia escolar, Coordinador académico, Sociólogo, Antropólogo, Guía de museo, Docente universitario, Especialista pedagógico
Docente de inglés: Auxiliar de educación, Docente de educación inicial, Coordinador académico, Docente universitario, Capacitador, Recepcionista de hotel, Asistente virtual, Docente de comunicación
Profesor de idiomas: Intérprete, Profesor particular, Guía de turismo, Docente de educación secundaria, Counter de viajes, Docente universitario, Asistente virtual, Editor, Promotor social
Docente de educación física: Gestor deportivo, Docente de educación primaria, Docente de educación secundaria, Deportista, Árbitro deportivo, Salvavidas, Auxiliar de educación, Especialista en convivencia escolar, Coordinador académico
Docente de arte y cultura: Gestor cultural, Profesor particular, Docente de educación primaria, Animador de eventos, Diseñador gráfico, Auxiliar de educación, Especialista en estimulación temprana, Guía de museo, Promotor social
Docente de computación: Profesor particular, Diseñador instruccional, Capacitador, Desarrollador web, Docente universitario, Coordinador académico, Operador de centro de cómputo, Digitador, Analista de mesa de ayuda
Docente de educación especial: Auxiliar de educación, Terapeuta ocupacional, Docente de educación inicial, Especialista en estimulación temprana, Especialista pedagógico, Especialista en convivencia escolar, Psicólogo clínico, Coordinador académico
Maestro sombra: Psicólogo, Psicólogo clínico, Terapeuta de lenguaje, Cuidador de adulto mayor, Profesor particular, Personal de atención permanente, Especialista en estimulación temprana, Especialista en convivencia escolar
Auxiliar de educación: Especialista en estimulación temprana, Profesor particular, Especialista en convivencia escolar, Recepcionista, Auxiliar administrativo, Docente de educación secundaria, Psicólogo educativo, Animador de eventos
Especialista en estimulación temprana: Auxiliar de educación, Psicólogo educativo, Personal de atención permanente, Psicólogo, Enfermero, Promotor social, Animador de eventos
Docente universitario: Profesor particular, Director de institución educativa, Consultor de negocios, Diseñador instruccional, Docente de educación secundaria, Matemático, Estadístico, Historiador
Jefe de práctica: Asesor de tesis, Investigador, Profesor particular, Coordinador académico, Docente de computación, Técnico de laboratorio, Docente de educación secundaria, Docente de matemática, Capacitador
Docente técnico: Mecánico automotriz, Técnico de mantenimiento, Diseñador instruccional, Especialista pedagógico, Técnico electricista industrial, Cosmetólogo, Confeccionista, Coordinador académico
Profesor particular: Docente de computación, Maestro sombra, Docente de educación especial, Jefe de práctica, Asesor de tesis, Físico, Matemático, Psicólogo educativo, Asesor educativo
Director de institución educativa: Docente de educación secundaria, Docente de educación primaria, Docente universitario, Administrador, Especialista en convivencia escolar, Docente de educación inicial, Gestor cultural, Subgerente municipal
Coordinador académico: Psicólogo educativo, Asistente administrativo, Analista de capacitación, Capacitador, Asesor educativo, Especialista en convivencia escolar, Docente de educación primaria, Coordinador administrativo, Docente técnico
Especialista pedagógico: Docente de educación primaria, Docente de educación secundaria, Psicólogo educativo, Capacitador, Coordinador de proyectos sociales, Docente universitario, Docente de educación inicial, Especialista en convivencia escolar, Editor
Especialista en convivencia escolar: Psicólogo social comunitario, Auxiliar de educación, Defensor de la niñez y adolescencia, Promotor social, Psicólogo clínico, Coordinador académico, Docente de educación especial
Diseñador instruccional: Comunicador social, Diseñador gráfico, Docente de educación secundaria, Docente universitario, Redactor UX, Animador digital, Redactor de contenidos
Bibliotecólogo: Técnico en gestión documental, Docente de comunicación, Asistente administrativo, Museólogo, Gestor cultural, Auxiliar de educación, Historiador, Analista de contenidos, Guía de museo
Asesor de tesis: Estadístico, Sociólogo, Redactor de contenidos, Editor, Jefe de práctica, Docente de educación secundaria, Psicólogo, Economista, Coordinador académico
Psicólogo: Analista de recursos humanos, Docente universitario, Trabajador social, Maestro sombra, Coordinador de proyectos sociales, Personal de atención permanente, Capacitador
Psicólogo clínico: Psicólogo social comunitario, Terapeuta ocupacional, Docente universitario, Especialista en convivencia escolar, Psicólogo organizacional, Promotor de salud, Maestro sombra, Personal de atención permanente, Docente de educación especial
Psicólogo educativo: Psicólogo social comunitario, Coordinador académico, Psicólogo organizacional, Asesor educativo, Auxiliar de educación, Terapeuta ocupacional, Analista de selección, Docente de educación inicial, Especialista pedagógico
Psicólogo social comunitario: Psicólogo clínico, Psicólogo educativo, Coordinador de proyectos sociales, Especialista en convivencia escolar, Consejero en adicciones, Personal de atención permanente, Especialista en programas sociales, Perito judicial, Promotor de salud
Trabajador social: Personal de atención permanente, Asistente de recursos humanos, Promotor de salud, Auditor de seguros de salud, Conciliador extrajudicial, Encuestador, Orientador de servicios al ciudadano, Perito judicial
Promotor social: Orientador de servicios al ciudadano, Psicólogo clínico, Sociólogo
Coordinador de proyectos sociales: Economista, Especialista en planeamiento público, Psicólogo social comunitario, Comunicador para el desarrollo, Formulador de proyectos de inversión pública, Supervisor de campo, Ingeniero agrónomo, Administrador
Especialista en relaciones comunitarias: Comunicador social, Especialista en programas sociales, Conciliador extrajudicial, Abogado ambientalista, Relacionista público, Psicólogo social comunitario, Politólogo, Supervisor de campo
Sociólogo: Promotor social, Trabajador social, Investigador, Supervisor de campo, Encuestador, Docente universitario, Comunicador para el desarrollo, Psicólogo social comunitario, Estadístico
Antropólogo: Comunicador para el desarrollo, Especialista en programas sociales, Museólogo, Gestor cultural, Investigador, Analista de investigación de mercados, Docente universitario, Investigador UX, Historiador
Personal de atención permanente: Trabajador social, Psicólogo, Técnico en enfermería, Maestro sombra, Psicólogo social comunitario, Trabajador del hogar, Defensor de la niñez y adolescencia, Docente de educación inicial, Consejero en adicciones
Defensor de la niñez y adolescencia: Abogado, Psicólogo, Conciliador extrajudicial, Defensor público, Promotor social, Especialista en programas sociales, Abogado penalista, Personal de atención permanente, Especialista en convivencia escolar
Intérprete de lengua de señas: Maestro sombra, Auxiliar de educación, Profesor de idiomas, Traductor, Terapeuta de lenguaje, Orientador de servicios al ciudadano, Profesor particular, Promotor social
Consejero en adicciones: Personal de atención permanente, Trabajador social, Psicólogo social comunitario, Psicólogo educativo, Promotor de salud, Técnico en enfermería, Psicólogo organizacional
Cocinero: Técnico en nutrición, Panificador industrial, Administrador de restaurante, Mozo, Trabajador del hogar, Barman, Comerciante
Chef: Administrador de comedor, Nutricionista, Pastelero, Coordinador de banquetes, Analista de inocuidad alimentaria, Comprador, Ayudante de cocina, Barman, Docente técnico
Instructor de gastronomía: Capacitador, Panadero, Administrador de restaurante, Nutricionista, Barman, Ayudante de cocina, Administrador de comedor, Analista de inocuidad alimentaria
Ayudante de cocina: Pastelero, Operario agroindustrial, Barista, Reponedor, Auxiliar de almacén, Camarero de hotel, Operario de empaque, Almacenero, Cajero
Pastelero: Ayudante de cocina, Barista, Operario de producción, Analista de control de calidad, Chef, Trabajador de comida rápida, Comerciante
Panadero: Supervisor de producción, Maquinista de producción, Operario agroindustrial, Trabajador de comida rápida, Operador de envasado, Carnicero
Trabajador de comida rápida: Vendedor de tienda, Reponedor, Anfitrión, Preparador de pedidos, Asesor de atención al cliente, Administrador de restaurante, Barman, Operario de producción, Teleoperador
Mozo: Vendedor, Botones, Administrador de restaurante, Asesor de atención al cliente, Sommelier, Coordinador de banquetes, Recepcionista, Conserje de hotel
Capitán de mozos: Barman, Anfitrión, Coordinador de banquetes, Sommelier, Administrador de comedor, Jefe de tienda, Administrador de hotel, Ama de llaves
Anfitrión: Asesor de atención al cliente, Conserje de hotel, Promotor de créditos, Orientador de servicios al ciudadano, Counter de transporte, Organizador de eventos, Maestro de ceremonias, Animador de eventos
Barman: Capitán de mozos, Anfitrión, Vendedor de tienda, Administrador de restaurante, Cajero, Impulsador, Cocinero, Capacitador, Maestro cervecero
Barista: Anfitrión, Vendedor de tienda, Pastelero, Administrador de restaurante, Ayudante de cocina, Asesor de atención al cliente, Capacitador, Recepcionista
Sommelier: Mozo, Capitán de mozos, Vendedor de tienda, Catador de café, Barista, Ejecutivo comercial, Administrador de restaurante, Impulsador
Administrador de restaurante: Cocinero, Jefe de sección de retail, Supervisor de ventas, Administrador de grifo, Anfitrión, Organizador de eventos, Supervisor de operaciones
Administrador de comedor: Chef, Ingeniero de alimentos, Analista de inocuidad alimentaria, Supervisor de operaciones, Administrador, Almacenero, Supervisor de limpieza, Jefe de almacén, Capitán de mozos
Coordinador de banquetes: Administrador de hotel, Maestro de ceremonias, Ejecutivo comercial, Chef, Relacionista público, Agente de reservas, Administrador de comedor, Anfitrión
Recepcionista de hotel: Auxiliar administrativo, Cajero, Ama de llaves, Camarero de hotel, Teleoperador, Counter de transporte, Vendedor de tienda, Orientador turístico
Auditor nocturno: Recepcionista, Asistente contable, Auxiliar contable, Cajero, Administrador de hotel, Conserje de hotel, Agente de reservas, Asistente de tesorería, Analista de cuentas por cobrar
Conserje de hotel: Counter de viajes, Orientador turístico, Guía de turismo, Agente de reservas, Recepcionista, Tripulante de cabina, Asesor de atención al cliente, Administrador de hotel, Asistente de gerencia
Botones: Conserje, Mozo, Camarero de hotel, Agente de seguridad, Anfitrión, Conductor, Auxiliar de almacén, Recepcionista
Agente de reservas: Teleoperador, Operador turístico, Asesor de atención al cliente, Teleoperador de ventas, Agente de tráfico aéreo, Administrador de hotel, Analista comercial, Auditor nocturno, Asistente comercial
Camarero de hotel: Ayudante de cocina, Conserje, Botones, Auxiliar de almacén, Operario de producción, Cuidador de adulto mayor, Supervisor de limpieza, Recepcionista
Ama de llaves: Operario de limpieza, Administrador de hotel, Operario de lavandería, Trabajador del hogar, Almacenero, Administrador de edificios, Recepcionista, Coordinador administrativo
Administrador de hotel: Agente de reservas, Administrador de edificios, Coordinador de banquetes, Conserje de hotel, Operador turístico, Especialista en turismo, Supervisor de operaciones, Jefe de tienda, Coordinador administrativo
Guía de turismo: Recepcionista de hotel, Profesor de idiomas, Intérprete, Conserje de hotel, Animador de eventos, Historiador, Tripulante de cabina
Guía de museo: Orientador turístico, Gestor cultural, Historiador, Arqueólogo, Bibliotecólogo, Docente de arte y cultura, Anfitrión, Docente de ciencias sociales
Counter de viajes: Vendedor, Teleoperador de ventas, Tripulante de cabina, Orientador turístico, Conserje de hotel, Ejecutivo comercial, Asistente comercial, Asesor bancario
Operador turístico: Agente de reservas, Orientador turístico, Coordinador de transporte, Organizador de eventos, Recepcionista de hotel, Asistente logístico, Asistente administrativo, Comprador, Analista de operaciones
Especialista en turismo: Guía de museo, Gestor cultural, Administrador de hotel, Docente universitario, Comunicador social, Organizador de eventos, Especialista en planeamiento público, Asistente administrativo
Orientador turístico: Recepcionista, Counter de viajes, Operador turístico, Orientador de servicios al ciudadano, Anfitrión, Asesor de atención al cliente, Guardaparque, Recepcionista de hotel, Agente de tráfico aéreo
Animador de eventos: Bailarín, Anfitrión, Docente de arte y cultura, Auxiliar de educación, Organizador de eventos, Guía de turismo, Niñero, Vendedor integral
Crupier: Cajero bancario, Asesor de atención al cliente, Mozo, Recepcionista, Recepcionista de hotel, Barman, Operador de cámaras de vigilancia, Supervisor de operaciones
Estilista: Cosmiatra, Docente técnico, Asesor de atención al cliente, Vendedor de tienda, Impulsador, Comerciante, Técnico veterinario
Barbero: Cosmetólogo, Maquillador, Docente técnico, Vendedor de tienda, Tatuador, Manicurista, Comerciante
Manicurista: Maquillador, Cosmiatra, Vendedor de tienda, Masajista, Recepcionista, Comerciante, Impulsador
Maquillador: Manicurista, Impulsador, Visual merchandiser, Cosmiatra, Vendedor, Actor, Fotógrafo, Docente técnico
Cosmetólogo: Técnico en enfermería, Recepcionista, Impulsador, Podólogo, Asesor de atención al cliente, Vendedor, Barbero
Cosmiatra: Masajista, Técnico en enfermería, Fisioterapeuta, Visitador médico, Vendedor técnico, Manicurista, Maquillador
Masajista: Cosmiatra, Podólogo, Instructor de fitness, Terapeuta ocupacional, Estilista, Manicurista, Cuidador de adulto mayor
Tatuador: Artista plástico, Diseñador gráfico, Estampador, Barbero, Maquillador, Cosmetólogo
Operario de limpieza: Ama de llaves, Auxiliar de almacén, Técnico en esterilización, Reponedor
Operario de limpieza pública: Peón de construcción, Estibador, Auxiliar de almacén, Operario de producción, Regador, Sereno, Conserje
Supervisor de limpieza: Supervisor de operaciones, Camarero de hotel, Operario de lavandería, Administrador de edificios, Supervisor de seguridad, Supervisor de almacén, Coordinador administrativo, Operario de limpieza pública, Jardinero
Trabajador del hogar: Cocinero, Operario de lavandería, Ama de llaves, Jardinero, Auxiliar de educación, Personal de atención permanente
Niñero: Docente de educación primaria, Animador de eventos, Profesor particular, Enfermero
Operario de lavandería: Operario de producción, Trabajador del hogar, Operario textil, Confeccionista, Técnico en esterilización, Auxiliar de almacén, Operario de empaque, Cajero
Lavador de autos: Mecánico automotriz, Planchador y pintor automotriz, Conductor, Auxiliar de almacén, Operario de producción, Peón de construcción
Conserje: Operador de cámaras de vigilancia, Jardinero, Técnico de mantenimiento, Botones, Mensajero, Supervisor de limpieza, Almacenero, Agente de prevención de pérdidas
Agente funerario: Conductor de ambulancia, Vendedor de campo, Técnico en enfermería, Maquillador, Jardinero, Operario de limpieza pública, Asesor de atención al cliente
Cuidador de animales: Operario agrícola, Guardaparque, Agente de seguridad, Operario de limpieza, Técnico agropecuario, Jardinero
Cerrajero automotriz: Carpintero, Vidriero, Técnico electrónico, Mecánico automotriz, Vendedor de repuestos, Instalador de cámaras de seguridad, Técnico de mantenimiento
Agente de seguridad: Jefe de seguridad ciudadana, Auxiliar administrativo, Mensajero, Conductor, Auxiliar de almacén, Bombero, Lecturista de medidores, Fiscalizador municipal, Anfitrión
Agente de resguardo: Conductor, Militar, Supervisor de seguridad, Sereno, Agente penitenciario, Operador de cámaras de vigilancia, Inspector de seguridad aeroportuaria, Conserje
Agente de prevención de pérdidas: Vendedor de tienda, Técnico en inventarios, Inspector de seguridad aeroportuaria, Almacenero, Sereno, Policía, Analista de prevención de fraude, Agente de resguardo, Auxiliar de almacén
Operador de cámaras de vigilancia: Conserje, Operador de centro de cómputo, Teleoperador, Policía, Militar, Inspector de seguridad aeroportuaria, Instalador de cámaras de seguridad, Agente de resguardo
Supervisor de seguridad: Policía, Militar, Sereno, Agente penitenciario, Supervisor de limpieza, Inspector de seguridad aeroportuaria, Especialista en seguridad y salud en el trabajo, Administrador de edificios, Asistente de seguridad y salud en el trabajo
Sereno: Supervisor de seguridad, Militar, Conserje, Inspector de transporte, Conductor, Bombero, Agente penitenciario, Notificador, Especialista en gestión del riesgo de desastres
Jefe de seguridad ciudadana: Policía, Militar, Operador de cámaras de vigilancia, Subgerente municipal, Especialista en gestión del riesgo de desastres, Fiscalizador municipal, Supervisor de operaciones, Agente de seguridad
Policía: Investigador privado, Perito judicial, Inspector de transporte, Fiscalizador municipal, Inspector de seguridad aeroportuaria, Inspector migratorio, Conductor, Bombero
Militar: Agente penitenciario, Operador de cámaras de vigilancia, Especialista en gestión del riesgo de desastres, Agente de prevención de pérdidas, Conductor, Bombero, Marino mercante, Supervisor de operaciones, Inspector de seguridad aeroportuaria
Agente penitenciario: Operador de cámaras de vigilancia, Inspector de seguridad aeroportuaria, Agente de prevención de pérdidas, Personal de atención permanente, Jefe de seguridad ciudadana, Conserje
Bombero: Técnico en enfermería, Enfermero ocupacional, Asistente de seguridad y salud en el trabajo, Supervisor de seguridad en obra, Conductor de ambulancia, Capacitador, Supervisor de seguridad, Operador de planta de agua, Agente de resguardo
Salvavidas: Instructor de fitness, Docente de educación física, Técnico en enfermería, Deportista, Sereno, Agente de seguridad, Animador de eventos
Inspector de seguridad aeroportuaria: Operador de cámaras de vigilancia, Sereno, Oficial de aduanas, Inspector migratorio, Tripulante de cabina, Supervisor de seguridad, Anfitrión, Agente de resguardo
Investigador privado: Encuestador, Gestor de cobranza, Notificador, Agente de seguridad, Analista de prevención de fraude, Auditor interno, Tasador, Asistente legal, Militar
Biólogo: Docente universitario, Guardaparque, Técnico en acuicultura, Analista de laboratorio químico, Especialista en asuntos regulatorios, Analista de inocuidad alimentaria, Visitador médico, Especialista en residuos sólidos
Microbiólogo: Investigador, Jefe de calidad, Docente universitario, Especialista en asuntos regulatorios, Químico, Técnico de laboratorio clínico, Vendedor técnico
Biotecnólogo: Analista de laboratorio químico, Tecnólogo médico de laboratorio clínico, Técnico de laboratorio, Analista de control de calidad, Ingeniero de alimentos, Vendedor técnico, Docente universitario, Especialista en sanidad vegetal, Viverista
Químico: Analista de control de calidad, Técnico de laboratorio, Jefe de calidad, Docente de ciencias, Vendedor técnico, Ingeniero metalurgista, Especialista en asuntos regulatorios, Investigador, Operador de planta de agua
Analista de laboratorio químico: Jefe de calidad, Químico farmacéutico, Operador de planta de agua, Metrólogo, Vendedor técnico, Monitor ambiental, Ingeniero de procesos, Ingeniero de alimentos, Analista de inocuidad alimentaria
Técnico de laboratorio: Operador de planta de agua, Operador de planta concentradora, Tecnólogo médico de laboratorio clínico, Laboratorista de suelos, Químico, Analista de inocuidad alimentaria, Operario de producción, Metrólogo, Monitor ambiental
Físico: Científico de datos, Docente de ciencias, Docente universitario, Estadístico, Metrólogo, Analista de datos, Ingeniero electrónico, Jefe de práctica, Higienista ocupacional
Matemático: Científico de datos, Actuario, Docente universitario, Analista de datos, Analista de riesgos, Profesor particular, Jefe de práctica, Desarrollador Python, Ingeniero de machine learning
Estadístico: Analista de inteligencia de negocios, Analista de planificación de demanda, Analista de control de gestión, Supervisor de campo, Especialista en planeamiento público, Analista comercial, Ingeniero de datos, Investigador, Analista de dimensionamiento
Meteorólogo: Especialista en gestión del riesgo de desastres, Especialista en sistemas de información geográfica, Ingeniero agrícola, Docente universitario, Monitor ambiental, Especialista ambiental, Analista de datos, Investigador, Despachador de vuelo
Investigador: Sociólogo, Estadístico, Antropólogo, Analista de investigación de mercados, Jefe de práctica, Científico de datos, Economista, Coordinador de proyectos sociales, Microbiólogo
Arqueólogo: Docente universitario, Guía de turismo, Gestor cultural, Especialista en relaciones comunitarias, Especialista ambiental, Especialista en turismo, Especialista en catastro, Especialista en sistemas de información geográfica, Investigador
Historiador: Archivista, Docente de comunicación, Investigador, Gestor cultural, Editor, Antropólogo, Sociólogo, Escritor, Guía de museo
Museólogo: Docente de arte y cultura, Investigador, Archivista, Guía de turismo, Docente universitario, Organizador de eventos, Antropólogo, Especialista en turismo
Gestor cultural: Comunicador para el desarrollo, Especialista en turismo, Coordinador de proyectos sociales, Relacionista público, Realizador audiovisual, Actor, Músico, Antropólogo, Analista de contenidos
Artista plástico: Diseñador gráfico, Modelador 3D, Animador digital, Gestor cultural, Profesor particular, Director de arte, Tatuador, Diseñador de interiores, Estampador
Artesano: Confeccionista, Docente de arte y cultura, Comerciante, Sastre, Carpintero, Vendedor de tienda, Docente técnico, Operario textil, Zapatero
Músico: Profesor particular, Actor, Locutor, Gestor cultural, Animador de eventos, Realizador audiovisual, Maestro de ceremonias, Docente de educación inicial
Actor: Maestro de ceremonias, Guionista, Gestor cultural, Realizador audiovisual, Músico, Capacitador, Impulsador, Anfitrión
Bailarín: Animador de eventos, Entrenador deportivo, Docente de educación física, Músico, Especialista en estimulación temprana, Gestor cultural, Auxiliar de educación
Entrenador deportivo: Fisioterapeuta, Animador de eventos, Auxiliar de educación, Coordinador académico, Bailarín, Docente de educación primaria
Instructor de fitness: Vendedor de tienda, Gestor deportivo, Animador de eventos, Asesor de atención al cliente, Deportista, Recepcionista, Ejecutivo comercial, Salvavidas
Deportista: Docente de educación física, Instructor de fitness, Árbitro deportivo, Gestor deportivo, Salvavidas, Bailarín
Árbitro deportivo: Docente de educación física, Gestor deportivo, Deportista, Instructor de fitness, Capacitador
Gestor deportivo: Docente de educación física, Organizador de eventos, Administrador, Coordinador de proyectos sociales, Coordinador administrativo, Relacionista público, Instructor de fitness, Promotor social, Especialista administrativo
`
